import { citizenshipCalculationResponse, ilrCalculationResponse } from '@settlewise/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

const ilrPath = '/api/calculate-ilr-eligibility';
const citizenshipPath = '/api/calculate-eligibility';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    rateLimits: { calculationsByAddress: { tries: 10_000, seconds: 60 } },
  });
});
afterAll(() => api.stop());

type Fields = Readonly<Record<string, unknown>>;
/** As the page sends it: the fields of the specification alone. */
const ilrForm = (part: Fields = {}): Fields => ({
  visaType: 'skilled_worker',
  visaStartDate: '2021-12-01',
  entryDate: '2021-12-01',
  currentImmigrationStatus: 'valid_visa',
  absencesPerYear: [],
  useDetailedAbsences: true,
  consentToAiAnalysis: true,
  visaExpiryDate: '2026-12-01',
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  englishQualificationType: 'test',
  isCurrentlyEmployed: true,
  completedSponsoredPeriod: true,
  ...part,
});
const citizenshipForm = (part: Fields = {}): Fields => ({
  ukEntryDate: '2018-01-10',
  settlementDate: '2025-01-15',
  useDetailedAbsences: true,
  ...{ physicalPresence: true, physicalPresenceExactDate: true, settlementStatus12Months: true },
  ...{ englishLanguage: true, lifeInUK: true, goodCharacter: true, intendsToContinueResiding: true },
  ...part,
});
const trip = (startDate: unknown, endDate: unknown, part: Fields = {}) => ({
  ...{ id: 'c7e4b1e6', startDate, endDate, totalDays: 1, reason: 'Family' },
  ...part,
});
const trips = (count: number) => Array.from({ length: count }, () => trip('2025-01-01', '2025-01-10'));
const ask = (path: string, json: unknown) => new Visitor(api.address).post(path, json);

