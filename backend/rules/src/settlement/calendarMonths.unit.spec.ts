import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../testing/examples';
import { uniteSpans, type DaySet } from '../absences/absentDays';
import { indexDays } from '../absences/dayIndex';
import type { Absence } from '../absences/recordedAbsences';
import { toDayNumber } from '../calendar/civilDate';
import { monthsLater, yearsLater } from '../calendar/dayNumbers';
import { lawOn } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { AbsenceRule } from './absenceRule';
import { monthsInAll, monthsInTwelve, noAbsenceOverMonths } from './calendarMonths';
import { euSettlementRule } from './euSettlement';
import { firstCompliantPeriod, periodFrom } from './qualifyingPeriod';

const sixMonths = { months: 6, source: sources.privateLife };
const noneUncounted = indexDays([]);
const absence = (departure: number, nights: number): Absence => ({
  departure,
  arrival: departure + nights,
  first: departure + 1,
  last: departure + nights - 1,
});

/** The first period of this many years that keeps a rule, and the number of examined periods. */
function firstThatKeeps({ obstacle, ...rule }: AbsenceRule, years: number) {
  let examined = 0;
  const counting: AbsenceRule = {
    ...rule,
    obstacle(period) {
      examined += 1;
      return obstacle(period);
    },
  };
  const first = periodFrom(start, years, noneUncounted);
  return { period: firstCompliantPeriod(first, years, noneUncounted, [counting]), examined: () => examined };
}
const search = (absences: readonly Absence[]) => firstThatKeeps(noAbsenceOverMonths(absences, sixMonths), 7);
const start = toDayNumber('2015-01-01');

describe('no absence of more than six months', () => {
  it('examines one period for each of a thousand overlapping long absences, not one for each of their days', () => {
    const absences = Array.from({ length: 1_000 }, (_, position) => absence(start + 36 * position, 400));
    const { period, examined } = search(absences);
    const end = absences.at(-1)?.arrival ?? NaN;
    expect(monthsLater(period.start, 6)).toBeGreaterThanOrEqual(end);
    expect(monthsLater(period.start - 1, 6)).toBeLessThan(end);
    expect(examined()).toBeLessThanOrEqual(absences.length + 1);
  });

  it('names the earliest absence, in any order of the absences', () => {
    const [long, nested] = [absence(start + 10, 900), absence(start + 20, 300)];
    for (const absences of [
      [long, nested],
      [nested, long],
    ]) {
      const { period } = search(absences);
      expect(period.obstacles.map(({ first, last }) => [first, last])).toEqual([
        [long.departure, long.arrival - 1],
      ]);
    }
  });

  it('ignores an absence with only its first months in the period', () => {
    expect(search([absence(start + 7 * 365 - 100, 400)]).period.start).toBe(start);
  });
});

/** Spans of some nights at regular intervals, which may be fractions of a day. */
const nightsEvery = (every: number, nights: number, count: number): DaySet =>
  uniteSpans(
    Array.from({ length: count }, (_, position) => ({
      first: start + Math.floor(position * every),
      last: start + Math.floor(position * every + nights) - 1,
    })),
  );

/** The same days, with a count of the spans that were read. */
function countReads(spans: DaySet) {
  let reads = 0;
  const days = spans.map(({ first, last }) => ({
    get first() {
      reads += 1;
      return first;
    },
    last,
  }));
  return { days, looks: () => reads };
}

describe('the Settlement Scheme, six months in twelve or thirty in sixty', () => {
  const lasting = 200;
  it.each([
    ['917 nights every five years', 1_826, 917, 40],
    ['half of each half year', 183, 92, 400],
    ['six months of each year', 365.25, 184, lasting],
    ['18 nights of every five weeks', 36.5, 18, 2_000],
    ['19 nights of every five weeks', 36.5, 19, 2_000],
    ['33 nights of every five weeks', 36.5, 33, 2_000],
    ['every other night', 2, 1, 2_000],
    ['one absence of 200 years', 1, 73_000, 1],
  ])('are searched by absences and months, not by days: %s', (_shape, every, nights, count) => {
    const { days, looks: reads } = countReads(nightsEvery(every, nights, count));
    const { examined } = firstThatKeeps(euSettlementRule(days, days, start, lawOn('2026-11-21')), 5);
    expect(examined()).toBeLessThanOrEqual(count + 4 * lasting);
    // A binary search needs as many reads as the logarithm.
    expect(reads()).toBeLessThanOrEqual(30 * (count + 12 * lasting) * Math.log2(count + 2));
  });

  const someDays = (nights: fc.Arbitrary<number>, most: number) =>
    fc
      .array(fc.record({ after: fc.integer({ min: 0, max: 3_000 }), nights }), { maxLength: most })
      .map((spans) =>
        uniteSpans(
          spans.map(({ after, nights: length }) => ({
            first: start + after,
            last: start + after + length - 1,
          })),
        ),
      );
  const anyDays = fc.oneof(
    someDays(fc.integer({ min: 905, max: 925 }), 3),
    someDays(fc.integer({ min: 170, max: 200 }), 8),
    someDays(fc.integer({ min: 1, max: 60 }), 80),
  );

  /** Whether a period keeps both rules as written, one night after the other. */
  function dayByDay(spans: DaySet) {
    const away = new Set(
      spans.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, day) => first + day)),
    );
    /** The nights away from one day until another, which is excluded. */
    const nightsFrom = (first: number, end: number) => {
      let nights = 0;
      for (let day = first; day < end; day += 1) if (away.has(day)) nights += 1;
      return nights;
    };
    const isOver = (first: number, end: number, months: number) =>
      nightsFrom(first, end) > monthsLater(first, months) - first;
    return {
      breaksInAll: (first: number, end: number) => isOver(first, end, 30),
      breaksInTwelve: (first: number, end: number) =>
        [...away].some(
          (day) => day >= first && day < end && isOver(day, Math.min(yearsLater(day, 1), end), 6),
        ),
    };
  }

  /** The first day from which a period of this many years keeps a rule. */
  function firstGoodDay(breaksRules: (first: number, end: number) => boolean, years: number): number {
    let day = start;
    while (breaksRules(day, yearsLater(day, years))) day += 1;
    return day;
  }

  it('find the same thirty months as a search day by day', () =>
    fc.assert(
      fc.property(anyDays, (days) => {
        const rule = monthsInAll(days, { ...sixMonths, months: 30 });
        expect(firstThatKeeps(rule, 5).period.start).toBe(firstGoodDay(dayByDay(days).breaksInAll, 5));
      }),
      examples(40),
    ));

  it('find the same six months as a search day by day', () =>
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 3_500 }), (days, after) => {
        const { obstacle } = monthsInTwelve(days, sixMonths);
        const first = start + after;
        const end = yearsLater(first, 2);
        const broken = obstacle({ first, last: end - 1, daysInStep: 1 });
        expect(broken !== null).toBe(dayByDay(days).breaksInTwelve(first, end));
        if (broken === null) return;
        const { retryFrom } = broken;
        expect(dayByDay(days).breaksInTwelve(retryFrom - 1, yearsLater(retryFrom - 1, 2))).toBe(true);
      }),
      examples(40),
    ));
});
