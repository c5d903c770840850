import {
  citizenshipEligibilityResponse,
  ilrProgressResponse,
  type CitizenshipEligibilityResponse,
  type IlrProgressResponse,
} from '@settlewise/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { earlierVisa, onboardingAnswers, visaDetails } from '../../../testing/aProfile';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

/** What day it is in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ilrPath = '/api/immigration/profile/ilr-progress';
const citizenshipPath = '/api/immigration/profile/citizenship-eligibility';
const somebody = () => aPerson().signsUpAt(api.address);

async function ilrOf({ visitor }: SignedUp): Promise<IlrProgressResponse> {
  const answer = await visitor.get(ilrPath);
  expect(answer.status).toBe(200);
  return ilrProgressResponse.parse(answer.json);
}

async function citizenshipOf({ visitor }: SignedUp): Promise<CitizenshipEligibilityResponse> {
  const answer = await visitor.get(citizenshipPath);
  expect(answer.status).toBe(200);
  return citizenshipEligibilityResponse.parse(answer.json);
}

type Typed = Readonly<Record<string, unknown>>;

async function withVisa(change: Typed): Promise<SignedUp> {
  const person = await somebody();
  expect((await person.visitor.post('/api/immigration/profile/visa', visaDetails(change))).status).toBe(200);
  return person;
}

async function hadVisa(person: SignedUp, change: Typed): Promise<void> {
  const answer = await person.visitor.post('/api/immigration/profile/visa-history', earlierVisa(change));
  expect(answer.status).toBe(201);
}

async function declares(person: SignedUp, change: Typed): Promise<void> {
  expect((await person.visitor.put('/api/user/profile', onboardingAnswers(change))).status).toBe(200);
}

async function wasAway(person: SignedUp, from: string, until: string): Promise<void> {
  const journey = aJourney().from(from).until(until).typed();
  expect((await person.visitor.post('/api/absences', journey)).status).toBe(201);
}

const stateOf = (requirements: IlrProgressResponse['requirements'], key: string) =>
  requirements.find((requirement) => requirement.key === key)?.state;

test.each([ilrPath, citizenshipPath])('%s is for signed-in people only', async (path) => {
  expect((await new Visitor(api.address).get(path)).status).toBe(401);
});

test.each([ilrPath, citizenshipPath])('%s never shows what belongs to somebody else', async (path) => {
  const person = await withVisa({ hasILR: true, ilrGrantDate: '2026-01-05' });
  await wasAway(person, '2026-02-01', '2026-02-20');
  const answer = await (await somebody()).visitor.get(path);
  expect(answer.json).toMatchObject({ hasILR: false, ilrGrantDate: null });
  expect(JSON.stringify(answer.json)).not.toContain('2026-01-05');
});

describe('GET /api/immigration/profile/ilr-progress', () => {
  test('of a new account gives no date, makes none up, and says what is missing and where to add it', async () => {
    expect(await ilrOf(await somebody())).toMatchObject({
      hasILR: false,
      visaType: null,
      visaStartDate: null,
      visaEndDate: null,
      ilrEligibilityDate: null,
      requiredYears: 5,
      currentTimeInUK: null,
      absenceLimit: 180,
      totalAbsences: 0,
      absencesWithinLimit: null,
      absenceLast12Months: 0,
      absenceWarningThreshold: 150,
      progress: 0,
      meetsAbsenceRequirements: null,
      ilrApplicationEarliestDate: null,
      ilrStatus: 'In progress',
      hasEnglishLanguage: false,
      hasLifeInUK: false,
      ilrGrantDate: null,
      missing: ['visaType', 'visaStartDate'],
      fillInAt: '/dashboard/immigration-profile',
      homeOffice: null,
    });
  });

  test('works years, days away and dates out from the record', async () => {
    const person = await withVisa({});
    await wasAway(person, '2026-01-01', '2026-01-10');
    await wasAway(person, '2023-05-01', '2023-05-04');
    await wasAway(person, '2021-05-01', '2021-05-04');
    expect(await ilrOf(person)).toMatchObject({
      visaType: 'skilled_worker',
      visaTypeLabel: 'Skilled Worker',
      visaStartDate: '2022-05-04',
      visaEndDate: '2027-05-03',
      ilrEligibilityDate: '2027-05-04',
      ilrApplicationEarliestDate: '2027-04-06',
      requiredYears: 5,
      currentTimeInUK: 4.5,
      progress: 91,
      // The journey before the visa is no day of the qualifying years.
      totalAbsences: 14,
      absenceLast12Months: 10,
      absencesWithinLimit: true,
      meetsAbsenceRequirements: true,
      ilrStatus: 'In progress',
      timeLeft: { months: 5, days: 13 },
      period: { from: '2022-05-04', to: '2027-05-03' },
      worstTwelveMonths: { days: 10, limit: 180, exceeded: false },
      missing: [],
      homeOfficeDiffers: false,
    });
  });

  test('can be applied for from 28 days before the years are complete', async () => {
    const ready = await ilrOf(await withVisa({ visaStartDate: '2021-12-19' }));
    expect(ready).toMatchObject({ ilrStatus: 'Eligible to apply', eligibleNow: true, progress: 100 });
    expect(stateOf(ready.requirements, 'residence')).toBe('met');
    const waiting = await ilrOf(await withVisa({ visaStartDate: '2021-12-20' }));
    expect(waiting).toMatchObject({ eligibleNow: false, progress: 98, timeLeft: { months: 0, days: 29 } });
  });

  test('over the limit by both counts moves the date and says why', async () => {
    const person = await withVisa({ visaStartDate: '2021-06-01' });
    await wasAway(person, '2023-01-01', '2023-08-01');
    const answer = await ilrOf(person);
    expect(answer).toMatchObject({
      ilrStatus: 'Over the absence limit',
      absencesWithinLimit: false,
      meetsAbsenceRequirements: false,
      worstTwelveMonths: { days: 213, exceeded: true },
    });
    expect(answer.reasons[0]).toMatchObject({ standing: 'against' });
    // The years are told from the day on which they begin anew, not from the visa.
    expect(answer.requirements[0]?.detail).toMatch(/^Complete on .* 2028\. Counted from .* 2023\.$/);
    expect(stateOf(answer.requirements, 'absences')).toBe('not_met');
  });

  test('over the limit by the cautious count alone gives both counts', async () => {
    const person = await withVisa({ visaStartDate: '2021-06-01' });
    // 181 days with both travel days, 179 without them.
    await wasAway(person, '2023-01-01', '2023-06-30');
    const answer = await ilrOf(person);
    expect(answer).toMatchObject({
      absencesWithinLimit: false,
      homeOfficeDiffers: true,
      homeOffice: {
        ilrStatus: 'Eligible to apply',
        totalAbsences: 179,
        worstTwelveMonths: { days: 179, exceeded: false },
      },
    });
    expect(answer.homeOfficeSays).toContain('179 days');
    expect(answer.reasons.map(({ code }) => code)).not.toContain('other_count_differs');
  });

  test('counts on from an earlier visa of the same route, and asks about a gap that nobody explained', async () => {
    const extended = await withVisa({ visaStartDate: '2024-05-04', visaExpiryDate: '2027-05-03' });
    await hadVisa(extended, { visaType: 'tier_2', startDate: '2021-01-10', endDate: '2024-05-03' });
    await hadVisa(extended, { visaType: 'student', startDate: '2017-09-01', endDate: '2021-01-09' });
    expect(await ilrOf(extended)).toMatchObject({
      countedFrom: '2021-01-10',
      ilrEligibilityDate: '2026-01-10',
      eligibleNow: true,
    });

    const interrupted = await withVisa({ visaStartDate: '2024-05-04', visaExpiryDate: '2027-05-03' });
    await hadVisa(interrupted, {
      visaType: 'skilled_worker',
      startDate: '2021-01-10',
      endDate: '2024-01-31',
    });
    const answer = await ilrOf(interrupted);
    expect(answer).toMatchObject({
      ...{ ilrStatus: 'One answer needed', eligibleNow: false },
      // Neither is the date before it is answered.
      ...{ ilrEligibilityDate: null, ilrApplicationEarliestDate: null, timeLeft: null },
      questions: [{ code: 'applied_in_time', visa: { id: null, startDate: '2024-05-04' }, answered: null }],
      outcomes: [
        { eligibilityDate: '2026-01-10', says: 'you could apply since 13 December 2025' },
        { eligibilityDate: '2029-05-04', says: 'you can apply from 6 April 2029' },
      ],
    });
    expect(stateOf(answer.requirements, 'residence')).toBe('unknown');
  });

  test('of a visa that leads to no ILR gives no years, limit or date, and says so', async () => {
    const answer = await ilrOf(await withVisa({ currentVisaType: 'student' }));
    expect(answer).toMatchObject({
      ilrStatus: 'No route to ILR',
      requiredYears: null,
      absenceLimit: null,
      ilrEligibilityDate: null,
      meetsAbsenceRequirements: null,
      progress: 0,
    });
    expect(answer.note).toContain('does not lead to settlement');
  });

  test('of a visa type that says no route gives no date and says why', async () => {
    const answer = await ilrOf(await withVisa({ currentVisaType: 'other' }));
    expect(answer).toMatchObject({ ilrEligibilityDate: null, requiredYears: 5, missing: [] });
    expect(answer.note).toContain('does not say which route');
  });

  test('of a partner visa has no limit of days away, and shows the proofs that were declared', async () => {
    const person = await withVisa({ currentVisaType: 'spouse' });
    await declares(person, { englishLanguageProof: true, lifeInUKPassed: true });
    const answer = await ilrOf(person);
    expect(answer).toMatchObject({
      absenceLimit: null,
      absenceWarningThreshold: null,
      hasEnglishLanguage: true,
      hasLifeInUK: true,
    });
    expect(stateOf(answer.requirements, 'absences')).toBe('not_asked');
    expect(stateOf(answer.requirements, 'life_in_uk')).toBe('met');
  });

  test('with ILR is granted, and asks for the day of the grant where it is not known', async () => {
    expect(await ilrOf(await withVisa({ hasILR: true, ilrGrantDate: '2026-03-01' }))).toMatchObject({
      hasILR: true,
      ilrStatus: 'Granted',
      progress: 100,
      ilrGrantDate: '2026-03-01',
      ilrEligibilityDate: null,
      missing: [],
      requirements: [],
    });
    expect(await ilrOf(await withVisa({ hasILR: true }))).toMatchObject({ missing: ['ilrGrantDate'] });
  });
});

describe('GET /api/immigration/profile/citizenship-eligibility', () => {
  test('without ILR says that ILR comes first, and gives no date', async () => {
    const answer = await citizenshipOf(await withVisa({ visaStartDate: '2019-06-01' }));
    expect(answer).toMatchObject({
      eligibleForCitizenship: false,
      citizenshipEligibilityDate: null,
      citizenshipAbsenceLimit: 450,
      citizenshipTotalAbsences: 0,
      citizenshipAbsencesWithinLimit: true,
      citizenshipTimeRequired: 5,
      citizenshipProgress: 0,
      citizenshipStatus: 'ILR is required first',
      meetsGoodCharacter: true,
      requirements: [],
    });
    expect(answer.citizenshipWarnings).toHaveLength(1);
  });

  test('with ILR since March waits for a year of it', async () => {
    const person = await withVisa({
      visaStartDate: '2019-01-10',
      hasILR: true,
      ilrGrantDate: '2026-03-01',
    });
    await wasAway(person, '2026-01-01', '2026-01-10');
    const answer = await citizenshipOf(person);
    expect(answer).toMatchObject({
      eligibleForCitizenship: false,
      citizenshipEligibilityDate: '2027-03-01',
      citizenshipTotalAbsences: 10,
      citizenshipCurrentTime: 7.8,
      citizenshipProgress: 72,
      citizenshipStatus: 'In progress',
      meetsResidency: false,
      finalYear: { days: 10, limit: 90, exceeded: false },
    });
    expect(answer.citizenshipWarnings[0]).toContain('1 March 2027');
    expect(stateOf(answer.requirements, 'residence')).toBe('met');
    expect(stateOf(answer.requirements, 'settled')).toBe('not_met');
  });

  test('is open once time, days away and everything declared are right', async () => {
    const person = await withVisa({
      visaStartDate: '2018-01-10',
      hasILR: true,
      ilrGrantDate: '2025-01-15',
    });
    expect(await citizenshipOf(person)).toMatchObject({
      eligibleForCitizenship: false,
      citizenshipStatus: 'Time complete, requirements missing',
      citizenshipEligibilityDate: '2026-11-21',
      citizenshipProgress: 100,
      meetsResidency: true,
    });
    await declares(person, {
      visaType: 'skilled_worker',
      visaStartDate: '2018-01-10',
      hasILR: true,
      ilrGrantDate: '2025-01-15',
      maritalStatus: 'single',
      marriedToBritishCitizen: false,
      lifeInUKPassed: true,
      englishLanguageProof: true,
    });
    expect(await citizenshipOf(person)).toMatchObject({
      eligibleForCitizenship: true,
      citizenshipStatus: 'Eligible to apply',
      citizenshipWarnings: [],
    });
  });

  test('of the spouse of a British citizen asks for three years and 270 days, and no year of ILR', async () => {
    const person = await somebody();
    await declares(person, {
      visaStartDate: '2022-01-10',
      hasILR: true,
      ilrGrantDate: '2026-11-01',
      englishLanguageProof: true,
    });
    expect(await citizenshipOf(person)).toMatchObject({
      spouseOfBritishCitizen: true,
      citizenshipTimeRequired: 3,
      citizenshipAbsenceLimit: 270,
      eligibleForCitizenship: true,
    });
  });

  test('over 450 days by the cautious count alone says both counts, and warns in sentences', async () => {
    const person = await withVisa({
      visaStartDate: '2018-01-10',
      hasILR: true,
      ilrGrantDate: '2025-01-15',
    });
    for (const year of [2022, 2023, 2024]) await wasAway(person, `${year}-01-01`, `${year}-05-31`);
    const answer = await citizenshipOf(person);
    expect(answer).toMatchObject({
      citizenshipTotalAbsences: 454,
      citizenshipAbsencesWithinLimit: false,
      citizenshipStatus: 'Over the absence limit',
      homeOfficeDiffers: true,
    });
    expect(answer.homeOfficeSays).toContain('448 days');
    expect(answer.citizenshipWarnings.join(' ')).toContain('4 more than the limit of 450');
  });

  test('with ILR of a day that nobody knows, or without any visa, asks for the dates', async () => {
    const person = await somebody();
    await declares(person, { visaStartDate: '', hasILR: true, ilrGrantDate: '' });
    expect(await citizenshipOf(person)).toMatchObject({
      citizenshipEligibilityDate: null,
      citizenshipCurrentTime: null,
      meetsResidency: null,
      missing: ['ilrGrantDate', 'visaStartDate'],
    });
  });

  test('with a visa that starts on a day to come says what is wrong instead of counting', async () => {
    const answer = await citizenshipOf(
      await withVisa({
        visaStartDate: '2027-01-01',
        visaExpiryDate: '2030-01-01',
        hasILR: true,
        ilrGrantDate: '2026-03-01',
      }),
    );
    expect(answer).toMatchObject({ citizenshipEligibilityDate: null, meetsResidency: null });
    expect(answer.note).toContain('1 January 2027');
  });

  test('lives in the UK since the first of the visas that follow one another', async () => {
    const person = await withVisa({
      visaStartDate: '2021-02-01',
      hasILR: true,
      ilrGrantDate: '2025-01-15',
    });
    await hadVisa(person, { startDate: '2017-09-01', endDate: '2021-01-31' });
    await hadVisa(person, { startDate: '2014-09-01', endDate: '2015-07-31' });
    expect(await citizenshipOf(person)).toMatchObject({ ukEntryDate: '2017-09-01' });
  });
});

describe('A wait between two visas', () => {
  /** Skilled Worker since 15 May 2021, the second visa 76 days after the end of the first. */
  async function somebodyWithGap(): Promise<SignedUp> {
    const person = await withVisa({ visaStartDate: '2024-07-30', visaExpiryDate: '2027-07-29' });
    await hadVisa(person, { visaType: 'skilled_worker', startDate: '2021-05-15', endDate: '2024-05-14' });
    return person;
  }
  async function answers(person: SignedUp, appliedInTime: string): Promise<IlrProgressResponse> {
    const { status } = await person.visitor.patch('/api/immigration/profile/visa', { appliedInTime });
    expect(status).toBe(200);
    return ilrOf(person);
  }
  const both = ['you could apply since 17 April 2026', 'you can apply from 2 July 2029'];

  test('is asked about once, and neither outcome is the date', async () => {
    const { questions, outcomes, ilrApplicationEarliestDate, eligibleNow } = await ilrOf(
      await somebodyWithGap(),
    );
    expect(questions).toMatchObject([{ code: 'applied_in_time', answered: null }]);
    expect(outcomes.map(({ says }) => says)).toEqual(both);
    expect({ ilrApplicationEarliestDate, eligibleNow }).toEqual({
      ilrApplicationEarliestDate: null,
      eligibleNow: false,
    });
  });

  test('with “yes, in time” counts in full: since 17 April 2026', async () => {
    expect(await answers(await somebodyWithGap(), 'yes')).toMatchObject({
      ...{ questions: [], outcomes: [], eligibleNow: true, verdict: 'eligible' },
      ...{ ilrApplicationEarliestDate: '2026-04-17', ilrEligibilityDate: '2026-05-15' },
    });
  });

  test('with “no” counts from the second visa: 2 July 2029', async () => {
    expect(await answers(await somebodyWithGap(), 'no')).toMatchObject({
      ...{ questions: [], outcomes: [], eligibleNow: false },
      ...{ ilrApplicationEarliestDate: '2029-07-02', ilrEligibilityDate: '2029-07-30' },
    });
  });

  test('with “not sure” leaves both, and the question open', async () => {
    const { questions, outcomes } = await answers(await somebodyWithGap(), 'not_sure');
    expect(questions).toMatchObject([{ answered: 'not_sure' }]);
    expect(outcomes.map(({ says }) => says)).toEqual(both);
  });
});

