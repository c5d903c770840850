import { addDays, addYears, type CivilDate } from '../calendar/civilDate';
import type { CountedDays } from './limitCheck';
import type { CountingMethod, Trip } from './trip';
import { twelveMonthsLine } from './twelveMonthsLine';

/** The journeys that overlap another. Returning and leaving again on one day is ordinary travel. O(n). */
export function tripsOverlapping<T extends Trip>(trip: Trip, others: readonly T[]): readonly T[] {
  return others.filter(
    ({ departureDate, returnDate }) => trip.departureDate < returnDate && departureDate < trip.returnDate,
  );
}

/**
 * The fullest twelve months that contain a day of a journey: its worst effect. If equal, the one that ends with the
 * return. O(n log n) in the other journeys.
 */
export function fullestTwelveMonthsWith(
  trip: Trip,
  others: readonly Trip[],
  counting: CountingMethod,
): CountedDays {
  const { departureDate, returnDate } = trip;
  const line = (from: CivilDate, to: CivilDate) =>
    twelveMonthsLine([...others, trip], counting, { from, to });
  const [fullest] = [
    ...line(returnDate, returnDate),
    ...line(departureDate, addDays(addYears(returnDate, 1), -1)),
  ].toSorted((one, other) => other.days - one.days);
  const { day, days } = fullest ?? { day: returnDate, days: 0 };
  return { days, from: addDays(addYears(day, -1), 1), to: day };
}
