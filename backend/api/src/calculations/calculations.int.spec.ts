import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createThreadPool, TooManyCalculationsError, type ThreadPool } from '@settlewise/infra/threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverBundles } from '../../../../scripts/serverBundles.mjs';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

/** The folder in which packages are found, as in the built program. */
const folder = path.resolve(`.cache/calculations-${process.pid}-${randomUUID()}`);
let pool: ThreadPool;
/** The number of calculations that the threads got. */
let given = 0;
/** The scope of the simulated overload of the threads. */
let refusing: 'one' | 'all' | null = null;
let threaded: TestApi;
let plain: TestApi;
beforeAll(async () => {
  await build(serverBundles({ calculations: 'backend/api/src/calculations/thread.ts' }, folder));
  const threads = createThreadPool({ module: pathToFileURL(path.join(folder, 'calculations.mjs')) });
  pool = {
    ...threads,
    run(...asked) {
      given += 1;
      if (refusing !== null) return Promise.reject(new TooManyCalculationsError(refusing));
      return threads.run(...asked);
    },
  };
  threaded = await startTestApi({ threads: pool });
  // The same records, calculated in the API's thread.
  plain = await startTestApi({ sharesStoresWith: threaded, projecting: false });
});
afterAll(async () => {
  await plain.stop();
  await threaded.stop();
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

/** Trips of two days, every third day. */
const days = Array.from({ length: 1_000 }, (_, index) => {
  const date = (day: number) => new Date(Date.UTC(2016, 0, 1 + index * 3 + day)).toISOString().slice(0, 10);
  return { first: date(0), last: date(1) };
});
const assessed = {
  trips: days.map(({ first, last }) => ({ departureDate: first, returnDate: last })),
  settlement: { route: 'skilled_worker', grantDate: '2021-06-01' },
  citizenship: { spouseOfBritishCitizen: false, settledSince: '2025-01-01' },
};
const typed = days.map(({ first: startDate, last: endDate }) => ({ startDate, endDate }));
const requests = [
  ['/api/assess', assessed],
  [
    '/api/calculate-ilr-eligibility',
    {
      visaType: 'skilled_worker',
      visaStartDate: '2021-12-01',
      useDetailedAbsences: true,
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      detailedAbsences: typed,
    },
  ],
  [
    '/api/calculate-eligibility',
    {
      ukEntryDate: '2018-01-10',
      settlementDate: '2025-01-15',
      useDetailedAbsences: true,
      absenceRecords: typed,
    },
  ],
  [
    '/api/timeline/generate',
    {
      visaType: 'skilled_worker',
      visaStartDate: '2021-12-01',
      useDetailedAbsences: true,
      absences: days.map(({ first: from, last: to }) => ({ from, to })),
    },
  ],
] as const;

describe('a large calculation of a visitor', () => {
  test.each(requests)('%s runs in another thread with the same answer', async (address, request) => {
    const before = given;
    const answer = await new Visitor(threaded.address).post(address, request);
    expect([answer.status, given - before]).toEqual([200, 1]);
    expect(answer.json).toEqual((await new Visitor(plain.address).post(address, request)).json);
  });

  test('names the invalid field, as in this thread', async () => {
    const trips = [...assessed.trips, { departureDate: '2026-02-03', returnDate: '2026-02-01' }];
    const answer = await new Visitor(threaded.address).post('/api/assess', { ...assessed, trips });
    const same = await new Visitor(plain.address).post('/api/assess', { ...assessed, trips });
    expect([answer.status, answer.json]).toEqual([same.status, same.json]);
    expect(answer.status).toBe(422);
  });

  test.each([
    ['one', 429, 'You have asked for too many calculations at once. Please wait a moment and try again.'],
    ['all', 503, 'Too much is being calculated at the moment. Please try again in a moment.'],
  ] as const)(
    'is refused where the threads have too much to do for %s, and small ones go on',
    async (of, status, message) => {
      refusing = of;
      const visitor = new Visitor(threaded.address);
      const large = await visitor.post('/api/assess', assessed);
      const small = await visitor.post('/api/assess', { trips: assessed.trips.slice(0, 3) });
      refusing = null;
      expect([large.status, large.message, small.status]).toEqual([status, message, 200]);
      expect(Number(large.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  test('does not delay small calculations', async () => {
    const visitor = new Visitor(threaded.address);
    const done: string[] = [];
    const large = Array.from({ length: 40 }, async () => {
      await visitor.post('/api/assess', assessed);
      done.push('large');
    });
    const small = [
      visitor.get('/healthz'),
      visitor.post('/api/assess', { trips: assessed.trips.slice(0, 3) }),
    ];
    for (const answer of await Promise.all(small)) expect(answer.status).toBe(200);
    done.push('small');
    await Promise.all(large);
    expect(done.indexOf('small')).toBeLessThan(done.lastIndexOf('large'));
  });
});

describe('a record with many journeys', () => {
  let person: SignedUp;
  beforeAll(async () => {
    person = await aPerson().signsUpAt(threaded.address);
    const visa = {
      currentVisaType: 'skilled_worker',
      visaStartDate: '2021-12-01',
      visaExpiryDate: '2026-12-01',
      ukEntryDate: '2021-12-01',
      hasILR: false,
    };
    expect((await person.visitor.post('/api/immigration/profile/visa', visa)).status).toBe(200);
    const rows = days.slice(0, 400).map(({ first, last }) => `${first},${last},Spain`);
    const text = ['Departure,Return,Destination', ...rows].join('\n');
    expect((await person.visitor.post('/api/absences/import', { text })).status).toBe(200);
    await threaded.whenCaughtUp();
  });

  test.each([
    '/api/immigration/profile/ilr-progress',
    '/api/immigration/profile/citizenship-eligibility',
    '/api/dashboard/summary',
    '/api/absences/summary',
    '/api/timeline',
    '/api/alerts',
  ])('%s is calculated in another thread with the same answer', async (address) => {
    const before = given;
    const answer = await person.visitor.get(address);
    expect([answer.status, given - before]).toEqual([200, 1]);
    const here = new Visitor(plain.address);
    await here.post('/api/login', person.credentials);
    expect(answer.json).toEqual((await here.get(address)).json);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
