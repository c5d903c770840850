import {
  assess,
  type AssessedTrip,
  type AssessmentRequest,
  type Permission,
} from '@settlewise/rules/assessment';
import { addDays } from '@settlewise/rules/calendar';
import { bruteForceFirstDate } from './bruteForce';
import type { BenchmarkResults } from './results';
import { check, percentile } from './measure';

export interface AssessmentResults {
  /** The fastest assessment of 100 trips, in milliseconds of processor time. */
  readonly hundredTripsMs: number;
  /** The exponent with which the cost grows from 100 to 2,000 trips; n log n would be about 1.17. */
  readonly growth: number;
  /** The slowest of the worst-case requests, in milliseconds of processor time. */
  readonly worstMs: number;
}

/** The exponent of n log n between 100 and 2,000: log(2000 log 2000 / 100 log 100) / log 20. */
export const growthOfNLogN = Math.log((2_000 * Math.log(2_000)) / (100 * Math.log(100))) / Math.log(20);

const asOf = '2026-11-21';

/** `count` trips of `nights` nights, one every `every` days, the first on `first`. */
function tripsFrom(first: string, every: number, nights: number, count: number): readonly AssessedTrip[] {
  return Array.from({ length: count }, (_, position) => ({
    departureDate: addDays(first, position * every),
    returnDate: addDays(first, position * every + nights),
  }));
}

/** Twenty years of trips and too many days away in 2024, so that the first date has to be searched for. */
function ordinary(count: number): AssessmentRequest {
  const every = Math.floor(7_300 / count);
  const nights = Math.max(2, Math.floor(every / 4));
  return {
    asOf,
    counting: 'whole_days',
    trips: [
      ...tripsFrom('2006-12-01', every, nights, count - 1),
      { departureDate: '2024-01-10', returnDate: '2024-09-01' },
    ],
    settlement: { route: 'skilled_worker', grantDate: '2021-06-01' },
    citizenship: { spouseOfBritishCitizen: false, settledSince: '2025-01-01' },
  };
}

/** Number of ordinary trips and their first date for settlement, which a brute-force search found. */
const firstDates = [
  [10, '2029-03-05'],
  [100, '2029-05-12'],
  [1_000, '2029-04-04'],
  [2_000, '2029-03-05'],
] as const;

/** Checks the known answer, and that the order of the trips does not matter. */
function checkOrdinary(request: AssessmentRequest, firstDate: string): void {
  const { settlement, citizenship } = assess(request);
  check(settlement?.verdict === 'over_limit', `settlement is ${settlement?.verdict}`);
  const found = settlement?.firstCompliantCountingDate;
  check(found === firstDate, `the first date is ${found} instead of ${firstDate}`);
  const turned = assess({ ...request, trips: [...request.trips].reverse() });
  check(
    JSON.stringify([turned.settlement, turned.citizenship]) === JSON.stringify([settlement, citizenship]),
    'the answer depends on the order of the trips',
  );
}

/** A hundred permissions since 1900, one every `days` days and `length` days long, with a gap after each. */
function permissionsEvery(days: number, length: number, part: Partial<Permission>): readonly Permission[] {
  return Array.from({ length: 100 }, (_, position) => ({
    from: addDays('1900-01-01', position * days),
    to: addDays('1900-01-01', position * days + length),
    ...part,
  }));
}

/** In days. */
const fiveYears = 1_826;

