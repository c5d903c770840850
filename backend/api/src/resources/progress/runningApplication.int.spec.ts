import { alertsResponse } from '@settlewise/contract/alerts';
import { dashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { ownTimelineResponse } from '@settlewise/contract/timelineEntries';
import { beforeAll, expect, test } from 'vitest';
import type { SignedUp } from '../../../testing/aPerson';
import {
  readCitizenshipEligibility,
  readIlrProgress,
  createProgressHelpers,
} from '../../../testing/progressHelpers';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const { withVisa } = createProgressHelpers(() => api.address);

/** The qualifying time is complete, and the visa ends in 45 days. */
const createApplicant = () =>
  withVisa({ visaType: 'skilled_worker', visaStartDate: '2021-11-20', visaExpiryDate: '2027-01-05' });

async function applies(
  { visitor }: SignedUp,
  change: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const answer = await visitor.post('/api/applications', {
    appliedFor: 'ilr',
    visaType: 'skilled_worker',
    service: 'standard',
    submittedOn: '2026-11-10',
    ...change,
  });
  expect(answer.status).toBe(201);
  return (answer.json as { id: string }).id;
}

async function readAnswers({ visitor }: SignedUp) {
  const summary = dashboardSummaryResponse.parse((await visitor.get('/api/dashboard/summary')).json);
  await api.whenCaughtUp();
  const { waiting, ahead } = alertsResponse.parse((await visitor.get('/api/alerts')).json);
  const timeline = ownTimelineResponse.parse((await visitor.get('/api/timeline')).json);
  const { entries } = timeline;
  return {
    onTimeline: timeline.applications.length,
    act: summary.nextAct.kind,
    waitsSince: summary.ilrEligibility.awaitingDecisionSince,
    kinds: [...waiting.filter(({ withdrawn }) => withdrawn === null), ...ahead].map(({ kind }) => kind),
    days: entries.map(({ title }) => title),
  };
}

test('a pending application for settlement is shown as pending everywhere, with nothing left to apply for', async () => {
  const person = await createApplicant();
  const before = await readAnswers(person);
  expect([before.act, before.waitsSince]).toEqual(['apply_for_ilr', null]);
  expect(before.kinds).toEqual(expect.arrayContaining(['visa_expiry', 'ilr_window']));

  await applies(person, { biometricsBookedFor: '2026-12-03' });
  const after = await readAnswers(person);
  expect([after.act, after.waitsSince]).toEqual(['await_decision', '2026-11-10']);
  expect((await readIlrProgress(person)).eligibleNow).toBe(false);
  expect(after.kinds).not.toContain('visa_expiry');
  expect(after.kinds).not.toContain('ilr_window');
  expect(after.kinds).toContain('biometrics_due');
  expect(after.days).not.toContain('Last day to apply for ILR');
});

test('a timely application for an extension keeps the permission, and ILR can be applied for', async () => {
  const person = await withVisa({
    visaType: 'skilled_worker',
    visaStartDate: '2021-11-20',
    visaExpiryDate: '2026-11-15',
  });
  expect((await readAnswers(person)).act).toBe('visa_ended');
  await applies(person, { appliedFor: 'work_or_study', submittedOn: '2026-11-10' });
  const after = await readAnswers(person);
  expect(after.act).toBe('apply_for_ilr');
  expect(after.kinds).not.toContain('visa_expiry');
  expect(after.kinds).not.toContain('visa_ends_before_ilr');
  const ilr = await readIlrProgress(person);
  expect(ilr).toMatchObject({ eligibleNow: true, extensionAppliedOn: '2026-11-10' });
  expect(ilr.meanwhile.map(({ code }) => code)).toContain('extension_vary_for_ilr');
});

test('an application that was refused, is for a dependant, or predates the current visa is ignored', async () => {
  const person = await createApplicant();
  await applies(person, { decidedOn: '2026-11-18', outcome: 'refused' });
  await applies(person, { dependant: 1 });
  await applies(person, { submittedOn: '2020-01-10' });
  const { act, waitsSince } = await readAnswers(person);
  expect([act, waitsSince]).toEqual(['apply_for_ilr', null]);
});

test('a granted application must be added to the profile, and no first day or visa end is shown', async () => {
  const person = await createApplicant();
  await applies(person, { decidedOn: '2026-11-18', outcome: 'granted' });
  const { act, kinds } = await readAnswers(person);
  expect(act).toBe('add_facts');
  expect(kinds).not.toContain('visa_expiry');
  expect(kinds).not.toContain('ilr_window');
});

test('a planned application counts from its day on', async () => {
  const person = await createApplicant();
  await applies(person, { submittedOn: '2026-11-23' });
  const before = await readAnswers(person);
  expect([before.act, before.waitsSince, before.onTimeline]).toEqual(['apply_for_ilr', null, 0]);
  expect(before.kinds).toEqual(expect.arrayContaining(['visa_expiry', 'ilr_window']));
  expect(before.days).toContain('Application: Settlement (ILR)');
  expect(before.days).not.toContain('Permission goes on by law (section 3C)');

  await api.later(2 * 24 * 60 * 60 * 1_000, async () => {
    const sent = await readAnswers(person);
    expect([sent.act, sent.waitsSince, sent.onTimeline]).toEqual(['await_decision', '2026-11-23', 1]);
    expect((await readIlrProgress(person)).eligibleNow).toBe(false);
    expect(sent.kinds).not.toContain('visa_expiry');
    expect(sent.kinds).not.toContain('ilr_window');
    expect(sent.days).toContain('Permission goes on by law (section 3C)');
  });
});

test('an application for citizenship is shown as pending, and the ceremony is next after its grant', async () => {
  const person = await withVisa({
    visaStartDate: '2016-11-20',
    visaExpiryDate: '2024-02-01',
    hasILR: true,
    ilrGrantDate: '2024-01-10',
    settledAs: 'ilr',
  });
  const before = await readAnswers(person);
  expect(before.kinds.concat(before.days)).toContain('First day to apply for citizenship');

  const id = await applies(person, { appliedFor: 'naturalisation', visaType: null });
  const after = await readAnswers(person);
  expect(after.act).toBe('await_decision');
  expect(after.kinds).not.toContain('citizenship_date');
  expect(after.days).not.toContain('First day to apply for citizenship');
  expect(await readCitizenshipEligibility(person)).toMatchObject({
    citizenshipStatus: 'Waiting for a decision',
    eligibleForCitizenship: false,
    citizenshipEligibilityDate: null,
    requirements: expect.any(Array),
    application: { appliedFor: 'naturalisation', submittedOn: '2026-11-10', grantedOn: null },
  });

  const decided = { decidedOn: '2026-11-18', outcome: 'granted' };
  expect((await person.visitor.patch(`/api/applications/${id}`, decided)).status).toBe(200);
  const granted = await readAnswers(person);
  expect(granted.act).toBe('become_british');
  expect(granted.kinds).toContain('ceremony_due');
  expect(granted.kinds).not.toContain('citizenship_date');
  expect((await readCitizenshipEligibility(person)).citizenshipStatus).toBe('Citizenship granted');
});

test('no page asks a person with citizenship for a visa or ILR, even if the profile has no ILR', async () => {
  const person = await createApplicant();
  await applies(person, {
    appliedFor: 'naturalisation',
    visaType: null,
    decidedOn: '2026-11-18',
    outcome: 'granted',
  });
  const { act, kinds, days } = await readAnswers(person);
  expect(act).toBe('become_british');
  expect(kinds).toContain('ceremony_due');
  for (const kind of ['visa_expiry', 'ilr_window', 'citizenship_date', 'profile_incomplete'])
    expect(kinds).not.toContain(kind);
  expect(days).not.toContain('Last day of your visa');
  expect(await readIlrProgress(person)).toMatchObject({
    needsNoIlr: true,
    eligibleNow: false,
    ilrStatus: 'Not needed',
    ilrApplicationEarliestDate: null,
    note: 'Citizenship was granted to you. So you need no visa and no indefinite leave to remain.',
  });
  expect(await readCitizenshipEligibility(person)).toMatchObject({
    citizenshipStatus: 'Citizenship granted',
    citizenshipWarnings: [],
    missing: [],
    note: 'Your application for citizenship was granted on 18 November 2026.',
  });
});
