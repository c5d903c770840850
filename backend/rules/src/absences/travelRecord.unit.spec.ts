import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCounting, anyTrips, daysAwayDayByDay } from '../../testing/dayByDay';
import { addDays, addYears, fromDayNumber } from '../calendar/civilDate';
import { findQuarter, returnedWithin, totalsBy, travelRecord } from './travelRecord';
import type { Trip } from './trip';

const today = '2026-11-21';
/** A stay of this many days, both travel days included, that ended on the given day. */
const away = (days: number, until = today): Trip => ({
  departureDate: addDays(until, 1 - days),
  returnDate: until,
});
const recordFor = (...trips: Trip[]) => travelRecord(trips, today, 'inclusive');

describe('the periods of a travel record', () => {
  it('the periods end today and begin the day after the same day years ago', () => {
    const { lastYear, lastThreeYears, lastFiveYears } = recordFor();
    expect([lastYear, lastThreeYears, lastFiveYears].map(({ from, to }) => [from, to])).toEqual([
      ['2025-11-22', today],
      ['2023-11-22', today],
      ['2021-11-22', today],
    ]);
  });

  it('the periods begin on the Home Office’s first days in its examples for citizenship', () => {
    // Naturalisation guidance v16.0, pages 14-15, and guide AN: the day of the application and the period's
    // first day.
    expect(travelRecord([], '2022-09-01', 'whole_days').lastFiveYears.from).toBe('2017-09-02');
    expect(travelRecord([], '2022-01-05', 'whole_days').lastFiveYears.from).toBe('2017-01-06');
    expect(travelRecord([], '2021-05-05', 'whole_days').lastThreeYears.from).toBe('2018-05-06');
  });

  it('a year that ends on 29 February begins on 1 March of the year before', () => {
    expect(travelRecord([], '2024-02-29', 'inclusive').lastYear.from).toBe('2023-03-01');
    expect(travelRecord([], '2025-02-28', 'inclusive').lastYear.from).toBe('2024-02-29');
  });

  it('the first and the last day of a period count, and no day outside', () => {
    const dayTrip = (date: string) => away(1, date);
    expect(recordFor(dayTrip('2025-11-22')).lastYear.days).toBe(1);
    expect(recordFor(dayTrip('2025-11-21')).lastYear.days).toBe(0);
    expect(recordFor(dayTrip(today)).lastYear.days).toBe(1);
    expect(recordFor(dayTrip('2026-11-22')).lastYear.days).toBe(0);
  });

  it('only the part of a journey inside a period counts', () => {
    const { totalDays, lastYear } = recordFor({ departureDate: '2025-11-15', returnDate: '2025-11-24' });
    expect({ totalDays, lastYear: lastYear.days }).toEqual({ totalDays: 10, lastYear: 3 });
  });
});

describe('the standing in a period', () => {
  it.each([
    ['lastYear', 80, 'within', 10],
    ['lastYear', 81, 'near', 9],
    ['lastYear', 90, 'near', 0],
    ['lastYear', 91, 'over', 0],
    ['lastThreeYears', 240, 'within', 30],
    ['lastThreeYears', 241, 'near', 29],
    ['lastThreeYears', 270, 'near', 0],
    ['lastThreeYears', 271, 'over', 0],
    ['lastFiveYears', 400, 'within', 50],
    ['lastFiveYears', 401, 'near', 49],
    ['lastFiveYears', 450, 'near', 0],
    ['lastFiveYears', 451, 'over', 0],
  ] as const)('%s with %i days away is %s the limit, %i remain', (period, days, standing, remaining) => {
    expect(recordFor(away(days))[period]).toMatchObject({ days, standing, remaining });
  });

  it('too many days put citizenship at risk in the final year and in five years, and settlement in any of three years', () => {
    const risks = (...trips: Trip[]) => {
      const { citizenshipAtRisk, settlementAtRisk } = recordFor(...trips);
      return { citizenshipAtRisk, settlementAtRisk };
    };
    const [lastYear, twoYearsAgo, fourYearsAgo] = [today, addYears(today, -2), addYears(today, -4)];
    expect(risks(away(90, lastYear))).toEqual({ citizenshipAtRisk: false, settlementAtRisk: false });
    expect(risks(away(91, lastYear))).toEqual({ citizenshipAtRisk: true, settlementAtRisk: true });
    expect(risks(away(271, twoYearsAgo))).toMatchObject({ citizenshipAtRisk: false });
    expect(risks(away(200, addYears(today, -1)), away(80, lastYear))).toEqual({
      citizenshipAtRisk: false,
      settlementAtRisk: true,
    });
    expect(risks(away(250, fourYearsAgo), away(201, twoYearsAgo))).toEqual({
      citizenshipAtRisk: true,
      settlementAtRisk: true,
    });
  });
});