/** Worst cases: the slowest requests that the limits allow, each with the first date it must give. */
const worstShapes: readonly (readonly [string, AssessmentRequest, string])[] = [
  [
    '2,000 trips at the limit, granted in 1900, fixed years',
    {
      asOf,
      counting: 'whole_days',
      trips: tripsFrom('1900-02-01', 54, 28, 2_000),
      settlement: {
        route: 'skilled_worker',
        grantDate: '1900-01-01',
        // Several, because a single permission is assumed to last at most five years and four months.
        permissions: Array.from({ length: 60 }, (_, position) => ({
          from: addDays('1900-01-01', position * fiveYears),
          to: addDays('1900-01-01', (position + 1) * fiveYears - 1),
          grantedOn: '1990-01-01',
        })),
      },
    },
    '2197-11-19',
  ],
  [
    '2,000 trips above the limit, EU Settlement Scheme',
    {
      asOf,
      counting: 'whole_days',
      trips: tripsFrom('1900-02-01', 54, 30, 2_000),
      settlement: { route: 'eu_settled_status', grantDate: '1900-01-01' },
    },
    '2196-03-28',
  ],
  [
    'a trip just above thirty months every five years, EU Settlement Scheme',
    {
      asOf,
      counting: 'whole_days',
      trips: tripsFrom('2020-08-01', fiveYears, 917, 36),
      settlement: { route: 'eu_settled_status', grantDate: '2020-08-01' },
    },
    '2200-07-27',
  ],
  [
    '2,000 trips, 100 old permissions with excepted gaps',
    {
      asOf,
      counting: 'whole_days',
      trips: tripsFrom('1900-02-01', 54, 28, 2_000),
      settlement: {
        route: 'skilled_worker',
        grantDate: '1900-01-01',
        permissions: permissionsEvery(1_000, 980, {
          gapBefore: 'overstayer_exception',
          grantedOn: '1990-01-01',
        }),
      },
    },
    '2199-10-09',
  ],
  [
    '2,000 trips, 100 permissions with gaps, EU Settlement Scheme',
    {
      asOf,
      counting: 'whole_days',
      trips: tripsFrom('1900-02-01', 54, 33, 2_000),
      settlement: {
        route: 'eu_settled_status',
        grantDate: '1900-01-01',
        permissions: permissionsEvery(1_000, 998, { gapBefore: 'overstayer_exception' }),
      },
    },
    '2196-09-03',
  ],
  [
    '2,000 trips, long residence',
    {
      asOf,
      counting: 'whole_days',
      trips: tripsFrom('1900-02-01', 54, 28, 2_000),
      settlement: { route: 'long_residence', grantDate: '1900-01-01' },
    },
    '2204-10-09',
  ],
  [
    '2,000 long trips that overlap, a child born in the UK',
    {
      asOf,
      counting: 'whole_days',
      trips: tripsFrom('1960-01-01', 36, 400, 2_000),
      settlement: { route: 'child_born_in_uk', grantDate: '1960-01-01' },
    },
    '2164-08-15',
  ],
  [
    'one trip of 290 years, fixed years',
    {
      asOf,
      counting: 'whole_days',
      trips: [{ departureDate: '1905-06-01', returnDate: '2195-01-01' }],
      settlement: { route: 'skilled_worker', grantDate: '1900-01-01' },
    },
    '2199-07-05',
  ],
];

/** Measures assessments on one core: settlement, citizenship and the search for the first date of each. */
export function benchAssessments(
  results: BenchmarkResults,
  { seconds }: { readonly seconds: number },
): AssessmentResults {
  const costs = new Map<number, number>();
  for (const [count, firstDate] of firstDates) {
    const request = ordinary(count);
    checkOrdinary(request, firstDate);
    const name = `assessment of ${count.toLocaleString('en-GB')} trips`;
    costs.set(
      count,
      measured(results, name, () => assess(request), seconds),
    );
    measuredPlainly(results, request, firstDate);
  }
  const worst = worstShapes.map(([name, request, expected]) => {
    const found = assess(request).settlement?.firstCompliantCountingDate;
    check(found === expected, `${name}: ${found} instead of ${expected}`);
    return measured(results, `assessment of ${name}`, () => assess(request), seconds / 2);
  });
  const cost = (count: number) => costs.get(count) ?? NaN;
  const growth = Math.log(cost(2_000) / cost(100)) / Math.log(20);
  results.reportFigure(
    'cost of an assessment',
    `grows with the number of trips, to the power ${growth.toFixed(2)}`,
  );
  return { hundredTripsMs: cost(100), growth, worstMs: Math.max(...worst) };
}

/**
 * Assesses for `seconds` after a warm-up of the same length.
 * @returns the fastest, in milliseconds of processor time, which other work on the machine affects least
 */
function measured(results: BenchmarkResults, name: string, work: () => unknown, seconds: number): number {
  measureTimes(work, seconds);
  const times = measureTimes(work, seconds);
  const total = times.reduce((sum, time) => sum + time, 0);
  const figures = { p50: percentile(times, 50), p99: percentile(times, 99) };
  results.report(name, { count: times.length, perSecond: (1_000 * times.length) / total, ...figures });
  return Math.min(...times);
}

/** Milliseconds. One assessment is too short for the processor's clock, so batches of this length are timed. */
const batchMs = 5;

/** @returns milliseconds per assessment, one number for each batch */
function measureTimes(work: () => unknown, seconds: number): readonly number[] {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end || times.length < 20) {
    const before = process.cpuUsage();
    let spent = 0;
    let count = 0;
    while (spent < batchMs) {
      work();
      count += 1;
      const { user, system } = process.cpuUsage(before);
      spent = (user + system) / 1_000;
    }
    times.push(spent / count);
  }
  return times;
}

/** Three runs are enough: each takes so long that noise does not matter. */
function measuredPlainly(results: BenchmarkResults, request: AssessmentRequest, firstDate: string): void {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    const found = bruteForceFirstDate(request.trips, request.settlement?.grantDate ?? '');
    check(found === firstDate, `the brute-force search found ${found} instead of ${firstDate}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  results.reportTimes('only its first date for settlement, found day by day', times, { peer: true });
}