describe('Who has applied for ILR and waits', () => {
  test('is told what holds until the decision, and not that they can apply', async () => {
    const person = await withVisa({ visaStartDate: '2021-06-01', visaExpiryDate: '2027-06-01' });
    const waits = { awaitingDecisionSince: '2026-06-01' };
    expect((await person.visitor.patch('/api/immigration/profile/visa', waits)).status).toBe(200);
    const answer = await ilrOf(person);
    expect(answer).toMatchObject({
      ...{ ilrStatus: 'Waiting for a decision', eligibleNow: false, awaitingDecisionSince: '2026-06-01' },
    });
    expect(answer.meanwhile.map(({ code }) => code)).toContain('waiting_permission');
  });
});

describe('An Irish citizen', () => {
  test('goes on to citizenship without ILR', async () => {
    const person = await withVisa({ visaStartDate: '2019-01-10' });
    const irish = { settledAs: 'irish' };
    expect((await person.visitor.patch('/api/immigration/profile/visa', irish)).status).toBe(200);
    expect(await ilrOf(person)).toMatchObject({
      needsNoIlr: true,
      ilrStatus: 'Not needed',
      requirements: [],
    });
    const answer = await citizenshipOf(person);
    expect(answer).toMatchObject({ needsNoIlr: true, missing: [], meetsResidency: true });
    expect(answer.citizenshipStatus).not.toBe('ILR is required first');
  });
});

describe('English beside the date', () => {
  test('of a level that is not known stands beside it as still to show; the date stays', async () => {
    const person = await withVisa({});
    const { ilrApplicationEarliestDate, requirements } = await ilrOf(person);
    expect(ilrApplicationEarliestDate).toBe('2027-04-06');
    expect(requirements.find(({ key }) => key === 'english')).toMatchObject({ state: 'unknown' });
  });
});
