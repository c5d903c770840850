import { beforeAll, describe, expect, test } from 'vitest';
import {
  answerVisaQuestions,
  readCitizenshipEligibility,
  saveOnboardingAnswers,
  addEarlierVisa,
  readIlrProgress,
  createProgressHelpers,
  findRequirementState,
  recordAbsence,
} from '../../../testing/progressHelpers';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const { withVisa } = createProgressHelpers(() => api.address);

describe('Protection', () => {
  const refugee = { currentVisaType: 'refugee', visaStartDate: '2026-11-11', visaExpiryDate: '2029-05-12' };

  test('asks for the day of the claim, because the rules changed on 2 March 2026', async () => {
    const { questions, outcomes, ilrApplicationEarliestDate } = await readIlrProgress(
      await withVisa(refugee),
    );
    expect(questions).toMatchObject([{ code: 'claimed_on', answered: null }]);
    expect(outcomes.map(({ supposing }) => supposing)).toEqual([
      'If you claimed before 2 March 2026',
      'If you claimed on or after 2 March 2026',
    ]);
    expect(ilrApplicationEarliestDate).toBeNull();
  });

  test('that was claimed on that day has no date, and says who can help', async () => {
    const person = await withVisa(refugee);
    await answerVisaQuestions(person, { claimedOn: '2026-03-02' });
    const answer = await readIlrProgress(person);
    expect(answer).toMatchObject({
      questions: [],
      ilrStatus: 'More information needed',
      ilrApplicationEarliestDate: null,
      ilrEligibilityDate: null,
      eligibleNow: false,
    });
    const messages = answer.reasons.map(({ message }) => message).join('\n');
    expect(messages).toContain('permission for 30 months at a time. Renew it');
    expect(messages).toContain('Ask a regulated adviser (Immigration Advice Authority');
  });
});

test('five good years long ago are not enough after a later long absence', async () => {
  // The visa was granted before 11 January 2018, and its end is not recorded.
  const person = await createProgressHelpers(() => api.address).signUpPerson();
  await saveOnboardingAnswers(person, {
    visaType: 'skilled_worker',
    visaStartDate: '2016-06-01',
    hasILR: false,
  });
  await recordAbsence(person, '2024-11-21', '2025-06-22');
  // Any twelve months of the five years may contain at most 180 days of the journey: five years from 24 December 2024.
  expect(await readIlrProgress(person)).toMatchObject({
    eligibleNow: false,
    ilrEligibilityDate: '2029-12-24',
    ilrApplicationEarliestDate: '2029-11-26',
  });
});

test('permission that ended in the pandemic counts to 31 July 2020, and August with the next one', async () => {
  const person = await withVisa({
    currentVisaType: 'long_residence',
    visaStartDate: '2025-08-20',
    visaExpiryDate: '2035-08-19',
  });
  await addEarlierVisa(person, { visaType: 'student', startDate: '2017-09-01', endDate: '2020-03-15' });
  await addEarlierVisa(person, {
    visaType: 'skilled_worker',
    startDate: '2020-08-20',
    endDate: '2025-08-19',
  });
  expect(await readIlrProgress(person)).toMatchObject({
    questions: [],
    ilrEligibilityDate: '2027-09-01',
    ilrApplicationEarliestDate: '2027-08-04',
  });
});

test('long residence continues over a journey between two permissions', async () => {
  const person = await withVisa({
    currentVisaType: 'long_residence',
    visaStartDate: '2022-01-10',
    visaExpiryDate: '2032-01-10',
  });
  await addEarlierVisa(person, { visaType: 'student', startDate: '2018-11-21', endDate: '2021-11-21' });
  expect((await readIlrProgress(person)).questions).toMatchObject([{ code: 'applied_in_time' }]);
  await recordAbsence(person, '2021-11-11', '2022-01-17');
  // The 49 days between the two permissions do not count, but do not break continuity.
  expect(await readIlrProgress(person)).toMatchObject({
    questions: [],
    ilrEligibilityDate: '2029-01-09',
    ilrApplicationEarliestDate: '2028-12-12',
  });
});

describe('At 65', () => {
  const at = (dateOfBirth: string) => ({ dateOfBirth, englishLanguageProof: false, lifeInUKPassed: false });

  test('neither English nor the test is needed for ILR', async () => {
    const person = await withVisa({ currentVisaType: 'spouse', visaStartDate: '2022-11-21' });
    await saveOnboardingAnswers(person, {
      visaType: 'spouse',
      visaStartDate: '2022-11-21',
      ...at('1990-02-28'),
    });
    expect(findRequirementState((await readIlrProgress(person)).requirements, 'life_in_uk')).toBe('not_met');
    await saveOnboardingAnswers(person, {
      visaType: 'spouse',
      visaStartDate: '2022-11-21',
      ...at('1960-11-21'),
    });
    const { requirements } = await readIlrProgress(person);
    expect(findRequirementState(requirements, 'life_in_uk')).toBe('not_asked');
    expect(requirements.find(({ key }) => key === 'english')?.detail).toContain('because of your age');
  });

  test('neither is needed for citizenship', async () => {
    const settled = {
      visaType: 'skilled_worker',
      visaStartDate: '2016-11-21',
      hasILR: true,
      ilrGrantDate: '2023-11-21',
    };
    const person = await withVisa({ visaStartDate: '2016-11-21', hasILR: true, ilrGrantDate: '2023-11-21' });
    await saveOnboardingAnswers(person, { ...settled, ...at('1990-02-28') });
    expect(findRequirementState((await readCitizenshipEligibility(person)).requirements, 'life_in_uk')).toBe(
      'not_met',
    );
    await saveOnboardingAnswers(person, { ...settled, ...at('1961-11-20') });
    const { requirements } = await readCitizenshipEligibility(person);
    expect(['life_in_uk', 'english'].map((key) => findRequirementState(requirements, key))).toEqual([
      'not_asked',
      'not_asked',
    ]);
  });
});

describe('A person with ILR who is away', () => {
  const settled = {
    visaStartDate: '2016-11-21',
    visaExpiryDate: '2027-09-17',
    hasILR: true,
    ilrGrantDate: '2022-11-21',
  };

  test('for more than two years may have lost it, with EU settled status only after five', async () => {
    const person = await withVisa(settled);
    await recordAbsence(person, '2023-11-21', '2026-05-05');
    const lapsed = await readCitizenshipEligibility(person);
    expect(lapsed).toMatchObject({
      citizenshipStatus: 'Settlement may have lapsed',
      eligibleForCitizenship: false,
    });
    const messages = lapsed.reasons.map(({ message }) => message).join('\n');
    expect(messages).toContain('Appendix Returning Resident');

    await answerVisaQuestions(person, { settledAs: 'eu_settled_status' });
    const kept = await readCitizenshipEligibility(person);
    expect(kept.citizenshipEligibilityDate).not.toBeNull();
    expect(kept.reasons.map(({ message }) => message).join('\n')).not.toContain('lapsed');
  });

  test('now sees the last day to return: two years after leaving', async () => {
    const person = await withVisa(settled);
    await recordAbsence(person, '2026-08-13', '2026-12-21');
    expect((await readCitizenshipEligibility(person)).settlementLapse).toMatchObject({
      returnBy: '2028-08-13',
    });
  });
});
