import { beforeAll, describe, expect, test } from 'vitest';
import {
  readCitizenshipEligibility,
  citizenshipPath,
  saveOnboardingAnswers,
  addEarlierVisa,
  ilrPath,
  createProgressHelpers,
  findRequirementState,
  recordAbsence,
} from '../../../testing/progressHelpers';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const { signUpPerson, withVisa } = createProgressHelpers(() => api.address);

test.each([ilrPath, citizenshipPath])('%s requires a signed-in person', async (path) => {
  expect((await new Visitor(api.address).get(path)).status).toBe(401);
});

test.each([ilrPath, citizenshipPath])('%s never shows another person’s data', async (path) => {
  const person = await withVisa({ hasILR: true, ilrGrantDate: '2026-01-05' });
  await recordAbsence(person, '2026-02-01', '2026-02-20');
  const answer = await (await signUpPerson()).visitor.get(path);
  expect(answer.json).toMatchObject({ hasILR: false, ilrGrantDate: null });
  expect(JSON.stringify(answer.json)).not.toContain('2026-01-05');
});

describe('GET /api/immigration/profile/citizenship-eligibility', () => {
  test('without ILR says that ILR comes first, and has no date', async () => {
    const answer = await readCitizenshipEligibility(await withVisa({ visaStartDate: '2019-06-01' }));
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

  test('with ILR since March needs a year of it', async () => {
    const person = await withVisa({ visaStartDate: '2019-01-10', hasILR: true, ilrGrantDate: '2026-03-01' });
    await recordAbsence(person, '2026-01-01', '2026-01-10');
    const answer = await readCitizenshipEligibility(person);
    expect(answer).toMatchObject({
      eligibleForCitizenship: false,
      citizenshipEligibilityDate: '2027-03-01',
      citizenshipTotalAbsences: 10,
      citizenshipCurrentTime: 7.8,
      citizenshipProgress: 72,
      citizenshipStatus: 'In progress',
      meetsResidency: false,
      // The limit counts whole days.
      finalYear: { days: 8, limit: 90, exceeded: false },
    });
    expect(answer.citizenshipWarnings[0]).toContain('1 March 2027');
    expect(findRequirementState(answer.requirements, 'residence')).toBe('met');
    expect(findRequirementState(answer.requirements, 'settled')).toBe('not_met');
  });

  test('is open if time, days away and declarations meet the requirements', async () => {
    const person = await withVisa({ visaStartDate: '2018-01-10', hasILR: true, ilrGrantDate: '2025-01-15' });
    expect(await readCitizenshipEligibility(person)).toMatchObject({
      eligibleForCitizenship: false,
      citizenshipStatus: 'Time complete, requirements missing',
      citizenshipEligibilityDate: '2026-01-15',
      citizenshipProgress: 100,
      meetsResidency: true,
    });
    await saveOnboardingAnswers(person, {
      visaType: 'skilled_worker',
      visaStartDate: '2018-01-10',
      ukEntryDate: null,
      hasILR: true,
      ilrGrantDate: '2025-01-15',
      maritalStatus: 'single',
      marriedToBritishCitizen: false,
      lifeInUKPassed: true,
      englishLanguageProof: true,
    });
    expect(await readCitizenshipEligibility(person)).toMatchObject({
      eligibleForCitizenship: true,
      citizenshipStatus: 'Eligible to apply',
      citizenshipWarnings: [],
    });
  });

  test('of the spouse of a British citizen needs 3 years and 270 days, and no year of ILR', async () => {
    const person = await signUpPerson();
    await saveOnboardingAnswers(person, {
      visaStartDate: '2022-01-10',
      hasILR: true,
      ilrGrantDate: '2026-11-01',
      englishLanguageProof: true,
    });
    expect(await readCitizenshipEligibility(person)).toMatchObject({
      spouseOfBritishCitizen: true,
      citizenshipTimeRequired: 3,
      citizenshipAbsenceLimit: 270,
      eligibleForCitizenship: true,
    });
  });

  test('over 450 days only with travel days is within the limit, and shows the margin', async () => {
    const person = await withVisa({ visaStartDate: '2018-01-10', hasILR: true, ilrGrantDate: '2025-01-15' });
    for (const year of [2022, 2023, 2024]) await recordAbsence(person, `${year}-01-01`, `${year}-05-31`);
    const answer = await readCitizenshipEligibility(person);
    expect(answer).toMatchObject({
      citizenshipTotalAbsences: 454,
      citizenshipAbsencesWithinLimit: true,
      citizenshipStatus: 'Time complete, requirements missing',
    });
    expect(answer.travelMargin).toContain(
      'It counts 448 days in your qualifying years. The limit is 450. There are 2 days left. With days of travel it is 454 days: keep proof of them.',
    );
  });

  test('with ILR of an unknown day, or without a visa, asks for the dates', async () => {
    const person = await signUpPerson();
    await saveOnboardingAnswers(person, { visaStartDate: '', hasILR: true, ilrGrantDate: '' });
    expect(await readCitizenshipEligibility(person)).toMatchObject({
      citizenshipEligibilityDate: null,
      citizenshipCurrentTime: null,
      meetsResidency: null,
      missing: ['ilrGrantDate', 'visaStartDate'],
    });
  });

  test('with a visa that starts in the future says what is wrong', async () => {
    const answer = await readCitizenshipEligibility(
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

  test('counts from the first of consecutive visas', async () => {
    const person = await withVisa({ visaStartDate: '2021-02-01', hasILR: true, ilrGrantDate: '2025-01-15' });
    await addEarlierVisa(person, { startDate: '2017-09-01', endDate: '2021-01-31' });
    await addEarlierVisa(person, { startDate: '2014-09-01', endDate: '2015-07-31' });
    expect(await readCitizenshipEligibility(person)).toMatchObject({ ukEntryDate: '2017-09-01' });
  });
});
