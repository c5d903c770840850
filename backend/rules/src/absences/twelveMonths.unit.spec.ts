import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTrips, daysAwayDayByDay, mostInTwelveMonthsDayByDay } from '../../testing/dayByDay';
import { examples } from '../../testing/examples';
import { addDays, addYears, fromDayNumber, toDayNumber } from '../calendar/civilDate';
import { absentDays, clip } from './absentDays';
import { daysWithin, includesDay, indexDays, nthDayFrom } from './dayIndex';
import { startsOver, worstTwelveMonths, worstTwelveMonthsBackward } from './twelveMonths';
import type { Trip } from './trip';

const longTrips = fc.array(
  fc
    .record({ start: fc.integer({ min: 0, max: 1_500 }), nights: fc.integer({ min: 0, max: 200 }) })
    .map(({ start, nights }): Trip => ({
      departureDate: addDays('2022-06-01', start),
      returnDate: addDays('2022-06-01', start + nights),
    })),
  { maxLength: 4 },
);
const someTrips = fc.oneof(anyTrips, longTrips);
const toIndex = (trips: readonly Trip[]) => indexDays(absentDays(trips, 'inclusive'));
const away = (departureDate: string, returnDate: string): Trip => ({ departureDate, returnDate });

describe('an index of days away', () => {
  it("a window's days and the n-th day equal a search through each trip", () =>
    fc.assert(
      fc.property(
        someTrips,
        fc.nat(1_800),
        fc.nat(700),
        fc.integer({ min: 1, max: 300 }),
        (trips, start, length, n) => {
          const index = toIndex(trips);
          const first = toDayNumber('2022-05-01') + start;
          const walked = [...daysAwayDayByDay(trips, 'inclusive')].sort((a, b) => a - b);
          const inWindow = walked.filter((day) => day >= first && day <= first + length);
          expect(daysWithin(index, first, first + length)).toBe(inWindow.length);
          expect(nthDayFrom(index, first, n)).toBe(walked.filter((day) => day >= first)[n - 1] ?? null);
          expect(includesDay(index, first)).toBe(walked.includes(first));
          expect(indexDays(clip(index.spans, first, first + length)).total).toBe(inWindow.length);
        },
      ),
    ));
});

describe('the worst 12 months', () => {
  it('the worst 12 months equal a search from each day away', () =>
    fc.assert(
      fc.property(someTrips, (trips) => {
        const walked = mostInTwelveMonthsDayByDay(trips, 'inclusive');
        expect(worstTwelveMonths(toIndex(trips))?.days ?? 0).toBe(walked.forward());
        expect(worstTwelveMonthsBackward(toIndex(trips))?.days ?? 0).toBe(walked.backward());
      }),
      examples(25),
    ));

  it('they start on a day away and last one calendar year less a day', () =>
    fc.assert(
      fc.property(someTrips, (trips) => {
        const index = toIndex(trips);
        const worst = worstTwelveMonths(index);
        if (worst === null) return;
        expect(includesDay(index, worst.first)).toBe(true);
        expect(fromDayNumber(worst.last)).toBe(addDays(addYears(fromDayNumber(worst.first), 1), -1));
        expect(daysWithin(index, worst.first, worst.last)).toBe(worst.days);
      }),
    ));

  it('from 1 March they contain two days more than from 28 February before a leap year', () => {
    const worst = worstTwelveMonths(
      toIndex([away('2023-02-28', '2023-04-01'), away('2024-02-20', '2024-02-29')]),
    );
    expect(worst && [fromDayNumber(worst.first), fromDayNumber(worst.last), worst.days]).toEqual([
      '2023-03-01',
      '2024-02-29',
      42,
    ]);
  });

  it('counted backward they can contain 29 February and 28 February of the next year, counted forward not', () => {
    const index = toIndex([away('2024-02-29', '2024-02-29'), away('2025-02-28', '2025-02-28')]);
    expect(worstTwelveMonths(index)?.days).toBe(1);
    expect(worstTwelveMonthsBackward(index)?.days).toBe(2);
  });

  it('the starts of 12 months over a limit equal a search from each day', () =>
    fc.assert(
      fc.property(longTrips, fc.integer({ min: 5, max: 365 }), (trips, limit) => {
        const runs = startsOver(toIndex(trips), limit);
        const found = runs.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, i) => first + i),
        );
        expect(found).toEqual(mostInTwelveMonthsDayByDay(trips, 'inclusive').startsOver(limit));
      }),
      examples(25),
    ));
});
