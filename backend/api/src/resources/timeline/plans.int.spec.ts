import { plansResponse, type PlansResponse } from '@settlewise/contract/plans';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/timeline/plans';
const signUp = () => aPerson().signsUpAt(api.address);
const visa = {
  currentVisaType: 'skilled_worker',
  visaStartDate: '2022-05-04',
  visaExpiryDate: '2027-05-03',
  ukEntryDate: '2022-05-04',
  hasILR: false,
};

async function comparePlans(
  { visitor }: SignedUp,
  ...plans: readonly object[]
): Promise<PlansResponse['plans']> {
  const answer = await visitor.post(path, { plans });
  expect([answer.status, answer.message]).toEqual([200, '']);
  // Strict, so that unknown fields fail.
  expect(plansResponse.parse(answer.json)).toEqual(answer.json);
  return plansResponse.parse(answer.json).plans;
}

async function aWorker(): Promise<SignedUp> {
  const person = await signUp();
  expect((await person.visitor.post('/api/immigration/profile/visa', visa)).status).toBe(200);
  return person;
}

describe('POST /api/timeline/plans', () => {
  test('begins with the day of the progress page, and continues with the decision and citizenship', async () => {
    const person = await aWorker();
    const [plan] = await comparePlans(person, {});
    const { json } = await person.visitor.get('/api/immigration/profile/ilr-progress');
    expect(json).toMatchObject({ ilrApplicationEarliestDate: plan?.firstDay, ilrStatus: plan?.ilrStatus });
    expect(plan).toMatchObject({
      route: { key: 'skilled_worker' },
      firstDay: '2027-04-06',
      applyOn: '2027-04-06',
      isBeforeFirstDay: false,
      isAfterPermission: false,
      decision: { standard: { inWords: '6 months', lastDay: '2027-10-06' }, faster: null },
      // The visa ends before the decision.
      permissionByLaw: { from: '2027-05-04', to: null },
      citizenshipFrom: '2028-10-06',
    });
  });

  test('compares services, and a day that is too early or after the visa', async () => {
    const person = await aWorker();
    const plans = await comparePlans(
      person,
      { service: 'super_priority' },
      { applyOn: '2027-03-01' },
      { applyOn: '2027-05-10' },
    );
    expect(plans).toMatchObject([
      {
        decision: { faster: { service: 'super_priority', lastDay: '2027-04-07' } },
        // Decided before the visa ends.
        permissionByLaw: null,
        citizenshipFrom: '2028-04-07',
      },
      { applyOn: '2027-03-01', isBeforeFirstDay: true, isAfterPermission: false },
      { isBeforeFirstDay: false, isAfterPermission: true, permissionByLaw: null },
    ]);
  });

  test('shows a day after the visa as too late only without ILR', async () => {
    const person = await aWorker();
    const day = { applyOn: '2027-05-10' };
    const settled = { ...visa, hasILR: true, ilrGrantDate: '2026-02-03' };
    expect((await comparePlans(person, day))[0]?.isAfterPermission).toBe(true);
    expect((await person.visitor.post('/api/immigration/profile/visa', settled)).status).toBe(200);
    expect((await comparePlans(person, day))[0]).toMatchObject({ isAfterPermission: false, decision: null });
  });

  test('moves the first day by a journey that is only planned, and records nothing', async () => {
    const person = await aWorker();
    const journeys = [{ departureDate: '2026-09-01', returnDate: '2027-04-30' }];
    const [away, asItIs] = await comparePlans(person, { journeys }, {});
    expect(away?.firstDay ?? '9999').not.toBe(asItIs?.firstDay);
    expect(away?.reasons.some(({ standing }) => standing === 'against')).toBe(true);
    expect((await person.visitor.get('/api/absences')).json).toEqual([]);
  });

  test('compares long residence with the route of the visa', async () => {
    const person = await aWorker();
    const [own, long] = await comparePlans(person, {}, { route: 'long_residence' });
    expect([own?.route?.key, long?.route?.key]).toEqual(['skilled_worker', 'long_residence']);
    expect(long?.firstDay).toBe('2032-04-06');
  });

  test('has no day without a visa, and says what is missing', async () => {
    const [plan] = await comparePlans(await signUp(), {});
    expect(plan).toMatchObject({ firstDay: null, applyOn: null, decision: null, citizenshipFrom: null });
  });

  test.each([
    [400, { plans: [] }, 'Give a plan.'],
    [400, { plans: [{}, {}, {}, {}, {}] }, 'Give at most 4 plans.'],
    [400, { plans: [{ route: 'visitor' }] }, 'Choose own or long_residence.'],
    [
      422,
      { plans: [{ journeys: [{ departureDate: '2027-02-02', returnDate: '2027-02-01' }] }] },
      'The day you come back is before the day you leave.',
    ],
  ])('answers %d to %j', async (status, request, message) => {
    const { visitor } = await signUp();
    const answer = await visitor.post(path, request);
    expect([answer.status, answer.message]).toEqual([status, message]);
  });
});
