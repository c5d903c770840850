import { dashboardSummaryResponse, type DashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { absenceSummaryResponse, journeyListResponse } from '@settlewise/contract/journeys';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aDependant, visaDetails } from '../../../testing/aProfile';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

/** The part that must be equal in three answers. */
const limitsShape = absenceSummaryResponse.pick({ limits: true });

const signUp = () => aPerson().signsUpAt(api.address);

async function readSummary({ visitor }: SignedUp): Promise<DashboardSummaryResponse> {
  const answer = await visitor.get('/api/dashboard/summary');
  expect(answer.status).toBe(200);
  return dashboardSummaryResponse.parse(answer.json);
}

async function hasVisa(person: SignedUp, change: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await person.visitor.post('/api/immigration/profile/visa', visaDetails(change));
  expect(answer.status).toBe(200);
}

async function wasAway(person: SignedUp, from: string, until: string): Promise<void> {
  const journey = aJourney().from(from).until(until).typed();
  expect((await person.visitor.post('/api/absences', journey)).status).toBe(201);
}

async function upload(person: SignedUp, documentType: string): Promise<void> {
  const form = aDocument().having('documentType', documentType).form();
  expect((await person.visitor.send('POST', '/api/documents/upload', { form })).status).toBe(201);
}

describe('GET /api/dashboard/summary', () => {
  test('requires a signed-in person', async () => {
    const { status } = await new Visitor(api.address).get('/api/dashboard/summary');
    expect(status).toBe(401);
  });

  test('of a new account is at 0, has no date, and names what is missing', async () => {
    const { limits, nextAct, ...summary } = await readSummary(await signUp());
    expect(nextAct.headline).toBe('Add your visa');
    expect(limits.map(({ kind, days, decides }) => [kind, days, decides])).toEqual([
      ['settlement', 0, true],
      ['final_year', 0, false],
      ['five_years', 0, false],
    ]);
    expect(summary).toEqual({
      dependantCount: 0,
      totalAbsenceDays: 0,
      absenceLast12Months: 0,
      ilrEligibility: {
        status: 'In progress',
        progress: 0,
        estimatedEligibilityDate: null,
        earliestApplicationDate: null,
        timeLeft: null,
        eligibleNow: false,
        hasILR: false,
        ilrGrantDate: null,
        visaType: null,
        requiredYears: 5,
        missing: ['visaType', 'visaStartDate'],
        note: null,
        travelMargin: null,
        verdict: null,
        missingFacts: [],
        questions: [],
        outcomes: [],
        reasonsSuppose: null,
        practicalEarliestApplicationDate: null,
        applyBy: null,
        eligibleUntil: null,
        eligibleAgainFrom: null,
        needsNoIlr: false,
        awaitingDecisionSince: null,
        grantedInList: null,
        meanwhile: [],
        extensionAppliedOn: null,
      },
      citizenship: null,
      topic: null,
      firstSteps: { visa: false, journeys: false, passport: false, englishAndTest: false },
    });
  });

  test('finds each completed first step, wherever it was recorded', async () => {
    const person = await signUp();
    const readSteps = async () => (await readSummary(person)).firstSteps;
    await hasVisa(person, {});
    expect(await readSteps()).toEqual({
      visa: true,
      journeys: false,
      passport: false,
      englishAndTest: false,
    });
    await wasAway(person, '2026-01-01', '2026-01-10');
    await upload(person, 'bank_statement');
    await person.visitor.put('/api/user/profile', { lifeInUKPassed: true, englishLanguageProof: true });
    expect(await readSteps()).toEqual({ visa: true, journeys: true, passport: false, englishAndTest: false });
    await upload(person, 'passport');
    // From 26 March 2027 this visa needs more than B1, and its date is later.
    await person.visitor.put('/api/user/profile', { englishLevel: 'B1' });
    expect((await readSteps()).englishAndTest).toBe(false);
    await person.visitor.put('/api/user/profile', { englishLevel: 'B2' });
    expect(await readSteps()).toEqual({ visa: true, journeys: true, passport: true, englishAndTest: true });
  });

  test('counts only this person’s dependants and days away, right after they were written', async () => {
    const person = await signUp();
    const another = await signUp();
    await wasAway(another, '2026-02-01', '2026-02-20');
    expect((await person.visitor.post('/api/dependants', aDependant())).status).toBe(201);
    await wasAway(person, '2026-01-01', '2026-01-10');
    await wasAway(person, '2026-01-08', '2026-01-12');
    await wasAway(person, '2023-05-01', '2023-05-04');
    expect(await readSummary(person)).toMatchObject({
      dependantCount: 1,
      totalAbsenceDays: 16,
      absenceLast12Months: 12,
    });
  });

  test('excludes a removed dependant and a deleted journey', async () => {
    const person = await signUp();
    await wasAway(person, '2026-01-01', '2026-01-10');
    await person.visitor.post('/api/dependants', aDependant());
    const [journey] = journeyListResponse.parse((await person.visitor.get('/api/absences')).json);
    await person.visitor.delete(`/api/absences/${journey?.id}`);
    await person.visitor.delete('/api/dependants/1');
    expect(await readSummary(person)).toMatchObject({ dependantCount: 0, totalAbsenceDays: 0 });
  });

  test('calculates the ILR date from the visa: 5 years later, application 28 days earlier', async () => {
    const person = await signUp();
    await hasVisa(person, { currentVisaType: 'skilled_worker', visaStartDate: '2022-05-04' });
    expect((await readSummary(person)).ilrEligibility).toMatchObject({
      status: 'In progress',
      progress: 91,
      estimatedEligibilityDate: '2027-05-04',
      earliestApplicationDate: '2027-04-06',
      timeLeft: { months: 5, days: 13 },
      eligibleNow: false,
      visaType: 'Skilled Worker',
      requiredYears: 5,
      missing: [],
      note: null,
      travelMargin: null,
    });
  });

  test.each([
    ['2021-12-20', false, { months: 0, days: 29 }],
    ['2021-12-19', true, null],
    ['2019-06-01', true, null],
  ])('a visa since %s is enough to apply today: %s', async (visaStartDate, eligibleNow, timeLeft) => {
    const person = await signUp();
    await hasVisa(person, { visaStartDate });
    const { ilrEligibility } = await readSummary(person);
    expect(ilrEligibility).toMatchObject({ eligibleNow, timeLeft, progress: eligibleNow ? 100 : 98 });
    expect(ilrEligibility.status).toBe(eligibleNow ? 'Eligible to apply' : 'In progress');
  });

  test('moves the date after too many days away, and says why', async () => {
    const person = await signUp();
    await hasVisa(person, { visaStartDate: '2021-06-01' });
    await wasAway(person, '2023-01-01', '2023-08-01');
    const { ilrEligibility } = await readSummary(person);
    expect(ilrEligibility.status).toBe('Over the ILR limit');
    expect(ilrEligibility.eligibleNow).toBe(false);
    expect(ilrEligibility.estimatedEligibilityDate?.localeCompare('2028-01-01')).toBe(1);
    expect(ilrEligibility.note).toContain('180');
  });

  test('uses whole days, and says what changes with travel days', async () => {
    const person = await signUp();
    await hasVisa(person, { visaStartDate: '2021-06-01' });
    // 181 days with both travel days, 179 without them.
    await wasAway(person, '2023-01-01', '2023-06-30');
    const { ilrEligibility } = await readSummary(person);
    expect(ilrEligibility.eligibleNow).toBe(true);
    expect(ilrEligibility.travelMargin).toContain('It counts 179 days');
  });

  test('begins with the deciding limit, as the absence page and the progress page do', async () => {
    const person = await signUp();
    await hasVisa(person, { visaStartDate: '2022-06-01' });
    await wasAway(person, '2023-01-01', '2023-08-04');
    const { limits } = await readSummary(person);
    expect(limits[0]).toMatchObject({
      kind: 'settlement',
      days: 214,
      limit: 180,
      standing: 'over',
      tone: 'over',
      decides: true,
      cautious: { days: 216, standing: 'over' },
    });
    const of = async (path: string) => limitsShape.parse((await person.visitor.get(path)).json).limits;
    expect(await of('/api/absences/summary')).toEqual(limits);
    expect(await of('/api/immigration/profile/ilr-progress')).toEqual(limits);
  });

  test('names missing documents of the checklist until the vault or the person has them', async () => {
    const person = await signUp();
    await hasVisa(person, { visaStartDate: '2021-06-01', visaExpiryDate: '2028-01-01' });
    const lines = async () => (await readSummary(person)).nextAct.documents;
    // A checklist needs a date of birth.
    expect(await lines()).toBeNull();
    expect((await person.visitor.put('/api/user/profile', { dateOfBirth: '1990-01-01' })).status).toBe(200);
    const before = await lines();
    expect(before?.more).toBeGreaterThan(3);
    const open = () => lines().then((now) => (now?.of ?? 0) - (now?.met ?? 0));
    const all = await open();
    await upload(person, 'passport');
    expect(await open()).toBe(all - 1);
    const documentAnswer = { applicant: 'you', requirement: 'W1', standing: 'elsewhere' };
    expect((await person.visitor.post('/api/papers', documentAnswer)).status).toBe(201);
    expect(await open()).toBe(all - 2);
    // Answers on the checklist also decide what is needed here.
    const answer = { applicant: 'you', question: 'convictions', answer: 'yes' };
    expect((await person.visitor.post('/api/answers', answer)).status).toBe(201);
    expect(await open()).toBe(all - 1);
  });

  test('names the next step with its day, the open requirements and the tasks until then', async () => {
    const person = await signUp();
    await hasVisa(person, {
      currentVisaType: 'scale_up',
      visaStartDate: '2021-12-01',
      visaExpiryDate: '2027-01-01',
    });
    const task = {
      title: 'Book the test',
      category: 'application',
      stage: 'pending',
      priority: 'high',
      dueDate: '2026-12-20',
    };
    expect((await person.visitor.post('/api/tasks', task)).status).toBe(201);
    expect((await readSummary(person)).nextAct).toMatchObject({
      kind: 'apply_for_ilr',
      headline: 'Apply for ILR by 1 January 2027',
      day: '2027-01-01',
      daysLeft: 41,
      left: [{ key: 'english' }, { key: 'life_in_uk' }],
      tasks: [{ title: 'Book the test', dueDate: '2026-12-20', isOverdue: false }],
    });
  });

  test('equals the progress page, including earlier visas', async () => {
    const person = await signUp();
    await hasVisa(person, { visaStartDate: '2024-05-04' });
    const before = { visaType: 'skilled_worker', startDate: '2022-01-10', endDate: '2024-05-03' };
    const added = await person.visitor.post('/api/immigration/profile/visa-history', before);
    expect(added.status).toBe(201);
    const { json } = await person.visitor.get('/api/immigration/profile/ilr-progress');
    const { ilrEligibility } = await readSummary(person);
    expect(ilrEligibility.estimatedEligibilityDate).toBe('2027-01-10');
    expect(json).toMatchObject({
      ilrEligibilityDate: ilrEligibility.estimatedEligibilityDate,
      progress: ilrEligibility.progress,
      ilrStatus: ilrEligibility.status,
    });
  });

  test('of a visa without a route to ILR says so, without years and date', async () => {
    const person = await signUp();
    await hasVisa(person, { currentVisaType: 'student' });
    const { ilrEligibility } = await readSummary(person);
    expect(ilrEligibility).toMatchObject({
      status: 'No route to ILR',
      progress: 0,
      estimatedEligibilityDate: null,
      requiredYears: null,
      missing: [],
    });
    expect(ilrEligibility.note).toContain('does not lead to settlement');
  });

  test('of a visa type without a route has no date, and says why', async () => {
    const person = await signUp();
    await hasVisa(person, { currentVisaType: 'other' });
    const { ilrEligibility } = await readSummary(person);
    expect(ilrEligibility).toMatchObject({ estimatedEligibilityDate: null, requiredYears: 5, missing: [] });
    expect(ilrEligibility.note).toContain('does not say which route');
  });

  test('with ILR is granted, and shows citizenship: a year of ILR with 90 days', async () => {
    const person = await signUp();
    await hasVisa(person, { visaStartDate: '2019-01-10', hasILR: true, ilrGrantDate: '2026-03-01' });
    expect(await readSummary(person)).toMatchObject({
      ilrEligibility: {
        status: 'Granted',
        progress: 100,
        hasILR: true,
        ilrGrantDate: '2026-03-01',
        estimatedEligibilityDate: null,
        missing: [],
      },
      citizenship: { eligibleNow: false, firstGoodDate: '2027-03-01' },
    });
  });

  test('with ILR of an unknown day asks for the day', async () => {
    const person = await signUp();
    await hasVisa(person, { hasILR: true });
    const { citizenship } = await readSummary(person);
    expect(citizenship).toMatchObject({ eligibleNow: false, firstGoodDate: null });
    expect(citizenship?.note).toContain('Add the day');
  });

  test('depends on the day: a future application may be open tomorrow', async () => {
    const person = await signUp();
    await hasVisa(person, { visaStartDate: '2021-12-20' });
    expect((await readSummary(person)).ilrEligibility.eligibleNow).toBe(false);
    await api.later(24 * 60 * 60 * 1000, async () => {
      expect((await readSummary(person)).ilrEligibility.eligibleNow).toBe(true);
    });
  });
});
