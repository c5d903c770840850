import { timelineResponse, type TimelineResponse } from '@settlewise/contract/timeline';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/timeline/generate';
type Typed = Readonly<Record<string, unknown>>;
const timelineRequest = (change: Typed = {}): Typed => ({
  visaType: 'skilled_worker',
  visaStartDate: '2021-01-01',
  useDetailedAbsences: false,
  absencesPerYear: { 2021: 30, 2022: 45, 2023: 20, 2024: 15, 2025: 10, 2026: 0 },
  ...change,
});

async function generateTimeline(change: Typed = {}): Promise<TimelineResponse> {
  const answer = await new Visitor(api.address).post(path, timelineRequest(change));
  expect(answer.status).toBe(200);
  return timelineResponse.parse(answer.json);
}

async function readRefusal(change: Typed) {
  const { status, json } = await new Visitor(api.address).post(path, timelineRequest(change));
  return { status, json };
}

describe('POST /api/timeline/generate', () => {
  test('has the milestones of a visa from totals by year, without an account', async () => {
    expect(await generateTimeline()).toMatchObject({
      visaType: 'skilled_worker',
      visaStartDate: '2021-01-01',
      ilrEligibilityDate: '2026-01-01',
      ilrApplicationEarliestDate: '2025-12-04',
      citizenshipEligibilityDate: '2027-01-01',
      absenceLimit: 900,
      absenceStatus: 'within_limit',
      progressPercent: 100,
      hasLanguageRequirement: true,
      hasLifeInUKRequirement: true,
      asOf: '2026-11-21',
    });
  });

  test('counts individual absences by their dates, also for citizenship', async () => {
    const answer = await generateTimeline({
      visaStartDate: '2023-01-01',
      useDetailedAbsences: true,
      absences: [
        { from: '2024-01-01', to: '2024-01-10', days: 99, reason: 'Holiday' },
        { from: '2024-01-10', to: '2024-01-12' },
        // After ILR, in the year before citizenship.
        { from: '2028-08-01', to: '2028-11-20' },
      ],
    });
    expect(answer).toMatchObject({
      ilrEligibilityDate: '2028-01-01',
      totalAbsences: 12,
      absenceStatus: 'within_limit',
      progressPercent: 77,
    });
    // 110 whole days in the final year exceed 90. From 22 August, 90 of them remain.
    expect(answer.citizenshipEligibilityDate).toBe('2029-08-21');
  });

  test('over the limit is exceeded, and its notes name the days', async () => {
    const answer = await generateTimeline({
      useDetailedAbsences: true,
      absences: [{ from: '2023-01-01', to: '2023-08-01' }],
    });
    expect(answer).toMatchObject({ absenceStatus: 'exceeded', totalAbsences: 213 });
    expect(answer.notes.join(' ')).toContain('The limit is 180 days');
    expect(answer.ilrEligibilityDate?.localeCompare('2028-01-01')).toBe(1);
  });

  test('with a missing year has no date and no excess days, and says what is missing', async () => {
    const answer = await generateTimeline({ absencesPerYear: { 2021: 30, 2022: 45, 2023: 20, 2024: 15 } });
    expect(answer).toMatchObject({
      ilrEligibilityDate: null,
      ilrApplicationEarliestDate: null,
      citizenshipEligibilityDate: null,
      absenceStatus: 'within_limit',
    });
    expect(answer.notes.join(' ')).toContain('2025');
  });

  test('needs no absences at all', async () => {
    for (const useDetailedAbsences of [true, false, undefined])
      expect(
        await generateTimeline({ useDetailedAbsences, absences: undefined, absencesPerYear: undefined }),
      ).toMatchObject({ totalAbsences: 0, ilrEligibilityDate: '2026-01-01' });
  });

  test('of a visa without a route to ILR has no dates, and says so', async () => {
    const answer = await generateTimeline({ visaType: 'student' });
    expect(answer).toMatchObject({
      ilrEligibilityDate: null,
      citizenshipEligibilityDate: null,
      absenceLimit: null,
      progressPercent: 0,
    });
    expect(answer.notes[0]).toContain('does not lead to settlement');
  });

  test('shows a planned application on a typed visa with its days, and the steps after its decision', async () => {
    const answer = await generateTimeline({
      visaEndDate: '2027-01-15',
      absencesPerYear: undefined,
      planned: { appliedFor: 'ilr', applyOn: '2026-12-01' },
    });
    expect(answer.planned).toMatchObject({
      appliedFor: 'ilr',
      isBeforeFirstDay: false,
      isAfterPermission: false,
      waiting: { window: { standard: { lastDay: '2027-06-01' } }, permissionByLaw: { from: '2027-01-16' } },
    });
    expect(answer.wayAhead[0]).toMatchObject({
      date: '2028-06-01',
      detail: 'If ILR is granted on 1 June 2027',
    });
    expect(await generateTimeline()).toMatchObject({ planned: null });
  });

  test.each<[string, Typed, number, string]>([
    ['no visa type', { visaType: undefined }, 400, 'visaType'],
    ['an unknown visa type', { visaType: 'mars' }, 400, 'visaType'],
    ['no start', { visaStartDate: undefined }, 400, 'visaStartDate'],
    ['a start that is not a date', { visaStartDate: '2021-02-30' }, 400, 'visaStartDate'],
    ['a start in the future', { visaStartDate: '2026-11-22' }, 422, 'visaStartDate'],
    [
      'a return before the departure',
      { useDetailedAbsences: true, absences: [{ from: '2024-02-02', to: '2024-02-01' }] },
      422,
      'absences.0.to',
    ],
    ['an end before the start', { visaEndDate: '2020-12-31' }, 422, 'visaEndDate'],
    [
      'a plan for yesterday',
      { planned: { appliedFor: 'ilr', applyOn: '2026-11-20' } },
      422,
      'planned.applyOn',
    ],
    [
      'a plan without a visa',
      { planned: { appliedFor: 'first_passport', applyOn: '2026-12-01' } },
      400,
      'planned.appliedFor',
    ],
    ['days below zero', { absencesPerYear: { 2022: -1 } }, 400, 'absencesPerYear.2022'],
    ['366 days of 2022', { absencesPerYear: { 2021: 1, 2022: 366 } }, 422, 'absencesPerYear.2022'],
    ['a year that is not a number', { absencesPerYear: { soon: 3 } }, 400, 'absencesPerYear.soon'],
  ])('refuses %s, and names the field', async (_what, change, status, field) => {
    const refused = await readRefusal(change);
    expect(refused.status).toBe(status);
    expect(refused.json).toMatchObject({ errors: [{ path: field }] });
  });
});

describe('GET /api/dev-pages', () => {
  test('is not found if the developer pages are off', async () => {
    expect((await new Visitor(api.address).get('/api/dev-pages')).status).toBe(404);
  });

  test('is found if they are on', async () => {
    const withPages = await startTestApi({ devPages: true, projecting: false, sharesStoresWith: api });
    try {
      expect((await new Visitor(withPages.address).get('/api/dev-pages')).status).toBe(204);
    } finally {
      await withPages.stop();
    }
  });
});

test('too many timelines from one address are refused for a time', async () => {
  const limited = await startTestApi({
    projecting: false,
    rateLimits: { calculationsByAddress: { attempts: 1, seconds: 60 } },
  });
  try {
    const visitor = new Visitor(limited.address);
    expect((await visitor.post(path, timelineRequest())).status).toBe(200);
    const refused = await visitor.post(path, timelineRequest());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
});
