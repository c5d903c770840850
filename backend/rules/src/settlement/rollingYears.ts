import { clip, type DaySet } from '../absences/absentDays';
import { daysWithin, firstEndingFrom, indexDays, nthDayFrom } from '../absences/dayIndex';
import { lastOfTwelveMonths, startsOver, worstTwelveMonths } from '../absences/twelveMonths';
import type { DayLimit } from '../parameters/law';
import type { AbsenceRule } from './absenceRule';

/** At most the limit of days away in any twelve months of the period. CR 3.1 and 3.2. */
export function rollingYears(days: DaySet, limit: DayLimit): AbsenceRule {
  const index = indexDays(days);
  const overFrom = startsOver(index, limit.days);
  return {
    obstacle: ({ first, last }) => {
      const run = firstEndingFrom(overFrom, first);
      if (run === undefined) return null;
      const start = Math.max(run.first, first);
      const brokenOn = nthDayFrom(index, start, limit.days + 1);
      if (brokenOn === null || brokenOn > last) return null;
      const end = lastOfTwelveMonths(start);
      return {
        kind: 'any_twelve_months',
        first: start,
        last: end,
        days: daysWithin(index, start, Math.min(end, last)),
        limit,
        // Every later start of the run also has twelve months over the limit within its period.
        retryFrom: run.last + 1,
      };
    },
    worst: (first, last) => {
      const worst = worstTwelveMonths(indexDays(clip(days, first, last)));
      return worst && { ...worst, limit };
    },
  };
}
