import type { DayNumber } from '../calendar/civilDate';
import { firstPositionEndingFrom } from '../absences/dayIndex';
import type { DaySet } from '../absences/absentDays';
import type { DatedTrip } from '../assessment/request';
import { daysBeforeComplete } from './applicationWindow';
import type { PeriodSearch } from './findPeriod';
import { breaksRules, firstCompliantPeriod, periodCompleteFrom } from './qualifyingPeriod';

/** The end of the valid application days, caused by a journey. */
export interface EndOfGoodDays {
  /** The last valid day: the day before departure, as an application is made inside the UK. */
  readonly last: DayNumber;
  /** The first day on which an application is valid again. */
  readonly again: DayNumber;
}

/**
 * Finds the future journey that ends the valid days; null if no known journey does. A valid period can break only
 * while the person is away, so only the days of journeys are checked: O(journeys log days).
 * @param goodFrom the first valid application day
 * @param away the days that count as away
 */
export function findEndOfGoodDays(
  search: PeriodSearch,
  goodFrom: DayNumber,
  away: DaySet,
  trips: readonly DatedTrip[],
): EndOfGoodDays | null {
  const { route, years, start, uncounted, rules, law } = search;
  if (route.anyYearsOnRoute || years === 0 || rules.length === 0) return null;
  const periodUntil = (day: DayNumber) => periodCompleteFrom(day, start, years, uncounted);
  const isBroken = (day: DayNumber) => breaksRules(periodUntil(day), uncounted, rules);
  for (let position = firstPositionEndingFrom(away, goodFrom); position < away.length; position += 1) {
    const span = away[position];
    if (span === undefined || !isBroken(span.last + 1)) continue;
    const brokenFrom = findFirstDay(isBroken, Math.max(span.first, goodFrom), span.last + 1);
    const departed = findDepartureBefore(trips, brokenFrom);
    const last = departed !== null && departed > goodFrom ? departed - 1 : brokenFrom - 1;
    if (last < goodFrom) return null;
    const next = firstCompliantPeriod(periodUntil(brokenFrom), years, uncounted, rules);
    return { last, again: Math.max(span.last + 1, next.completes - daysBeforeComplete(route, law)) };
  }
  return null;
}

/** The first day from which a condition holds. It must hold for the last day. */
function findFirstDay(holds: (day: DayNumber) => boolean, first: DayNumber, last: DayNumber): DayNumber {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The departure of the journey that contains a day; null if none contains it. */
function findDepartureBefore(trips: readonly DatedTrip[], day: DayNumber): DayNumber | null {
  return trips.reduce<DayNumber | null>((earliest, { departure, arrival }) => {
    const holds = departure < day && (arrival === null || arrival >= day - 1);
    return holds && (earliest === null || departure < earliest) ? departure : earliest;
  }, null);
}
