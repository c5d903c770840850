import type { LimitedWindowResponse } from '@settlewise/contract';
import { addDays, addYears, twelveMonthsLine, type CountingMethod, type Trip } from '@settlewise/rules';
import { highestOf } from '../calculators/picture/lineGeometry';

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
  const { day, days } = highest;
  return { days, limit, exceeded: days > limit, from: addDays(addYears(day, -1), 1), to: day };
}
