import Stack from '@mui/material/Stack';
import type { SharedAbsencesResponse } from '@settlewise/contract/shared';
import { countJourneysUpTo, markLeftOut } from '../../../record/journeys/countedJourney';
import { ApproximateTotals } from '../../../record/journeys/ApproximateTotals';
import { DaysAway } from '../../../record/journeys/picture/DaysAway';
import { mostOfJourneys, worstMonths } from '../../../record/journeys/picture/sentences';
import { withoutDaysBeforeEntry } from '../../../record/journeys/picture/periodInWords';
import { checkOf } from '../../../record/limits/labels';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/SectionCard';
import { BothCounts } from './BothCounts';
import { SharedJourneys } from './SharedJourneys';

/** The days away: by both counts, as pictures, and journey by journey. */
export function SharedAbsences({ answer }: { answer: SharedAbsencesResponse }) {
  const { record, asOf, journeys, summary, period, worstTwelveMonths } = answer;
  if (journeys.length === 0)
    return (
      <EmptyState icon="plane" title="No journeys yet">
        {record.name} has recorded no journey out of the UK so far.
      </EmptyState>
    );
  const worst = worstTwelveMonths?.homeOffice ?? null;
  const check = checkOf(summary.limits, 'settlement');
  // The limit leaves out days that the route permits, and counts those before the first entry.
  const isOfLimit = check !== undefined && (worst === null || check.days === worst.days);
  return (
    <Stack spacing={2.5}>
      <BothCounts answer={answer} />
      <ApproximateTotals totals={summary.approximateTotals} />
      <SectionCard title="The years as pictures" foldsTo="">
        <DaysAway
          trips={markLeftOut(countJourneysUpTo(journeys, asOf), summary.permittedReasons)}
          counting="whole_days"
          asOf={asOf}
          period={period}
          // The pictures hold every journey, also those before the qualifying years.
          lineFrom={journeys.map(({ departureDate }) => departureDate).toSorted()[0]}
          countedWords={withoutDaysBeforeEntry}
          worst={worst}
          worstWords={isOfLimit ? worstMonths : mostOfJourneys}
          worstIsLimited={isOfLimit}
          limit={isOfLimit ? check.limit : null}
        />
      </SectionCard>
      <SharedJourneys journeys={journeys} today={asOf} />
    </Stack>
  );
}
