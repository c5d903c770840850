import { answersByTopic, type Round } from '@settlewise/practice';
import { SimpleTable } from '../../../ui/SimpleTable';
import { topicLabels } from '../labels';
import type { Bank } from '../useBank';

/** How many answers of each topic were right. */
export function ByTopic({ rounds, bank }: { rounds: readonly Round[]; bank: Bank }) {
  return (
    <SimpleTable
      caption="Right answers by topic"
      rowHeaders
      columns={['Topic', { label: 'Right', number: true }]}
      rows={answersByTopic(rounds, (id) => bank.byId.get(id)?.topic ?? null).map(
        ({ topic, right, answered }) => [topicLabels[topic], `${right} of ${answered}`],
      )}
    />
  );
}
