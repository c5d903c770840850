import { citizenshipCalculationResponse } from '@settlewise/contract/assessments';
import { beforeAll, describe, expect, test } from 'vitest';
import { citizenshipForm, trip, trips } from '../../../testing/calculatorRequests';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

const citizenshipPath = '/api/calculate-eligibility';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const ask = (path: string, json: unknown) => new Visitor(api.address).post(path, json);

describe('POST /api/calculate-eligibility', () => {
  test('answers by trips, as of today if no day is planned', async () => {
    const { status, json } = await ask(
      citizenshipPath,
      citizenshipForm({ absenceRecords: [trip('2026-01-01', '2026-01-10')] }),
    );
    expect(status).toBe(200);
    expect(citizenshipCalculationResponse.parse(json)).toMatchObject({
      isEligible: true,
      applicationDate: '2026-11-21',
      absenceDaysTotal: 10,
      absenceDaysRecent: 10,
      immigrationRoute: 'skilled_worker',
      absenceLimit: 450,
      requiredSettlementDays: 365,
      homeOffice: { citizenship: { totalDays: 8 } },
    });
  });

  test('answers by typed totals, also for spouses', async () => {
    const { json } = await ask(
      citizenshipPath,
      citizenshipForm({ useDetailedAbsences: false, isSpouseRoute: true, totalAbsences: 271 }),
    );
    expect(citizenshipCalculationResponse.parse(json)).toMatchObject({
      isEligible: false,
      absenceLimit: 270,
      totalBand: 'discretion_expected',
      cautious: null,
      suggestions: [{ code: 'absences_total' }],
    });
  });

  test('accepts 2,000 trips and a trip of 60 years, and ignores unknown fields', async () => {
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
      'a birth in the future',
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
    ['a list instead of the form', [], 400, '', 'Please send a JSON object.'],
  ])('refuses %s and names the field', async (_what, json, status, path, message) => {
    const answer = await ask(citizenshipPath, json);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({
      errors: expect.arrayContaining([
        { path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
      ]),
    });
  });

  test('does not ask Irish citizens for settlement, and answers British Nationals (Overseas) both ways', async () => {
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
});