describe('POST /api/calculate-ilr-eligibility', () => {
  test('answers by trips, both counts in full beside the result', async () => {
    const { status, json } = await ask(
      ilrPath,
      ilrForm({ detailedAbsences: [trip('2025-01-01', '2025-01-10')] }),
    );
    expect(status).toBe(200);
    expect(ilrCalculationResponse.parse(json)).toMatchObject({
      ...{ isEligible: true, absenceDaysTotal: 10, calculationDate: '2026-11-21', calculationVersion: '3.0' },
      cautious: { counting: 'inclusive', totalDays: 10 },
      homeOffice: { counting: 'whole_days', totalDays: 8 },
    });
  });

  test('answers by yearly totals', async () => {
    const { json } = await ask(
      ilrPath,
      ilrForm({
        useDetailedAbsences: false,
        visaStartDate: '2020-06-01',
        absencesPerYear: [2024, 2025, 2026].map((year) => ({ year, days: year === 2024 ? 181 : 0 })),
      }),
    );
    expect(ilrCalculationResponse.parse(json)).toMatchObject({
      ...{ isEligible: false, absenceDaysTotal: 181, suggestedEligibilityDate: '2029-12-04', cautious: null },
    });
  });

  test('says which years are missing where totals do not cover the qualifying years', async () => {
    const { json } = await ask(
      ilrPath,
      ilrForm({
        useDetailedAbsences: false,
        visaType: 'long_residence',
        visaStartDate: '2014-01-01',
        entryDate: '2014-01-01',
        absencesPerYear: [2022, 2023, 2024, 2025, 2026].map((year) => ({ year, days: 0 })),
      }),
    );
    const answer = ilrCalculationResponse.parse(json);
    expect(answer).toMatchObject({ verdict: 'not_enough', isEligible: false, earliestApplicationDate: null });
    expect(answer.missing.map(({ from }) => from?.slice(0, 4))).toEqual([
      ...['2016', '2017', '2018', '2019', '2020', '2021'],
    ]);
  });

  test('takes permissions, the level of English, ages and an application that waits', async () => {
    const { status, json } = await ask(
      ilrPath,
      ilrForm({
        permissions: [
          { from: '2021-12-01', to: '2024-11-30' },
          { from: '2024-12-01', to: '2027-11-30', visaType: 'skilled_worker', appliedInTime: 'not_sure' },
        ],
        claimedOn: '2020-05-01',
        dateOfBirth: '1960-05-01',
        englishLevel: 'not_sure',
        awaitingDecisionSince: '2026-11-10',
      }),
    );
    expect(status).toBe(200);
    expect(ilrCalculationResponse.parse(json)).toMatchObject({
      ...{ verdict: 'eligible', appliedOn: '2026-11-10', calculationDate: '2026-11-21' },
      english: { asked: 'route', held: null, met: true },
    });
  });

  test('answers for a visa that leads nowhere and for one that nobody knows', async () => {
    const student = ilrCalculationResponse.parse((await ask(ilrPath, ilrForm({ visaType: 'student' }))).json);
    expect([student.isEligible, student.requiredYears]).toEqual([false, null]);
    const other = ilrCalculationResponse.parse((await ask(ilrPath, ilrForm({ visaType: 'other' }))).json);
    expect([other.isEligible, other.route]).toEqual([false, null]);
  });

  test('asks Irish citizens for no settlement, and answers British Nationals (Overseas) both ways', async () => {
    const irish = await ask(
      citizenshipPath,
      citizenshipForm({ statusType: 'irish', settlementDate: undefined }),
    );
    expect([irish.status, citizenshipCalculationResponse.parse(irish.json)]).toMatchObject([
      200,
      { isEligible: true, settlementDate: null },
    ]);
    const { json } = await ask(citizenshipPath, citizenshipForm({ britishNationalOverseas: true }));
    expect(citizenshipCalculationResponse.parse(json)).toMatchObject({
      registration: { section: '4(2)', verdict: 'eligible' },
    });
  });

  test('takes 2,000 trips, a trip of 60 years, and leaves out fields that it does not know', async () => {
    const many = await ask(
      ilrPath,
      ilrForm({ detailedAbsences: trips(2_000), constructor: { admin: true } }),
    );
    expect([many.status, ilrCalculationResponse.parse(many.json).absenceDaysTotal]).toEqual([200, 10]);
    const long = await ask(ilrPath, ilrForm({ detailedAbsences: [trip('1960-01-01', '2019-12-31')] }));
    expect([long.status, ilrCalculationResponse.parse(long.json).isEligible]).toEqual([200, true]);
  });

  test.each<[string, unknown, number, string, string | RegExp]>([
    [
      'a visa issued tomorrow',
      ilrForm({ visaStartDate: '2026-11-22', entryDate: null }),
      422,
      'visaStartDate',
      'Visa issue date cannot be in the future',
    ],
    [
      'an entry before the visa',
      ilrForm({ entryDate: '2021-11-30' }),
      422,
      'entryDate',
      'UK entry date cannot be before the visa issue date',
    ],
    [
      'an entry tomorrow',
      ilrForm({ entryDate: '2026-11-22' }),
      422,
      'entryDate',
      'UK entry date cannot be in the future',
    ],
    [
      'a return before the departure',
      ilrForm({ detailedAbsences: [trip('2025-01-02', '2025-01-01')] }),
      422,
      'detailedAbsences.0.endDate',
      'End date must be after start date',
    ],
    [
      'a year given twice',
      ilrForm({
        useDetailedAbsences: false,
        absencesPerYear: [
          { year: 2024, days: 1 },
          { year: 2024, days: 1 },
        ],
      }),
      422,
      'absencesPerYear.1.year',
      'The year 2024 is there twice.',
    ],
    [
      '366 days of 2025',
      ilrForm({ useDetailedAbsences: false, absencesPerYear: [{ year: 2025, days: 366 }] }),
      422,
      'absencesPerYear.0.days',
      'The year 2025 has 365 days',
    ],
    [
      'a permission that ends before it begins',
      ilrForm({ permissions: [{ from: '2024-01-02', to: '2024-01-01' }] }),
      422,
      'permissions.0.to',
      'The permission ends before it begins.',
    ],
    [
      'an application later than its permission',
      ilrForm({ permissions: [{ from: '2024-01-02', appliedOn: '2024-01-03' }] }),
      422,
      'permissions.0.appliedOn',
      /cannot be later/,
    ],
    [
      'an unknown answer about an application in time',
      ilrForm({ permissions: [{ from: '2024-01-02', appliedInTime: 'perhaps' }] }),
      400,
      'permissions.0.appliedInTime',
      'Answer yes, no or not sure',
    ],
    [
      'a level of English that does not exist',
      ilrForm({ englishLevel: 'B3' }),
      400,
      'englishLevel',
      'Choose a level of English',
    ],
    [
      'a birth tomorrow',
      ilrForm({ dateOfBirth: '2026-11-22' }),
      422,
      'dateOfBirth',
      'Your date of birth cannot be in the future',
    ],
    [
      'an application for settlement tomorrow',
      ilrForm({ awaitingDecisionSince: '2026-11-22' }),
      422,
      'awaitingDecisionSince',
      'The day you applied cannot be in the future',
    ],
    ['no visa type', ilrForm({ visaType: undefined }), 400, 'visaType', 'Choose your visa type'],
    ['an unknown visa type', ilrForm({ visaType: 'moon' }), 400, 'visaType', 'Choose your visa type'],
    [
      '30 February',
      ilrForm({ visaStartDate: '2021-02-30' }),
      400,
      'visaStartDate',
      'Enter your visa issue date',
    ],
    [
      'the year 0001',
      ilrForm({ entryDate: '0001-01-01' }),
      400,
      'entryDate',
      'Enter the day you entered the UK',
    ],
    [
      'a departure that is no day',
      ilrForm({ detailedAbsences: [trip('soon', '2025-01-01')] }),
      400,
      'detailedAbsences.0.startDate',
      'Enter the day you left the UK',
    ],
    [
      'no return',
      ilrForm({ detailedAbsences: [trip('2025-01-01', null)] }),
      400,
      'detailedAbsences.0.endDate',
      'Enter the day you came back',
    ],
    [
      'an expiry that is a number',
      ilrForm({ visaExpiryDate: 7 }),
      400,
      'visaExpiryDate',
      'Enter the day your visa ends',
    ],
    [
      'no mode',
      ilrForm({ useDetailedAbsences: null }),
      400,
      'useDetailedAbsences',
      'Choose yearly totals or individual trips',
    ],
    [
      'an answer that is a word',
      ilrForm({ hasEnglishQualification: 'yes' }),
      400,
      'hasEnglishQualification',
      'Answer yes or no',
    ],
    ['2,001 trips', ilrForm({ detailedAbsences: trips(2_001) }), 400, 'detailedAbsences', /2,000/],
    [
      'days below 0',
      ilrForm({ absencesPerYear: [{ year: 2024, days: -1 }] }),
      400,
      'absencesPerYear.0.days',
      'Enter 0 or more days',
    ],
    [
      'half a day',
      ilrForm({ absencesPerYear: [{ year: 2024, days: 0.5 }] }),
      400,
      'absencesPerYear.0.days',
      'Enter a whole number of days',
    ],
    [
      'a huge number of days',
      ilrForm({ absencesPerYear: [{ year: 2024, days: 1e300 }] }),
      400,
      'absencesPerYear.0.days',
      /days/,
    ],
    [
      'a null byte',
      ilrForm({ detailedAbsences: [trip('2025-01-01', '2025-01-02', { reason: 'a\0' })] }),
      400,
      'detailedAbsences.0.reason',
      /remove/,
    ],
    ['a list in place of the form', [], 400, '', 'Please send a JSON object.'],
    [
      'a list in place of a trip',
      ilrForm({ detailedAbsences: [[]] }),
      400,
      'detailedAbsences.0',
      /detailedAbsences/,
    ],
  ])('refuses %s and names the field', async (_what, json, status, path, message) => {
    const answer = await ask(ilrPath, json);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({
      errors: expect.arrayContaining([
        { path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
      ]),
    });
  });

  test('an empty request is refused with every field that is missing', async () => {
    const { status, json } = await ask(ilrPath, undefined);
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ path: 'visaType' })]),
    });
  });
});

