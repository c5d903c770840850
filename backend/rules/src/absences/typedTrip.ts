import { addDays, addYears, type CivilDate } from '../calendar/civilDate';
import type { CountedDays } from './limitCheck';
import type { CountingMethod, Trip } from './trip';
import { twelveMonthsLine } from './twelveMonthsLine';

/** The trips that share days with one; coming back and leaving again on one day is ordinary travel. O(n). */
export function tripsOverlapping<T extends Trip>(trip: Trip, others: readonly T[]): readonly T[] {
  return others.filter(
    ({ departureDate, returnDate }) => trip.departureDate < returnDate && departureDate < trip.returnDate,
  );
}

/**
 * Of the twelve months that hold a day of a trip, those with the most days away: what the trip leads to at worst. Of
 * equals those that end with the return. O(n log n) in the other trips.
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
