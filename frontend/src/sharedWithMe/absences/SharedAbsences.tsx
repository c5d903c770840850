import type { SharedAbsencesResponse } from '@settlewise/contract';
import { DaysAway } from '../../public/calculators/picture/DaysAway';
import { EmptyState } from '../../ui/EmptyState';
import part from '../Part.module.css';
import { BothCounts } from './BothCounts';
import { SharedJourneys } from './SharedJourneys';

/** The days away: by both counts, as pictures, and journey by journey. */
export function SharedAbsences({ answer }: { answer: SharedAbsencesResponse }) {
  const { record, asOf, journeys, period, worstTwelveMonths } = answer;
  if (journeys.length === 0)
    return (
      <EmptyState icon="plane" title="No journeys yet">
        {record.name} has recorded no journey out of the UK so far.
      </EmptyState>
    );
  const worst = worstTwelveMonths?.cautious ?? null;
  return (
    <div className={part['parts']}>
      <BothCounts answer={answer} />
      <section aria-labelledby="pictures" className={part['card']}>
        <h2 id="pictures">The years as pictures</h2>
        <DaysAway
          trips={journeys}
          counting="inclusive"
          asOf={asOf}
          period={period}
          periodWords="Years looked at"
          worst={worst}
          limit={worst?.limit ?? null}
        />
      </section>
      <SharedJourneys journeys={journeys} today={asOf} />
    </div>
  );
}