describe('POST /api/calculate-eligibility', () => {
  test('answers by trips, as of today when no day is planned', async () => {
    const { status, json } = await ask(
      citizenshipPath,
      citizenshipForm({ absenceRecords: [trip('2026-01-01', '2026-01-10')] }),
    );
    expect(status).toBe(200);
    expect(citizenshipCalculationResponse.parse(json)).toMatchObject({
      ...{ isEligible: true, applicationDate: '2026-11-21', absenceDaysTotal: 10, absenceDaysRecent: 10 },
      ...{ immigrationRoute: 'skilled_worker', absenceLimit: 450, requiredSettlementDays: 365 },
      homeOffice: { citizenship: { totalDays: 8 } },
    });
  });

  test('answers by typed totals, for spouses too', async () => {
    const { json } = await ask(
      citizenshipPath,
      citizenshipForm({ useDetailedAbsences: false, isSpouseRoute: true, totalAbsences: 271 }),
    );
    expect(citizenshipCalculationResponse.parse(json)).toMatchObject({
      ...{ isEligible: false, absenceLimit: 270, totalBand: 'discretion_expected', cautious: null },
      suggestions: [{ code: 'absences_total' }],
    });
  });

  test('takes 2,000 trips, a trip of 60 years, and leaves out fields that it does not know', async () => {
    const many = await ask(citizenshipPath, citizenshipForm({ absenceRecords: trips(2_000), extra: 1 }));
    expect([many.status, citizenshipCalculationResponse.parse(many.json).absenceDaysTotal]).toEqual([
      200, 10,
    ]);
    const long = await ask(
      citizenshipPath,
      citizenshipForm({ absenceRecords: [trip('1960-01-01', '2019-12-31')] }),
    );
    expect([long.status, citizenshipCalculationResponse.parse(long.json).absenceDaysTotal]).toEqual([200, 0]);
  });

  test.each<[string, unknown, number, string, string | RegExp]>([
    [
      'no entry',
      citizenshipForm({ ukEntryDate: '' }),
      400,
      'ukEntryDate',
      'Please enter your first UK entry date or visa start date.',
    ],
    [
      'no settlement',
      citizenshipForm({ settlementDate: undefined }),
      400,
      'settlementDate',
      'Please enter your settlement status grant date.',
    ],
    [
      '30 February',
      citizenshipForm({ applicationDate: '2027-02-30' }),
      400,
      'applicationDate',
      'Enter the day you plan to apply',
    ],
    [
      'a settlement before the entry that was not leave to enter',
      citizenshipForm({ settlementDate: '2017-01-15' }),
      422,
      'settlementDate',
      /unless it was indefinite leave to enter/,
    ],
    [
      'a birth that lies ahead',
      citizenshipForm({ dateOfBirth: '2026-11-22' }),
      422,
      'dateOfBirth',
      'Your date of birth cannot lie ahead',
    ],
    [
      'an unknown level of English',
      citizenshipForm({ englishLevel: 'D1' }),
      400,
      'englishLevel',
      'Choose a level of English',
    ],
    [
      'more days in the last 12 months than in all',
      citizenshipForm({ useDetailedAbsences: false, totalAbsences: 100, recentAbsences: 120 }),
      422,
      'recentAbsences',
      /^You typed 120 days in the last 12 months, but 100 days in all 5 years/,
    ],
    ['the year 0001', citizenshipForm({ settlementDate: '0001-01-01' }), 400, 'settlementDate', /settlement/],
    [
      'an entry after the application',
      citizenshipForm({ ukEntryDate: '2026-11-22' }),
      422,
      'ukEntryDate',
      'Your entry date cannot be after the day you plan to apply',
    ],
    [
      'a settlement after the application',
      citizenshipForm({ settlementDate: '2026-11-22' }),
      422,
      'settlementDate',
      'Your settlement date cannot be after the day you plan to apply',
    ],
    [
      'a return before the departure',
      citizenshipForm({ absenceRecords: [trip('2025-01-02', '2025-01-01')] }),
      422,
      'absenceRecords.0.endDate',
      'End date must be after start date',
    ],
    [
      'too many days for three years',
      citizenshipForm({ useDetailedAbsences: false, isSpouseRoute: true, totalAbsences: 1_096 }),
      422,
      'totalAbsences',
      'Enter at most 1,095 days',
    ],
    [
      'too many days for five years',
      citizenshipForm({ totalAbsences: 1_826 }),
      400,
      'totalAbsences',
      'Enter at most 1,825 days',
    ],
    [
      'more days than a year has',
      citizenshipForm({ recentAbsences: 366 }),
      400,
      'recentAbsences',
      'Enter at most 365 days',
    ],
    ['days below 0', citizenshipForm({ recentAbsences: -1 }), 400, 'recentAbsences', 'Enter 0 or more days'],
    ['a huge number', citizenshipForm({ totalAbsences: 1e300 }), 400, 'totalAbsences', /days/],
    [
      'a number as text',
      citizenshipForm({ totalAbsences: '10' }),
      400,
      'totalAbsences',
      'Enter a whole number of days',
    ],
    [
      'an unknown status',
      citizenshipForm({ statusType: 'moon' }),
      400,
      'statusType',
      'Choose your settlement status',
    ],
    ['a null byte', citizenshipForm({ immigrationRoute: 'a\0' }), 400, 'immigrationRoute', /remove/],
    ['a tick that is a word', citizenshipForm({ lifeInUK: 'yes' }), 400, 'lifeInUK', /lifeInUK/],
    ['2,001 trips', citizenshipForm({ absenceRecords: trips(2_001) }), 400, 'absenceRecords', /2,000/],
    ['a list in place of the form', [], 400, '', 'Please send a JSON object.'],
  ])('refuses %s and names the field', async (_what, json, status, path, message) => {
    const answer = await ask(citizenshipPath, json);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({
      errors: expect.arrayContaining([
        { path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
      ]),
    });
  });
});
