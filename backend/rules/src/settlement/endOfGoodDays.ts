import type { DayNumber } from '../calendar/civilDate';
import { firstPositionEndingFrom } from '../absences/dayIndex';
import type { DaySet } from '../absences/absentDays';
import type { DatedTrip } from '../assessment/request';
import { daysBeforeComplete } from './applicationWindow';
import type { PeriodSearch } from './findPeriod';
import { breaks, firstCompliantPeriod, periodCompleteFrom } from './qualifyingPeriod';

/** Days of application that are good, and the journey that ends them. */
export interface EndOfGoodDays {
  /** The last good day: the one before the departure, as an application is made from within the UK. */
  readonly last: DayNumber;
  /** The first day on which an application is good again. */
  readonly again: DayNumber;
}

/**
 * The journey ahead that brings good days to an end, or null where none of those given does. A period that is good on a
 * day can break only while somebody is away, so only the days of journeys are looked at: O(journeys log days).
 * @param goodFrom the first day of application that is good
 * @param away the days that count as away
 */
export function endOfGoodDays(
  search: PeriodSearch,
  goodFrom: DayNumber,
  away: DaySet,
  trips: readonly DatedTrip[],
): EndOfGoodDays | null {
  const { route, years, start, uncounted, rules, law } = search;
  if (route.anyYearsOnRoute || years === 0 || rules.length === 0) return null;
  const periodTo = (day: DayNumber) => periodCompleteFrom(day, start, years, uncounted);
  const isBroken = (day: DayNumber) => breaks(periodTo(day), uncounted, rules);
  for (let position = firstPositionEndingFrom(away, goodFrom); position < away.length; position += 1) {
    const span = away[position];
    if (span === undefined || !isBroken(span.last + 1)) continue;
    const brokenFrom = firstDayThat(isBroken, Math.max(span.first, goodFrom), span.last + 1);
    const departed = departureBefore(trips, brokenFrom);
    const last = departed !== null && departed > goodFrom ? departed - 1 : brokenFrom - 1;
    if (last < goodFrom) return null;
    const next = firstCompliantPeriod(periodTo(brokenFrom), years, uncounted, rules);
    return { last, again: Math.max(span.last + 1, next.completes - daysBeforeComplete(route, law)) };
  }
  return null;
}

/** The first day of a stretch from which a condition holds that holds for its last day. */
function firstDayThat(holds: (day: DayNumber) => boolean, first: DayNumber, last: DayNumber): DayNumber {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The day of leaving on the journey during which a day lies; null where the day lies in none. */
function departureBefore(trips: readonly DatedTrip[], day: DayNumber): DayNumber | null {
  return trips.reduce<DayNumber | null>((earliest, { departure, arrival }) => {
    const holds = departure < day && (arrival === null || arrival >= day - 1);
    return holds && (earliest === null || departure < earliest) ? departure : earliest;
  }, null);
}
