import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCounting, anyTrips, daysAwayDayByDay } from '../../testing/dayByDay';
import { addDays, addYears } from '../calendar/civilDate';
import { absentDays, countDays, countDaysBetween, overlappingTrips } from './absentDays';
import { absenceLimitsOn } from '../parameters/absenceLimits';

const { settlementYear } = absenceLimitsOn('2026-11-21');
import { daysOfTrip, type Trip } from './trip';

const trip = (departureDate: string, returnDate: string): Trip => ({ departureDate, returnDate });
const countAll = (...trips: Trip[]) => countDays(absentDays(trips, 'inclusive'));

describe('the days of a trip', () => {
  // Home Office, continuous residence guidance v8.0: the long residence example and the examples next to
  // it.
  it.each([
    ['2015-07-01', '2015-11-28', 151, 149],
    ['2017-01-01', '2017-05-31', 151, 149],
    ['2018-10-01', '2019-02-28', 151, 149],
    ['2024-04-01', '2024-07-01', 92, 90],
    ['2024-08-01', '2025-01-20', 173, 171],
    ['2030-07-01', '2030-08-10', 41, 39],
    ['2022-09-22', '2022-09-23', 2, 0],
    ['2025-03-01', '2025-03-01', 1, 0],
    ['2024-02-28', '2024-03-01', 3, 1],
    ['2025-03-29', '2025-03-31', 3, 1],
  ])(
    'a trip from %s to %s has %i days with both travel days and %i without',
    (from, to, inclusive, wholeDays) => {
      expect(daysOfTrip(trip(from, to), 'inclusive')).toBe(inclusive);
      expect(daysOfTrip(trip(from, to), 'whole_days')).toBe(wholeDays);
    },
  );

  it('the trips of the long residence example have 718 days with travel days and 708 without', () => {
    const trips = [
      trip('2015-07-01', '2015-11-28'),
      trip('2017-01-01', '2017-05-31'),
      trip('2018-10-01', '2019-02-28'),
      trip('2024-04-01', '2024-07-01'),
      trip('2024-08-01', '2025-01-20'),
    ];
    expect(countDays(absentDays(trips, 'inclusive'))).toBe(718);
    expect(countDays(absentDays(trips, 'whole_days'))).toBe(708);
  });
});

describe('the twelve months of settlement', () => {
  // Continuous residence guidance v8.0, page 30, and the older one of v22.0, page 9: away for 180 days, back on day 181.
  it('a return on day 181 means 180 whole days away, which is allowed, and one day more is not', () => {
    const leaving = '2025-01-10';
    const wholeDays = (arrivesOnDay: number) =>
      daysOfTrip(trip(leaving, addDays(leaving, arrivesOnDay)), 'whole_days');
    expect(wholeDays(181)).toBe(180);
    expect(wholeDays(181)).toBeLessThanOrEqual(settlementYear.days);
    expect(wholeDays(182)).toBeGreaterThan(settlementYear.days);
  });
});

