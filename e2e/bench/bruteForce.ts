import type { AssessedTrip } from '@settlewise/rules/assessment';
import { type CivilDate, fromDayNumber, toDayNumber } from '@settlewise/rules/calendar';

const mostDaysAway = 180;
const years = 5;

/**
 * A slow brute-force search: the end of the first five years, starting at the grant or later, in which no twelve months
 * have more than 180 whole days away. It tries every start and counts the days of every twelve months.
 */
export function bruteForceFirstDate(trips: readonly AssessedTrip[], grant: CivilDate): CivilDate {
  const away = new Set<number>();
  for (const { departureDate, returnDate } of trips) {
    if (returnDate === null) throw new RangeError('A trip without an end is not counted here');
    for (let day = toDayNumber(departureDate) + 1; day < toDayNumber(returnDate); day += 1) away.add(day);
  }
  let start = toDayNumber(grant);
  while (breaks(away, start, yearsAfter(start, years) - 1)) start += 1;
  return fromDayNumber(yearsAfter(start, years));
}

function breaks(away: ReadonlySet<number>, from: number, to: number): boolean {
  for (let first = from; first <= to; first += 1) {
    if (!away.has(first)) continue;
    const last = Math.min(to, yearsAfter(first, 1) - 1);
    let days = 0;
    for (let day = first; day <= last; day += 1) if (away.has(day)) days += 1;
    if (days > mostDaysAway) return true;
  }
  return false;
}

/** The same date `count` years later; 28 February when there is no 29 February. */
function yearsAfter(day: number, count: number): number {
  const date = new Date(day * 86_400_000);
  const month = date.getUTCMonth();
  const then = Date.UTC(date.getUTCFullYear() + count, month, date.getUTCDate());
  const fits = new Date(then).getUTCMonth() === month;
  return (fits ? then : Date.UTC(date.getUTCFullYear() + count, 1, 28)) / 86_400_000;
}
