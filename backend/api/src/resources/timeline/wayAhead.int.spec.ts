import { ownTimelineResponse } from '@settlewise/contract/timelineEntries';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const visa = {
  currentVisaType: 'skilled_worker',
  visaStartDate: '2022-05-04',
  visaExpiryDate: '2027-05-03',
  ukEntryDate: '2022-05-04',
  hasILR: false,
};

async function withVisa(change: object = {}): Promise<SignedUp> {
  const person = await aPerson().signsUpAt(api.address);
  const answer = await person.visitor.post('/api/immigration/profile/visa', { ...visa, ...change });
  expect([answer.status, answer.message]).toEqual([200, '']);
  return person;
}

async function addApplication({ visitor }: SignedUp, application: object): Promise<void> {
  const answer = await visitor.post('/api/applications', { service: 'standard', ...application });
  expect([answer.status, answer.message]).toEqual([201, '']);
}

async function readSteps({ visitor }: SignedUp): Promise<readonly string[]> {
  const { wayAhead } = ownTimelineResponse.parse((await visitor.get('/api/timeline')).json);
  for (const { isAhead, kind, matter } of wayAhead)
    expect([isAhead, kind, matter]).toEqual([true, 'settlement', 'supposed_step']);
  return wayAhead.map(({ date, title, detail }) => `${date} ${title}: ${detail}`);
}

const toPassport = [
  '2029-04-06 Decision on citizenship by the standard: If you apply on 6 October 2028',
  '2029-07-06 Last day to book the citizenship ceremony: If the decision comes on 6 April 2029',
  '2029-07-27 First British passport, by the usual time: If you apply on 6 July 2029',
];

describe('The way on to a passport', () => {
  test('goes from the first day to apply for ILR to citizenship, each step on the last day of the one before', async () => {
    expect(await readSteps(await withVisa())).toEqual([
      '2027-10-06 Decision on ILR by the standard: If you apply on 6 April 2027',
      '2028-10-06 First day to apply for citizenship: If ILR is granted on 6 October 2027',
      ...toPassport,
    ]);
  });

  test('continues from a pending application with its decision', async () => {
    const person = await withVisa();
    await addApplication(person, {
      appliedFor: 'ilr',
      submittedOn: '2026-10-01',
      biometricsOn: '2026-10-06',
    });
    expect((await readSteps(person))[0]).toBe(
      '2028-04-06 First day to apply for citizenship: If ILR is granted on 6 April 2027',
    );
  });

  test('assumes a decision today for an overdue application', async () => {
    const person = await withVisa();
    await addApplication(person, {
      appliedFor: 'ilr',
      submittedOn: '2026-04-01',
      biometricsOn: '2026-04-20',
    });
    expect((await readSteps(person))[0]).toBe(
      '2027-11-21 First day to apply for citizenship: If ILR is granted on 21 November 2026',
    );
    const settled = await withVisa({ hasILR: true, ilrGrantDate: '2024-03-01' });
    const naturalising = { appliedFor: 'naturalisation', biometricsOn: '2026-04-08' };
    await addApplication(settled, { ...naturalising, submittedOn: '2026-04-01' });
    expect((await readSteps(settled))[0]).toBe(
      '2027-02-21 Last day to book the citizenship ceremony: If the decision comes on 21 November 2026',
    );
  });

  test('is empty while the time of that application has not started', async () => {
    const person = await withVisa();
    await addApplication(person, { appliedFor: 'ilr', submittedOn: '2026-10-01' });
    expect(await readSteps(person)).toEqual([]);
  });

  test('goes to citizenship for a person with ILR, and to a passport for a British citizen', async () => {
    const person = await withVisa({ hasILR: true, ilrGrantDate: '2025-03-01' });
    expect((await readSteps(person)).map((line) => line.slice(11, 20))).toEqual([
      'Decision ',
      'Last day ',
      'First Bri',
    ]);
    await addApplication(person, {
      appliedFor: 'naturalisation',
      submittedOn: '2026-04-01',
      biometricsOn: '2026-04-08',
      decidedOn: '2026-11-10',
      outcome: 'granted',
    });
    expect(await readSteps(person)).toEqual([
      '2026-12-12 First British passport, by the usual time: If you apply on 21 November 2026',
    ]);
    await addApplication(person, { appliedFor: 'first_passport', submittedOn: '2026-11-12' });
    expect(await readSteps(person)).toEqual([]);
  });

  test('does not exist if none of its days is known', async () => {
    expect(await readSteps(await aPerson().signsUpAt(api.address))).toEqual([]);
    expect(await readSteps(await withVisa({ currentVisaType: 'student' }))).toEqual([]);
  });
});