describe('a travel record', () => {
  it('the record equals a search through each trip', () =>
    fc.assert(
      fc.property(anyTrips, anyCounting, fc.integer({ min: 0, max: 800 }), (trips, counting, later) => {
        const asOf = addDays('2024-02-25', later);
        const walked = [...daysAwayDayByDay(trips, counting)].map(fromDayNumber);
        const record = travelRecord(trips, asOf, counting);
        expect(record.totalDays).toBe(walked.length);
        for (const period of [record.lastYear, record.lastThreeYears, record.lastFiveYears]) {
          const after = addYears(asOf, -period.years);
          expect(period.days).toBe(walked.filter((day) => day > after && day <= asOf).length);
        }
      }),
    ));

  it('the order of trips and repeats do not matter, and longer periods never have fewer days', () =>
    fc.assert(
      fc.property(anyTrips, anyCounting, (trips, counting) => {
        const record = travelRecord(trips, '2024-12-31', counting);
        expect(travelRecord([...trips, ...trips].reverse(), '2024-12-31', counting)).toStrictEqual(record);
        expect(record.lastThreeYears.days).toBeGreaterThanOrEqual(record.lastYear.days);
        expect(record.lastFiveYears.days).toBeGreaterThanOrEqual(record.lastThreeYears.days);
        expect(record.totalDays).toBeGreaterThanOrEqual(record.lastFiveYears.days);
      }),
    ));
});

describe('totals by a key', () => {
  const to = (destination: string, days: number) => ({ ...away(days), destination });

  it('the group with the most days comes first, each with its share of the total', () => {
    const trips = [to('Spain', 10), to('India', 60), to('Spain', 20), to('Italy', 10)];
    expect(totalsBy(trips, 'inclusive', ({ destination }) => destination)).toEqual([
      { key: 'India', trips: 1, days: 60, percent: 60 },
      { key: 'Spain', trips: 2, days: 30, percent: 30 },
      { key: 'Italy', trips: 1, days: 10, percent: 10 },
    ]);
  });

  it('the share is zero when no day counts', () => {
    expect(totalsBy([to('France', 1)], 'whole_days', findQuarter)).toEqual([
      { key: '2026 Q4', trips: 1, days: 0, percent: 0 },
    ]);
    expect(totalsBy([], 'inclusive', findQuarter)).toEqual([]);
  });
});

describe('the quarter of a trip', () => {
  it.each([
    ['2026-01-01', '2026 Q1'],
    ['2026-03-31', '2026 Q1'],
    ['2026-04-01', '2026 Q2'],
    ['2026-12-31', '2026 Q4'],
  ])('a trip that departs on %s belongs to %s', (departureDate, quarter) =>
    expect(findQuarter({ departureDate, returnDate: '2027-01-05' })).toBe(quarter),
  );
});

describe('trips of the last years', () => {
  it('trips that return in the last years are listed', () => {
    const [before, after] = [away(5, '2025-11-21'), away(5, '2025-11-22')];
    expect(returnedWithin([before, after], today, 1)).toEqual([after]);
    expect(returnedWithin([before, after], today, 3)).toEqual([before, after]);
  });
});
