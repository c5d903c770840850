import type { DayNumber } from '../calendar/civilDate';
import { calculateDayNumber, isLeapYear, partsOfDay } from '../calendar/dayNumbers';
import type { DaySet } from '../absences/absentDays';
import { daysThrough, daysWithin, indexDays } from '../absences/dayIndex';
import { daysUntilWithin } from '../absences/movingWindow';
import type { DaySpan } from '../absences/trip';
import type { CountedWindow } from '../absences/twelveMonths';
import type { DayLimit } from '../parameters/law';
import type { AbsenceRule } from './absenceRule';

/**
 * The consecutive years that end on a period's last day and month, earliest first; the first may be shorter than a
 * year where the period is not a number of whole years.
 */
export function fixedYears(first: DayNumber, last: DayNumber): readonly DaySpan[] {
  const ends = findYearEnds(first, last);
  return ends.map((end, position) => ({ first: (ends[position - 1] ?? first - 1) + 1, last: end }));
}

/** The last days of those years. If the last day is 29 February, other years end on 28 February. */
function findYearEnds(first: DayNumber, last: DayNumber): readonly DayNumber[] {
  const { year, month, day } = partsOfDay(last);
  const leapDay = month === 2 && day === 29;
  const endIn = (ofYear: number) =>
    calculateDayNumber(ofYear, month, leapDay && !isLeapYear(ofYear) ? 28 : day);
  const ends: DayNumber[] = [];
  for (let ofYear = partsOfDay(first).year; ofYear <= year; ofYear += 1) {
    const end = endIn(ofYear);
    if (end >= first) ends.push(end);
  }
  return ends;
}

/**
 * Days away during permission granted before 11 January 2018: at most the limit in each of the consecutive years that
 * end on the day and month of the period's end. CR 3.2; continuous residence guidance v8.0, page 27.
 */
export function inFixedYears(days: DaySet, limit: DayLimit): AbsenceRule {
  const index = indexDays(days);
  /** The first year with more days than `most`; null if there is none. */
  const findYearOver = (most: number, first: DayNumber, last: DayNumber): CountedWindow | null => {
    let before = first - 1;
    let countedBefore = daysThrough(index, before);
    for (const end of findYearEnds(first, last)) {
      const counted = daysThrough(index, end);
      if (counted - countedBefore > most)
        return { first: before + 1, last: end, days: counted - countedBefore };
      before = end;
      countedBefore = counted;
    }
    return null;
  };
  return {
    obstacle: ({ first, last, daysInStep }) => {
      if (daysWithin(index, first, last) <= limit.days) return null;
      const broken = findYearOver(limit.days, first, last);
      if (broken === null) return null;
      // The years move with the period and may pass the days away before the period does.
      const moves = daysUntilWithin(index, broken, limit.days, daysInStep);
      return { kind: 'fixed_year', ...broken, limit, retryFrom: first + moves };
    },
    worst: (first, last) => {
      let worst: CountedWindow | null = null;
      for (
        let year = findYearOver(0, first, last);
        year !== null;
        year = findYearOver(year.days, first, last)
      )
        worst = year;
      return worst && { ...worst, limit };
    },
  };
}
