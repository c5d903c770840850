import { fewestPeople, questionsOf, type Round } from '@settlewise/practice';
import { lifeInTheUkTestOn } from '@settlewise/rules/parameters';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/Button';
import { formatDate } from '../../../ui/dates/formatDate';
import { EmptyState } from '../../../ui/EmptyState';
import { Page } from '../../../ui/Page';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { ByTopic } from '../result/ByTopic';
import type { Bank } from '../useBank';
import { useHolder, useRounds } from '../useRounds';

/** As many rounds as a phone shows without end; the others on demand. */
const shownAtFirst = 20;

/** Every round that somebody finished, the newest first, and how they do by topic over all of them. */
export function RoundsView({ bank }: { bank: Bank }) {
  const rounds = useRounds();
  const isVisitor = useHolder() === null;
  return (
    <Page
      width="reading"
      title="Your rounds"
      back={{ to: '/test', words: 'Back to the start' }}
      lead={
        isVisitor
          ? 'They are kept on this device alone. Once you sign in, they go to your record.'
          : `Only you see them: they are not part of what you share with a lawyer. Your first answer to a question counts, without your name, in how hard people find it. That is told once ${fewestPeople} people have answered.`
      }
    >
      {rounds.length === 0 ? (
        <EmptyState
          icon="clock"
          title="No rounds yet"
          actions={<ButtonLink to="/test">Start a round</ButtonLink>}
        >
          Each round that you finish stands here, with how many answers were right.
        </EmptyState>
      ) : (
        <>
          <SectionCard
            title="By topic"
            lead="Over all your rounds. A question that came back counts each time."
          >
            <ByTopic rounds={rounds} bank={bank} />
          </SectionCard>
          <SectionCard title="All rounds">
            <Rounds newestFirst={rounds.toReversed()} />
          </SectionCard>
        </>
      )}
    </Page>
  );
}

function Rounds({ newestFirst }: { newestFirst: readonly Round[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? newestFirst : newestFirst.slice(0, shownAtFirst);
  return (
    <>
      <SimpleTable
        caption="Your rounds, the newest first"
        rowHeaders
        columns={['Day', 'Round', { label: 'Right', number: true }]}
        rows={shown.map((round) => [
          formatDate(round.finishedOn),
          nameOf(round),
          // On one line, also on a phone.
          `${round.right.length}\u00A0of\u00A0${questionsOf(round).length}`,
        ])}
      />
      {shown.length < newestFirst.length && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            Show all {newestFirst.length}
          </Button>
        </div>
      )}
    </>
  );
}

/** By the rules of its day. */
function nameOf({ kind, finishedOn, right }: Round): string {
  if (kind === 'practice') return 'Practice';
  return right.length >= lifeInTheUkTestOn(finishedOn).toPass ? 'Mock test: passed' : 'Mock test: not passed';
}
