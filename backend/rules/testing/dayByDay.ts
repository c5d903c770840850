import fc from 'fast-check';
import type { CountingMethod, Trip } from '../src/absences/trip';
import { fromDayNumber, toDayNumber, type DayNumber } from '../src/calendar/civilDate';

/** Every day away, found by checking each day of each journey. Slow and simple enough to verify by reading. */
export function daysAwayDayByDay(trips: readonly Trip[], counting: CountingMethod): ReadonlySet<DayNumber> {
  const away = new Set<DayNumber>();
  for (const { departureDate, returnDate } of trips) {
    for (let day = toDayNumber(departureDate); day <= toDayNumber(returnDate); day += 1) {
      const travelling = day === toDayNumber(departureDate) || day === toDayNumber(returnDate);
      if (counting === 'inclusive' || !travelling) away.add(day);
    }
  }
  return away;
}

const anyTrip = (from: DayNumber) =>
  fc
    .record({ start: fc.integer({ min: 0, max: 400 }), nights: fc.integer({ min: 0, max: 60 }) })
    .map(({ start, nights }): Trip => ({
      departureDate: fromDayNumber(from + start),
      returnDate: fromDayNumber(from + start + nights),
    }));

/** Journeys so close together that many touch, overlap, contain one another or are equal. */
export const anyTrips = fc.array(anyTrip(toDayNumber('2023-11-01')), { maxLength: 12 });
export const anyCounting = fc.constantFrom<CountingMethod>('inclusive', 'whole_days');

/** Counts each twelve months that start or end on a day away, day by day. */
export function mostInTwelveMonthsDayByDay(trips: readonly Trip[], counting: CountingMethod) {
  const away = daysAwayDayByDay(trips, counting);
  const sorted = [...away].sort((a, b) => a - b);
  const countFrom = (first: DayNumber) => {
    const end = anniversary(first, 1);
    let days = 0;
    for (let day = first; day < end; day += 1) days += away.has(day) ? 1 : 0;
    return days;
  };
  const countUntil = (last: DayNumber) => {
    let days = 0;
    for (let day = last; day > anniversary(last, -1); day -= 1) days += away.has(day) ? 1 : 0;
    return days;
  };
  return {
    forward: () => sorted.reduce((most, day) => Math.max(most, countFrom(day)), 0),
    backward: () => sorted.reduce((most, day) => Math.max(most, countUntil(day)), 0),
    startsOver: (limit: number) => sorted.filter((day) => countFrom(day) > limit),
  };
}

/** The same day and month of another year, found by trying dates; 28 February instead of 29 February. */
export function anniversary(day: DayNumber, years: number): DayNumber {
  const date = new Date(day * 86_400_000);
  const year = date.getUTCFullYear() + years;
  const candidate = new Date(Date.UTC(year, date.getUTCMonth(), date.getUTCDate()));
  if (candidate.getUTCMonth() !== date.getUTCMonth()) return Date.UTC(year, 1, 28) / 86_400_000;
  return candidate.getTime() / 86_400_000;
}