describe('days away', () => {
  it('a day counts once when trips overlap, repeat or contain each other', () => {
    expect(countAll(trip('2025-01-01', '2025-01-10'), trip('2025-01-05', '2025-01-15'))).toBe(15);
    expect(countAll(trip('2025-01-01', '2025-01-10'), trip('2025-01-01', '2025-01-10'))).toBe(10);
    expect(countAll(trip('2025-01-01', '2025-01-31'), trip('2025-01-05', '2025-01-06'))).toBe(31);
  });

  it('the day of a return and a new departure counts once', () =>
    expect(countAll(trip('2025-01-01', '2025-01-10'), trip('2025-01-10', '2025-01-20'))).toBe(20));

  it('there are no days away without trips', () => expect(absentDays([], 'inclusive')).toStrictEqual([]));

  it('the days away equal a search through each trip', () =>
    fc.assert(
      fc.property(anyTrips, anyCounting, (trips, counting) => {
        expect(countDays(absentDays(trips, counting))).toBe(daysAwayDayByDay(trips, counting).size);
      }),
    ));

  it('the days away in a period equal a search through each trip', () =>
    fc.assert(
      fc.property(
        anyTrips,
        anyCounting,
        fc.integer({ min: 0, max: 500 }),
        fc.nat(400),
        (trips, counting, start, length) => {
          const from = addDays('2023-10-01', start);
          const to = addDays(from, length);
          const walked = [...daysAwayDayByDay(trips, counting)].filter((day) => {
            const date = addDays('1970-01-01', day);
            return date >= from && date <= to;
          });
          expect(countDaysBetween(absentDays(trips, counting), from, to)).toBe(walked.length);
        },
      ),
    ));

  it('the order of the trips and repeats do not matter', () =>
    fc.assert(
      fc.property(anyTrips, anyCounting, (trips, counting) => {
        const days = absentDays(trips, counting);
        expect(absentDays([...trips].reverse(), counting)).toStrictEqual(days);
        expect(absentDays([...trips, ...trips], counting)).toStrictEqual(days);
      }),
    ));

  it('the same trips 400 years later, when the calendar repeats, have the same days away', () =>
    fc.assert(
      fc.property(anyTrips, anyCounting, (trips, counting) => {
        const later = trips.map(({ departureDate, returnDate }) =>
          trip(addYears(departureDate, 400), addYears(returnDate, 400)),
        );
        const days = absentDays(trips, counting);
        const daysIn400Years = 146_097;
        expect(absentDays(later, counting)).toStrictEqual(
          days.map(({ first, last }) => ({ first: first + daysIn400Years, last: last + daysIn400Years })),
        );
      }),
    ));

  it('another trip never reduces the days away, which are never more than the sum of all trips', () =>
    fc.assert(
      fc.property(anyTrips, anyTrips, anyCounting, (trips, others, counting) => {
        const days = countDays(absentDays(trips, counting));
        const more = countDays(absentDays([...trips, ...others], counting));
        expect(more).toBeGreaterThanOrEqual(days);
        const together = trips.reduce((total, each) => total + daysOfTrip(each, counting), 0);
        expect(days).toBeLessThanOrEqual(together);
      }),
    ));

  it('the spans of days away are in order, with days at home between them', () =>
    fc.assert(
      fc.property(anyTrips, anyCounting, (trips, counting) => {
        absentDays(trips, counting).reduce((before, span) => {
          expect(span.first).toBeGreaterThan(before + 1);
          expect(span.last).toBeGreaterThanOrEqual(span.first);
          return span.last;
        }, -Infinity);
      }),
    ));
});

describe('overlapping trips', () => {
  const overlapping = (...trips: Trip[]) => trips.map((each) => overlappingTrips(trips).has(each));

  it('trips that share days overlap', () =>
    expect(overlapping(trip('2025-01-01', '2025-01-10'), trip('2025-01-09', '2025-01-15'))).toEqual([
      true,
      true,
    ]));
  it('trips that only share a travel day do not overlap', () =>
    expect(overlapping(trip('2025-01-01', '2025-01-10'), trip('2025-01-10', '2025-01-15'))).toEqual([
      false,
      false,
    ]));
  it('a day trip inside a longer trip overlaps, but not on its first or last day', () => {
    const long = trip('2025-01-01', '2025-01-10');
    expect(overlapping(long, trip('2025-01-05', '2025-01-05'))).toEqual([true, true]);
    expect(overlapping(long, trip('2025-01-01', '2025-01-01'))).toEqual([false, false]);
    expect(overlapping(long, trip('2025-01-10', '2025-01-10'))).toEqual([false, false]);
  });
  it('the same trip entered twice overlaps', () =>
    expect(overlapping(trip('2025-01-01', '2025-01-10'), trip('2025-01-01', '2025-01-10'))).toEqual([
      true,
      true,
    ]));

  it('the overlaps equal a comparison of every two trips, in any order', () =>
    fc.assert(
      fc.property(anyTrips, (trips) => {
        const expected = new Set(
          trips.filter((one) =>
            trips.some(
              (other) =>
                other !== one && one.departureDate < other.returnDate && other.departureDate < one.returnDate,
            ),
          ),
        );
        expect(overlappingTrips(trips)).toEqual(expected);
        expect(overlappingTrips([...trips].reverse())).toEqual(expected);
      }),
    ));
});
