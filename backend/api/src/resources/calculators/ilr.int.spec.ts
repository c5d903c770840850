import { ilrCalculationResponse } from '@settlewise/contract/assessments';
import { beforeAll, describe, expect, test } from 'vitest';
import { ilrForm, trip, trips } from '../../../testing/calculatorRequests';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

const ilrPath = '/api/calculate-ilr-eligibility';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const ask = (path: string, json: unknown) => new Visitor(api.address).post(path, json);

describe('POST /api/calculate-ilr-eligibility', () => {
  test('answers by trips, with both counts in full', async () => {
    const { status, json } = await ask(
      ilrPath,
      ilrForm({ detailedAbsences: [trip('2025-01-01', '2025-01-10')] }),
    );
    expect(status).toBe(200);
    expect(ilrCalculationResponse.parse(json)).toMatchObject({
      isEligible: true,
      absenceDaysTotal: 10,
      calculationDate: '2026-11-21',
      calculationVersion: '3.0',
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
      isEligible: false,
      absenceDaysTotal: 181,
      suggestedEligibilityDate: '2029-12-04',
      cautious: null,
    });
  });

  test('names the missing years if totals do not cover the qualifying years', async () => {
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
      '2016',
      '2017',
      '2018',
      '2019',
      '2020',
      '2021',
    ]);
  });

  test('accepts permissions, the level of English, ages and a pending application', async () => {
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
      verdict: 'eligible',
      appliedOn: '2026-11-10',
      calculationDate: '2026-11-21',
      english: { asked: 'route', held: null, met: true },
    });
  });

  test('answers for a visa without a route to settlement and for an unknown one', async () => {
    const student = ilrCalculationResponse.parse((await ask(ilrPath, ilrForm({ visaType: 'student' }))).json);
    expect([student.isEligible, student.requiredYears]).toEqual([false, null]);
    const other = ilrCalculationResponse.parse((await ask(ilrPath, ilrForm({ visaType: 'other' }))).json);
    expect([other.isEligible, other.route]).toEqual([false, null]);
  });

  test('accepts 2,000 trips and a trip of 60 years, and ignores unknown fields', async () => {
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
      'a departure that is not a date',
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
    ['a list instead of the form', [], 400, '', 'Please send a JSON object.'],
    [
      'a list instead of a trip',
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

  test('an empty request is refused with all missing fields', async () => {
    const { status, json } = await ask(ilrPath, undefined);
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ path: 'visaType' })]),
    });
  });
});
