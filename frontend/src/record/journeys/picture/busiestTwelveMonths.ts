import type { LimitedWindowResponse } from '@settlewise/contract/assessments';
import {
  absentDays,
  countDaysBetween,
  type CountingMethod,
  type Trip,
  twelveMonthsLine,
} from '@settlewise/rules/absences';
import { addDays, addYears, fromDayNumber, toDayNumber } from '@settlewise/rules/calendar';
import { highestOf } from './lineGeometry';

/** The twelve months with the most days away, the earliest of equals, against a limit; null without days away. */
export function busiestTwelveMonths(
  trips: readonly Trip[],
  counting: CountingMethod,
  limit: number,
): LimitedWindowResponse | null {
  // Written yyyy-MM-dd, dates stand in the order of the days.
  const from = trips.map(({ departureDate }) => departureDate).toSorted()[0];
  const to = trips
    .map(({ returnDate }) => returnDate)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return null;
  const highest = highestOf(twelveMonthsLine(trips, counting, { from, to }));
  if (highest === null || highest.days === 0) return null;
  const away = absentDays(trips, counting);
  const yearBefore = toDayNumber(addYears(highest.day, -1));
  const start = away.find(({ last }) => last > yearBefore);
  if (start === undefined) return null;
  // The same days away, told as the calculators tell them: from the day that they begin on.
  const first = fromDayNumber(Math.max(start.first, yearBefore + 1));
  const last = addDays(addYears(first, 1), -1);
  const days = countDaysBetween(away, first, last);
  return { days, limit, exceeded: days > limit, from: first, to: last };
}
