import type { Readiness } from '@settlewise/practice';
import { Bar } from '../../../ui/Bar';
import { ButtonLink } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';

/**
 * How ready somebody is, in counts: nobody can say how likely they are to pass. Nothing before the first round.
 * @param rounds how many they finished, of whatever kind
 */
export function Standing({ readiness, rounds }: { readiness: Readiness; rounds: number }) {
  if (rounds === 0) return null;
  return (
    <SectionCard title="Where you stand">
      <Mocks readiness={readiness} />
      <div>
        <ButtonLink look="quiet" to="#rounds">
          {rounds === 1 ? 'Your round' : `Your ${rounds} rounds`}
        </ButtonLink>
      </div>
    </SectionCard>
  );
}

function Mocks({ readiness: { last, counted, needed, rightNeeded, ready } }: { readiness: Readiness }) {
  if (last.mocks === 0) return <p>You have taken no mock test yet.</p>;
  return (
    <>
      {ready && (
        <div>
          <Pill tone="within">Ready to book</Pill>
        </div>
      )}
      <p>
        {last.mocks === 1
          ? `You ${last.passed === 1 ? 'passed' : 'did not pass'} your last mock test.`
          : `You passed ${last.passed} of your last ${last.mocks} mock tests.`}
      </p>
      <Bar
        role="progressbar"
        label="Mock tests that count"
        value={counted}
        max={needed}
        words={`${counted} of ${needed}`}
        colour={ready ? 'within' : 'action'}
      />
      <Note>
        {`${Math.min(counted, needed)} of ${needed} mock tests count so far. One counts when all its questions were new to you and at least ${rightNeeded} are right. With ${needed} you are ready.`}
      </Note>
    </>
  );
}
