import { poundsOfPence, type FeesAnswer } from '@settlewise/rules';
import Stack from '@mui/material/Stack';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { nameOfItem, nameOfPerson } from '../labels';
import { partsOfPlan, type PlannedPerson } from '../plan/plan';

interface PartsProps {
  bill: FeesAnswer;
  people: readonly PlannedPerson[];
}

/** The same sum by person and by application. */
export function Parts({ bill, people }: PartsProps) {
  const total = { label: 'In all', value: poundsOfPence(bill.totalPence) };
  const sum = { label: 'Sum', number: true };
  return (
    <SectionCard title="By person and by application" foldsTo="Show" oneOf={partsOfPlan}>
      <Stack spacing={3}>
        <SimpleTable
          caption="By person"
          columns={['Person', sum]}
          rows={bill.byPerson.map(({ person, pence }) => [
            person === null ? 'Own costs' : nameOfPerson(people[person] ?? { name: '' }, person),
            poundsOfPence(pence),
          ])}
          rowHeaders
          total={total}
        />
        <SimpleTable
          caption="By application"
          columns={['Application', sum]}
          rows={bill.byItem.map(({ item, pence }) => [nameOfItem(item), poundsOfPence(pence)])}
          rowHeaders
          total={total}
        />
      </Stack>
    </SectionCard>
  );
}
