import { beforeAll, describe, expect, test } from 'vitest';
import type { IlrProgressResponse } from '@settlewise/contract/progress';
import type { SignedUp } from '../../../testing/aPerson';
import {
  answerVisaQuestions,
  readCitizenshipEligibility,
  addEarlierVisa,
  readIlrProgress,
  createProgressHelpers,
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

describe('A wait between two visas', () => {
  /** A Skilled Worker since 15 May 2021, with the second visa 76 days after the end of the first. */
  async function createPersonWithGap(): Promise<SignedUp> {
    const person = await withVisa({ visaStartDate: '2024-07-30', visaExpiryDate: '2027-07-29' });
    await addEarlierVisa(person, {
      visaType: 'skilled_worker',
      startDate: '2021-05-15',
      endDate: '2024-05-14',
    });
    return person;
  }
  async function answers(person: SignedUp, appliedInTime: string): Promise<IlrProgressResponse> {
    await answerVisaQuestions(person, { appliedInTime });
    return readIlrProgress(person);
  }
  const both = ['you can apply (the first day was 17 April 2026)', 'you can apply from 2 July 2029'];

  test('is asked about once, and no outcome is the date', async () => {
    const { questions, outcomes, reasonsSuppose, ilrApplicationEarliestDate, eligibleNow } =
      await readIlrProgress(await createPersonWithGap());
    expect(questions).toMatchObject([{ code: 'applied_in_time', answered: null }]);
    expect(outcomes.map(({ says }) => says)).toEqual(both);
    // The reasons belong to one outcome, and name it.
    expect(reasonsSuppose).toBe('If you did not');
    expect({ ilrApplicationEarliestDate, eligibleNow }).toEqual({
      ilrApplicationEarliestDate: null,
      eligibleNow: false,
    });
  });

  test('with “yes, in time” counts in full: since 17 April 2026', async () => {
    expect(await answers(await createPersonWithGap(), 'yes')).toMatchObject({
      questions: [],
      outcomes: [],
      eligibleNow: true,
      verdict: 'eligible',
      ilrApplicationEarliestDate: '2026-04-17',
      ilrEligibilityDate: '2026-05-15',
    });
  });

  test('with “no” counts from the second visa: 2 July 2029', async () => {
    expect(await answers(await createPersonWithGap(), 'no')).toMatchObject({
      questions: [],
      outcomes: [],
      eligibleNow: false,
      ilrApplicationEarliestDate: '2029-07-02',
      ilrEligibilityDate: '2029-07-30',
    });
  });

  test('with “not sure” keeps both outcomes and the question', async () => {
    const { questions, outcomes } = await answers(await createPersonWithGap(), 'not_sure');
    expect(questions).toMatchObject([{ answered: 'not_sure' }]);
    expect(outcomes.map(({ says }) => says)).toEqual(both);
  });
});

describe('A person with a pending application for ILR', () => {
  test('sees what applies until the decision, and not that they can apply', async () => {
    const person = await withVisa({ visaStartDate: '2021-06-01', visaExpiryDate: '2027-06-01' });
    await answerVisaQuestions(person, { awaitingDecisionSince: '2026-06-01' });
    const answer = await readIlrProgress(person);
    expect(answer).toMatchObject({
      ilrStatus: 'Waiting for a decision',
      eligibleNow: false,
      awaitingDecisionSince: '2026-06-01',
    });
    expect(answer.meanwhile.map(({ code }) => code)).toContain('waiting_permission');
  });
});

describe('A person who needs no ILR', () => {
  test.each([
    ['irish_citizen', 'Irish citizen'],
    ['right_of_abode', 'right of abode'],
  ])('is known by %s as visa type, and goes on to citizenship', async (currentVisaType) => {
    const person = await withVisa({ currentVisaType, visaStartDate: '2019-01-10' });
    expect(await readIlrProgress(person)).toMatchObject({
      needsNoIlr: true,
      ilrStatus: 'Not needed',
      requirements: [],
    });
    const answer = await readCitizenshipEligibility(person);
    expect(answer).toMatchObject({ needsNoIlr: true, missing: [], meetsResidency: true });
    expect(answer.citizenshipStatus).not.toBe('ILR is required first');
  });

  test('is recognised by their kind of settlement', async () => {
    const person = await withVisa({ visaStartDate: '2019-01-10' });
    await answerVisaQuestions(person, { settledAs: 'irish' });
    expect(await readCitizenshipEligibility(person)).toMatchObject({
      needsNoIlr: true,
      meetsResidency: true,
    });
  });
});

describe('The entry for citizenship', () => {
  /** Settled; 76 days between the two visas. */
  async function settledAfterGap(): Promise<SignedUp> {
    const person = await withVisa({
      visaStartDate: '2024-07-30',
      visaExpiryDate: '2027-07-29',
      hasILR: true,
      ilrGrantDate: '2025-11-01',
    });
    await addEarlierVisa(person, {
      visaType: 'skilled_worker',
      startDate: '2020-05-15',
      endDate: '2024-05-14',
    });
    return person;
  }

  test('is that of the first visa if the second was applied for in time', async () => {
    const person = await settledAfterGap();
    await answerVisaQuestions(person, { appliedInTime: 'yes' });
    expect(await readCitizenshipEligibility(person)).toMatchObject({
      ukEntryDate: '2020-05-15',
      meetsResidency: true,
    });
  });

  test('is asked about if it is unknown, with both outcomes and no date', async () => {
    const person = await settledAfterGap();
    for (const answer of [null, 'not_sure']) {
      if (answer !== null) await answerVisaQuestions(person, { appliedInTime: answer });
      const { questions, outcomes, citizenshipEligibilityDate, eligibleForCitizenship } =
        await readCitizenshipEligibility(person);
      expect(questions).toMatchObject([
        {
          code: 'applied_in_time',
          answered: answer,
          visa: { id: null, startDate: '2024-07-30' },
          from: '2024-05-15',
          to: '2024-07-29',
        },
      ]);
      // The five years of 30 July 2024 to 29 July 2029 end with the day of the application.
      expect(outcomes.map(({ supposing, says }) => [supposing, says])).toEqual([
        ['If you applied in time', 'time and days away have allowed it since 1 November 2026'],
        ['If you did not', 'you can apply from 29 July 2029'],
      ]);
      expect([citizenshipEligibilityDate, eligibleForCitizenship]).toEqual([null, false]);
    }
  });

  test('is that of the second visa otherwise', async () => {
    const person = await settledAfterGap();
    await answerVisaQuestions(person, { appliedInTime: 'no' });
    expect(await readCitizenshipEligibility(person)).toMatchObject({
      ukEntryDate: '2024-07-30',
      meetsResidency: false,
    });
  });
});

describe('A British National (Overseas)', () => {
  test('with ILR has registration and naturalisation', async () => {
    const person = await withVisa({
      currentVisaType: 'hk_bno',
      visaStartDate: '2019-01-10',
      visaExpiryDate: '2027-01-09',
      hasILR: true,
      ilrGrantDate: '2025-03-02',
    });
    const { registration } = await readCitizenshipEligibility(person);
    expect(registration).toMatchObject({ section: '4(2)', verdict: 'eligible' });
  });

  test('without such a visa has no registration', async () => {
    const person = await withVisa({
      visaStartDate: '2019-01-10',
      visaExpiryDate: '2027-01-09',
      hasILR: true,
      ilrGrantDate: '2025-03-02',
    });
    expect((await readCitizenshipEligibility(person)).registration).toBeNull();
  });
});

test('days on the islands are not days away for citizenship, with or before ILR', async () => {
  for (const settled of [{ hasILR: true, ilrGrantDate: '2025-03-02' }, { hasILR: false }]) {
    const person = await withVisa({ visaStartDate: '2019-01-10', visaExpiryDate: '2027-01-09', ...settled });
    await recordAbsence(person, '2026-01-01', '2026-01-20', {
      destination: 'Jersey',
      crownDependency: 'visited',
    });
    await recordAbsence(person, '2026-02-01', '2026-02-03');
    const { citizenshipTotalAbsences, finalYear } = await readCitizenshipEligibility(person);
    expect([citizenshipTotalAbsences, finalYear.days]).toEqual([3, 1]);
  }
});

describe('English', () => {
  test('of an unknown level is an open requirement, and does not change the date', async () => {
    const person = await withVisa({});
    const { ilrApplicationEarliestDate, requirements } = await readIlrProgress(person);
    expect(ilrApplicationEarliestDate).toBe('2027-04-06');
    expect(requirements.find(({ key }) => key === 'english')).toMatchObject({ state: 'unknown' });
  });
});

describe('A journey to the islands without an answer', () => {
  /** Only the destination names the islands. 98 whole days in the final year. */
  const jersey = { destination: 'Jersey' };

  test('is asked about if citizenship depends on it, with both outcomes', async () => {
    const person = await withVisa({
      visaStartDate: '2019-01-10',
      visaExpiryDate: '2027-01-09',
      hasILR: true,
      ilrGrantDate: '2024-03-02',
    });
    await recordAbsence(person, '2026-01-01', '2026-04-10', jersey);
    const open = await readCitizenshipEligibility(person);
    expect(open).toMatchObject({
      citizenshipEligibilityDate: null,
      eligibleForCitizenship: false,
      timeLeft: null,
      citizenshipStatus: 'One answer needed',
      questions: [{ code: 'crown_dependency', answered: null, journey: { destination: 'Jersey' } }],
    });
    // Until 90 of its days are left in the twelve months: on 9 January 2027 eight of them have passed out.
    expect(open.outcomes.map(({ supposing, says }) => `${supposing}: ${says}`)).toEqual([
      'If you were on the islands the whole time: time and days away have allowed it since 2 March 2025',
      'If you were not: you can apply from 9 January 2027',
    ]);

    const path = `/api/absence-journeys/${open.questions[0]?.journey?.id ?? ''}`;
    expect((await person.visitor.patch(path, { crownDependency: 'not_sure' })).status).toBe(200);
    expect((await readCitizenshipEligibility(person)).questions).toMatchObject([{ answered: 'not_sure' }]);
    expect((await person.visitor.patch(path, { crownDependency: 'visited' })).status).toBe(200);
    expect(await readCitizenshipEligibility(person)).toMatchObject({
      questions: [],
      outcomes: [],
      citizenshipEligibilityDate: '2025-03-02',
    });
  });

  test('is asked about if ILR depends on it, because living there with permission is not absence', async () => {
    const person = await withVisa({ visaStartDate: '2021-12-01', visaExpiryDate: '2027-11-30' });
    await recordAbsence(person, '2025-01-01', '2025-07-31', jersey);
    const { questions, outcomes, ilrApplicationEarliestDate } = await readIlrProgress(person);
    expect(ilrApplicationEarliestDate).toBeNull();
    expect(questions).toMatchObject([{ code: 'crown_dependency', journey: { destination: 'Jersey' } }]);
    // Five years on 1 December 2026; otherwise from the day on which 180 of the 210 whole days are left, 1 February
    // 2025.
    expect(outcomes.map(({ supposing, says }) => `${supposing}: ${says}`)).toEqual([
      'If you lived on the islands with permission: you can apply (the first day was 3 November 2026)',
      'If you did not: you can apply from 4 January 2030',
    ]);
  });

  test('is not asked about if it changes nothing', async () => {
    const person = await withVisa({ visaStartDate: '2021-12-01', visaExpiryDate: '2027-11-30' });
    await recordAbsence(person, '2025-01-01', '2025-01-05', jersey);
    expect((await readIlrProgress(person)).questions).toEqual([]);
    expect((await readCitizenshipEligibility(person)).questions).toEqual([]);
  });
});
