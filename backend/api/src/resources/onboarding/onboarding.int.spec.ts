import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { onboardingAnswers, visaDetails } from '../../../testing/aProfile';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/user/profile';

const untouched = {
  fullName: null,
  dateOfBirth: null,
  nationality: null,
  visaType: null,
  visaStartDate: null,
  ukEntryDate: null,
  visaExpiryDate: null,
  endorsedBy: null,
  firstGrantedAs: null,
  dischargedOn: null,
  medicalDischarge: null,
  brpExpiryDate: null,
  settlementDate: null,
  hasILR: false,
  ilrGrantDate: null,
  settledAs: null,
  maritalStatus: null,
  marriedToBritishCitizen: false,
  intendsToStayInUK: true,
  goodCharacter: true,
  arrivedWithoutPermission: null,
  lifeInUKPassed: false,
  lifeInUKPassedOn: null,
  lifeInUKReference: null,
  englishLanguageProof: false,
  englishLevel: null,
};

describe('the onboarding', () => {
  test('begins with the data of the registration and the most common answers', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.get(path);
    expect([answer.status, answer.json]).toEqual([200, untouched]);
    const named = await aPerson().named('María', 'Sørensen').signsUpAt(api.address);
    expect((await named.visitor.get(path)).json).toMatchObject({ fullName: 'María Sørensen' });
  });

  test('saves each step, and keeps the earlier ones', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const steps = [
      { fullName: 'María del Mar López', dateOfBirth: '1990-02-28', nationality: 'Colombian' },
      { visaType: 'bno', visaStartDate: '2022-05-04' },
      { visaExpiryDate: '2027-05-03', brpExpiryDate: '2027-12-31' },
      { endorsedBy: 'prize', firstGrantedAs: 'child', dischargedOn: '2027-01-29', medicalDischarge: 'no' },
      { settlementDate: '2027-05-04', hasILR: true, ilrGrantDate: '2026-11-21' },
      { settledAs: 'eu_settled_status' },
      { settledAs: null },
      { maritalStatus: 'civil_partnership', marriedToBritishCitizen: true },
      { intendsToStayInUK: false, goodCharacter: false },
      { lifeInUKPassed: true, englishLanguageProof: true },
      { lifeInUKPassedOn: '2025-11-04', lifeInUKReference: 'LITUK-4821-7730' },
    ];
    let filledIn = {};
    for (const step of steps) {
      filledIn = { ...filledIn, ...step };
      const answer = await visitor.put(path, step);
      expect([answer.status, answer.json]).toEqual([200, { ...untouched, ...filledIn }]);
      expect((await visitor.get(path)).json).toEqual(answer.json);
    }
  });

  test('the day and the reference of a test need a pass, and the day cannot be in the future', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const pass = { lifeInUKPassedOn: '2026-11-20', lifeInUKReference: 'LITUK-4821-7730' };
    expect((await visitor.put(path, { lifeInUKPassed: true, ...pass })).json).toMatchObject(pass);
    const later = await visitor.put(path, { lifeInUKPassedOn: '2026-11-22' });
    expect([later.status, later.json]).toMatchObject([
      422,
      {
        errors: [
          { path: 'lifeInUKPassedOn', message: expect.stringContaining('The day you passed the test') },
        ],
      },
    ]);
    const none = { lifeInUKPassed: false, lifeInUKPassedOn: null, lifeInUKReference: null };
    expect((await visitor.put(path, { lifeInUKPassed: false })).json).toMatchObject(none);
    expect((await visitor.put(path, pass)).json).toMatchObject(none);
  });

  test('the checkbox for English follows from the level', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const saved = async (change: object) => (await visitor.put(path, change)).json;
    expect(await saved({ englishLevel: 'B1' })).toMatchObject({ englishLanguageProof: true });
    expect(await saved({ englishLanguageProof: true })).toMatchObject({ englishLevel: 'B1' });
    expect(await saved({ englishLanguageProof: false })).toMatchObject({ englishLevel: null });
    expect(await saved({ englishLevel: 'A2', englishLanguageProof: true })).toMatchObject({
      englishLevel: 'A2',
      englishLanguageProof: false,
    });
    const answer = await visitor.put(path, { englishLevel: 'good' });
    expect(problem(answer)).toEqual(refused(400, 'englishLevel', 'Choose a level of English'));
  });

  test('accepts all fields at once, and its own answer unchanged', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const saved = await visitor.put(path, onboardingAnswers());
    expect([saved.status, saved.json]).toEqual([200, { ...onboardingAnswers(), ilrGrantDate: null }]);
    expect((await visitor.put(path, saved.json)).json).toEqual(saved.json);
    const fresh = await aPerson().signsUpAt(api.address);
    expect((await fresh.visitor.put(path, untouched)).json).toEqual(untouched);
  });

  test('clears a date and the marital status', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    await visitor.put(path, onboardingAnswers());
    const answer = await visitor.put(path, { settlementDate: '', brpExpiryDate: null, maritalStatus: '' });
    expect(answer.json).toMatchObject({
      settlementDate: null,
      brpExpiryDate: null,
      maritalStatus: null,
      marriedToBritishCitizen: false,
      visaStartDate: '2022-05-04',
    });
  });

  test.each([
    [400, 'fullName', 'M', 'Full name must be at least 2 characters.'],
    [400, 'fullName', '', 'Full name must be at least 2 characters.'],
    [400, 'nationality', 'C', 'Nationality is required.'],
    [400, 'nationality', '', 'Nationality is required.'],
    [400, 'visaType', '', 'Please select a visa type.'],
    [400, 'visaType', 'tier_9', 'Please select a visa type.'],
    [400, 'dateOfBirth', '1990-02-30', 'Please enter a valid date.'],
    [400, 'dateOfBirth', '1899-12-31', 'Please enter a valid date.'],
    [400, 'visaStartDate', 'x', 'Please enter a valid date.'],
    [400, 'visaExpiryDate', '31/12/2027', 'Please enter a valid date.'],
    [400, 'brpExpiryDate', '1899-12-31', 'Please enter a valid date.'],
    [400, 'settlementDate', 20270504, 'Please enter a valid date.'],
    [400, 'ilrGrantDate', '21/11/2026', 'Please enter a valid date.'],
    [400, 'endorsedBy', 'royal_society', 'Choose who endorsed you'],
    [400, 'dischargedOn', 'next year', 'Please enter a valid date.'],
    [400, 'medicalDischarge', 'injury', 'Answer yes, no or not sure'],
    [400, 'maritalStatus', 'engaged', 'Please select a marital status.'],
    [400, 'arrivedWithoutPermission', 'perhaps', 'Please choose one of the list'],
    [400, 'goodCharacter', 'yes', 'Please check the field “goodCharacter”.'],
    [422, 'dateOfBirth', '2026-11-22', 'Date of birth cannot be in the future'],
    [422, 'visaStartDate', '2026-11-22', 'Visa start date cannot be in the future'],
    [400, 'ukEntryDate', '31/12/2022', 'Please enter a valid date.'],
    [422, 'ukEntryDate', '2026-11-22', 'Entry date cannot be in the future'],
  ])('%i for a %s of %j', async (status, field, value, message) => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.put(path, onboardingAnswers({ [field]: value }));
    expect(problem(answer)).toEqual(refused(status, field, message));
    expect((await visitor.get(path)).json).toEqual(untouched);
  });

  test('refuses a grant of ILR in the future, but accepts future expectations', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.put(path, { hasILR: true, ilrGrantDate: '2026-11-22' });
    expect(problem(answer)).toEqual(refused(422, 'ilrGrantDate', 'ILR grant date cannot be in the future'));
    const ahead = { brpExpiryDate: '2199-12-31', settlementDate: '2199-12-31' };
    expect((await visitor.put(path, ahead)).status).toBe(200);
  });

  test('keeps a future start from the visa form', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    await visitor.post('/api/immigration/profile/visa', visaDetails({ visaStartDate: '2027-01-01' }));
    const answer = await visitor.put(path, { visaStartDate: '2027-01-01', lifeInUKPassed: true });
    expect(answer.json).toMatchObject({ visaStartDate: '2027-01-01', lifeInUKPassed: true });
  });

  test('refuses a start after the expiry from the visa form', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    await visitor.post('/api/immigration/profile/visa', visaDetails({ visaExpiryDate: '2022-06-01' }));
    const answer = await visitor.put(path, { visaStartDate: '2022-06-02' });
    const message = 'Start date cannot be after the date your visa expires';
    expect(problem(answer)).toEqual(refused(422, 'visaStartDate', message));
  });

  test('is private, and needs a session', async () => {
    const [owner, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await owner.visitor.put(path, onboardingAnswers());
    expect((await other.visitor.get(path)).json).toEqual(untouched);
    const nobody = new Visitor(api.address);
    for (const answer of [await nobody.get(path), await nobody.put(path, {})]) {
      expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
    }
  });
});
