import fc from 'fast-check';
import { fromDayNumber, toDayNumber, type CountingMethod, type DayNumber, type Trip } from '../src';

/** Every day away, found by walking through each trip. Slow, and too simple to be wrong. */
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

/** Trips close enough to one another that they often touch, overlap, hold one another or are the same. */
export const anyTrips = fc.array(anyTrip(toDayNumber('2023-11-01')), { maxLength: 12 });
export const anyCounting = fc.constantFrom<CountingMethod>('inclusive', 'whole_days');
