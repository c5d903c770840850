import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anniversary, anyCounting, anyTrips, daysAwayDayByDay } from '../../testing/dayByDay';
import { examples } from '../../testing/examples';
import { addDays, fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Trip } from './trip';
import { twelveMonthsLine, type LinePoint } from './twelveMonthsLine';

const away = (departureDate: string, returnDate: string): Trip => ({ departureDate, returnDate });

/** The height of the line on a day, interpolated between its points. */
function heightOn(line: readonly LinePoint[], day: DayNumber): number {
  const after = line.findIndex((point) => toDayNumber(point.day) >= day);
  const right = line[after];
  if (right === undefined) throw new RangeError(`The line ends before ${fromDayNumber(day)}`);
  const left = line[after - 1] ?? right;
  const [start, end] = [toDayNumber(left.day), toDayNumber(right.day)];
  return end === start ? right.days : left.days + ((right.days - left.days) * (day - start)) / (end - start);
}

/** Counts the days from the day back to the same day of the previous year. */
function daysInTheYearTo(day: DayNumber, days: ReadonlySet<DayNumber>): number {
  let count = 0;
  for (let each = day; each > anniversary(day, -1); each -= 1) count += days.has(each) ? 1 : 0;
  return count;
}

const longTrips = fc.array(
  fc
    .record({ start: fc.integer({ min: 0, max: 900 }), nights: fc.integer({ min: 0, max: 200 }) })
    .map(({ start, nights }): Trip =>
      away(addDays('2023-01-01', start), addDays('2023-01-01', start + nights)),
    ),
  { maxLength: 4 },
);

describe('The line of days away in the last twelve months', () => {
  it('the height on every day equals a count back over one year', () =>
    fc.assert(
      fc.property(
        fc.oneof(anyTrips, longTrips),
        anyCounting,
        fc.nat(500),
        fc.nat(900),
        (trips, counting, start, length) => {
          const first = toDayNumber('2023-03-01') + start;
          const line = twelveMonthsLine(trips, counting, {
            from: fromDayNumber(first),
            to: fromDayNumber(first + length),
          });
          const days = daysAwayDayByDay(trips, counting);
          for (let day = first; day <= first + length; day += 1) {
            expect([fromDayNumber(day), heightOn(line, day)]).toEqual([
              fromDayNumber(day),
              daysInTheYearTo(day, days),
            ]);
          }
        },
      ),
      examples(40),
    ));

  it('days before the first counted day are ignored', () =>
    fc.assert(
      fc.property(anyTrips, anyCounting, fc.nat(400), (trips, counting, start) => {
        const countedFrom = addDays('2023-11-01', start);
        const to = addDays(countedFrom, 300);
        const days = new Set(
          [...daysAwayDayByDay(trips, counting)].filter((day) => day >= toDayNumber(countedFrom)),
        );
        const line = twelveMonthsLine(trips, counting, { from: countedFrom, to, countedFrom });
        expect(line.at(-1)).toEqual({ day: to, days: daysInTheYearTo(toDayNumber(to), days) });
        expect(line[0]?.days).toBe(days.has(toDayNumber(countedFrom)) ? 1 : 0);
      }),
    ));

  it('the line bends at every point except the two ends', () =>
    fc.assert(
      fc.property(longTrips, anyCounting, (trips, counting) => {
        const line = twelveMonthsLine(trips, counting, { from: '2022-06-01', to: '2027-06-01' });
        const slopes = line.slice(1).map(({ day, days }, position) => {
          const before = line[position];
          if (before === undefined) throw new RangeError('A line without a first point');
          return (days - before.days) / (toDayNumber(day) - toDayNumber(before.day));
        });
        slopes.slice(1).forEach((slope, position) => expect(slope).not.toBe(slopes[position]));
      }),
    ));

  it('the line rises with one journey, stays level and falls a year later', () =>
    expect(
      twelveMonthsLine([away('2025-03-10', '2025-03-19')], 'inclusive', {
        from: '2025-01-01',
        to: '2026-12-31',
      }),
    ).toEqual([
      { day: '2025-01-01', days: 0 },
      { day: '2025-03-09', days: 0 },
      { day: '2025-03-19', days: 10 },
      { day: '2026-03-09', days: 10 },
      { day: '2026-03-19', days: 0 },
      { day: '2026-12-31', days: 0 },
    ]));

  it('the line falls by two days at once when 29 February and the day after leave it together', () =>
    expect(
      twelveMonthsLine([away('2024-02-29', '2024-03-01')], 'inclusive', {
        from: '2025-02-28',
        to: '2025-03-02',
      }),
    ).toEqual([
      { day: '2025-02-28', days: 2 },
      { day: '2025-03-01', days: 0 },
      { day: '2025-03-02', days: 0 },
    ]));

  it('the line of one day has one point, and a span that ends before it begins has none', () => {
    expect(twelveMonthsLine([], 'inclusive', { from: '2025-01-01', to: '2025-01-01' })).toEqual([
      { day: '2025-01-01', days: 0 },
    ]);
    expect(twelveMonthsLine([], 'inclusive', { from: '2025-01-02', to: '2025-01-01' })).toEqual([]);
  });

  it('sixty years away need no more points than sixty days, except for leap years', () => {
    const sixtyYears = twelveMonthsLine([away('1960-01-01', '2020-01-01')], 'inclusive', {
      from: '1959-01-01',
      to: '2022-01-01',
    });
    expect(Math.max(...sixtyYears.map(({ days }) => days))).toBe(366);
    expect(sixtyYears.length).toBeLessThan(6 + 4 * 16);
  });
});
