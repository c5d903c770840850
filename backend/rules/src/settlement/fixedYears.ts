import type { DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import type { DaySet } from '../absences/absentDays';
import { daysWithin, indexDays } from '../absences/dayIndex';
import { daysUntilWithin } from '../absences/movingWindow';
import type { DaySpan } from '../absences/trip';
import type { DayLimit } from '../parameters/absenceRules';
import type { AbsenceRule } from './absenceRule';

/**
 * The consecutive years that end on a period's last day and month, earliest first; the first may be shorter than a
 * year where the period is not a number of whole years.
 */
export function fixedYears(first: DayNumber, last: DayNumber): readonly DaySpan[] {
  const years: DaySpan[] = [];
  for (let back = 0; yearsLater(last, -back) >= first; back += 1) {
    years.unshift({
      first: Math.max(first, yearsLater(last, -back - 1) + 1),
      last: yearsLater(last, -back),
    });
  }
  return years;
}

/**
 * Days away during permission granted before 11 January 2018: not more than the limit in each of the consecutive years
 * that end on the day and month of the period's end. CR 3.2; continuous residence guidance v8.0, page 27.
 */
export function inFixedYears(days: DaySet, limit: DayLimit): AbsenceRule {
  const index = indexDays(days);
  const counted = (first: DayNumber, last: DayNumber) =>
    fixedYears(first, last).map((year) => ({ ...year, days: daysWithin(index, year.first, year.last) }));
  return {
    obstacle: ({ first, last, daysInStep }) => {
      if (daysWithin(index, first, last) <= limit.days) return null;
      const broken = counted(first, last).find((year) => year.days > limit.days);
      if (broken === undefined) return null;
      // The years move with the period, and may leave the days behind before the period does.
      const moves = daysUntilWithin(index, broken, limit.days, daysInStep);
      return { kind: 'fixed_year', ...broken, limit, retryFrom: first + moves };
    },
    worst: (first, last) => {
      if (index.total === 0) return null;
      const worst = counted(first, last).reduce((most, year) => (year.days > most.days ? year : most));
      return worst.days === 0 ? null : { ...worst, limit };
    },
  };
}
