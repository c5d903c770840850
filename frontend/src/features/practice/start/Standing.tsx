import type { Readiness } from '@settlewise/practice';
import { Bar } from '../../../ui/Bar';
import { Note } from '../../../ui/Note';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';

/** How ready somebody is, in counts: nobody can say how likely they are to pass. */
export function Standing({ readiness }: { readiness: Readiness }) {
  const { last, counted, needed, rightNeeded, ready } = readiness;
  if (last.mocks === 0) return null;
  return (
    <SectionCard title="Where you stand">
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
    </SectionCard>
  );
}
