import { assessResponse } from '@settlewise/contract/assessments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiWithoutEvents } from '../../../testing/startApiWithoutEvents';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startApiWithoutEvents();
});
afterAll(() => api.stop());

const ask = (json: unknown) => new Visitor(api.address).post('/api/assess', json);
const trip = (departureDate: unknown, returnDate: unknown) => ({ departureDate, returnDate });
const settlement = { route: 'skilled_worker', grantDate: '2021-12-01' };

describe('POST /api/assess', () => {
  test('answers days, settlement and citizenship, as of today in London and by whole days', async () => {
    const { status, json } = await ask({
      trips: [trip('2025-01-01', '2025-01-10'), trip('2026-11-01', null)],
      settlement,
      citizenship: { settledSince: '2025-01-01' },
    });
    expect(status).toBe(200);
    const answer = assessResponse.strict().parse(json);
    expect(answer).toMatchObject({
      asOf: '2026-11-21',
      counting: 'whole_days',
      incomplete: true,
      trips: [{ days: 8 }, { days: 19 }],
      totalDays: 27,
      settlement: { route: 'skilled_worker', verdict: 'eligible', earliestApplicationDate: '2026-11-03' },
      citizenship: { applicationDate: '2026-11-21', finalYearDays: 19, verdict: 'eligible' },
    });
  });

  test('uses the day of discharge for a member of HM Armed Forces, and asks why they leave', async () => {
    const settled = async (more: object) => {
      const soldier = { route: 'armed_forces', grantDate: '2023-12-01', dischargedOn: '2027-01-01', ...more };
      return assessResponse.parse((await ask({ trips: [], settlement: soldier })).json).settlement;
    };
    expect(await settled({})).toMatchObject({
      verdict: 'no_route',
      questions: [{ code: 'medical_discharge' }],
      otherOutcome: { verdict: 'eligible', earliestApplicationDate: '2026-08-28' },
    });
    expect(await settled({ medicalDischarge: 'yes' })).toMatchObject({
      verdict: 'eligible',
      applyBy: '2029-01-01',
      questions: [],
      otherOutcome: null,
    });
  });

  test('warns only for a past day that the answer is for an application made then', async () => {
    const pastDays = async (json: object) => {
      const answer = assessResponse.parse((await ask({ trips: [], ...json })).json);
      return answer.warnings.filter(({ code }) => code === 'past_day').map(({ message }) => message);
    };
    const words = (day: string): readonly unknown[] => [
      expect.stringContaining(`This is the answer for an application on ${day}. That day has passed.`),
    ];
    const citizenship = { settledSince: '2019-01-01' };
    expect(await pastDays({ asOf: '2026-11-20', settlement })).toEqual(words('20 November 2026'));
    expect(await pastDays({ citizenship: { ...citizenship, applicationDate: '2025-03-01' } })).toEqual(
      words('1 March 2025'),
    );
    expect(await pastDays({ asOf: '2026-11-20', settlement, citizenship })).toEqual(
      words('20 November 2026'),
    );
    for (const json of [
      { settlement, citizenship },
      { asOf: '2026-11-21', settlement },
      { asOf: '2027-01-01', citizenship },
      { asOf: '2020-01-01' },
    ])
      expect(await pastDays(json)).toEqual([]);
  });

  test('answers about trips only, as of the requested day and by the requested count', async () => {
    const { json } = await ask({
      asOf: '2027-04-15',
      counting: 'inclusive',
      trips: [trip('2025-01-01', '2025-01-10')],
    });
    expect(assessResponse.parse(json)).toMatchObject({
      asOf: '2027-04-15',
      counting: 'inclusive',
      totalDays: 10,
      settlement: null,
      citizenship: null,
    });
  });

  test('takes 2,000 trips, and a trip of 60 years', async () => {
    const many = await ask({ trips: Array.from({ length: 2_000 }, () => trip('2025-01-01', '2025-01-10')) });
    expect([many.status, assessResponse.parse(many.json).totalDays]).toEqual([200, 8]);
    const long = await ask({ trips: [trip('1960-01-01', '2020-01-01')], settlement, citizenship: {} });
    expect([long.status, assessResponse.parse(long.json).totalDays]).toEqual([200, 21_914]);
  });

  test.each<[string, unknown, number, string]>([
    ['30 February', { trips: [trip('2025-02-30', '2025-03-01')] }, 400, 'trips.0.departureDate'],
    ['the year 0001', { trips: [trip('2025-01-01', '0001-01-01')] }, 400, 'trips.0.returnDate'],
    ['a date that is a number', { trips: [trip(20_250_101, null)] }, 400, 'trips.0.departureDate'],
    ['a null byte in a date', { trips: [trip('2025-01-01\0', null)] }, 400, 'trips.0.departureDate'],
    ['no return, not even null', { trips: [{ departureDate: '2025-01-01' }] }, 400, 'trips.0.returnDate'],
    [
      'a return before the departure',
      { trips: [trip('2025-01-01', null), trip('2025-03-02', '2025-03-01')] },
      422,
      'trips.1.returnDate',
    ],
    ['2,001 trips', { trips: Array.from({ length: 2_001 }, () => trip('2025-01-01', null)) }, 400, 'trips'],
    ['a list instead of the request', [], 400, ''],
    ['an empty request', {}, 400, 'trips'],
    ['an object instead of the trips', { trips: {} }, 400, 'trips'],
    ['an unknown field', { trips: [], when: 'now' }, 400, 'when'],
    [
      'an unknown field of a trip',
      { trips: [{ ...trip('2025-01-01', null), days: 3 }] },
      400,
      'trips.0.days',
    ],
    ['an unknown count', { trips: [], counting: 'hours' }, 400, 'counting'],
    [
      'an unknown reason',
      { trips: [{ ...trip('2025-01-01', null), permittedReason: 'x' }] },
      400,
      'trips.0.permittedReason',
    ],
    [
      'an unknown route',
      { trips: [], settlement: { ...settlement, route: 'moon' } },
      422,
      'settlement.route',
    ],
    [
      'a route with a null byte',
      { trips: [], settlement: { ...settlement, route: 'a\0' } },
      400,
      'settlement.route',
    ],
    [
      'years of another route',
      { trips: [], settlement: { ...settlement, qualifyingYears: 3 } },
      422,
      'settlement.qualifyingYears',
    ],
    [
      'a huge number of years',
      { trips: [], settlement: { ...settlement, qualifyingYears: 1e300 } },
      400,
      'settlement.qualifyingYears',
    ],
    [
      'a permission that ends before it begins',
      { trips: [], settlement: { ...settlement, permissions: [{ from: '2025-01-02', to: '2025-01-01' }] } },
      422,
      'settlement.permissions.0.to',
    ],
    [
      'a birth in the future',
      { asOf: '2026-11-21', trips: [], citizenship: {}, person: { dateOfBirth: '2026-11-22' } },
      422,
      'person.dateOfBirth',
    ],
    [
      'an unknown kind of settlement',
      { trips: [], citizenship: { settledAs: 'visa' } },
      400,
      'citizenship.settledAs',
    ],
    [
      'an unknown level of English',
      { trips: [], citizenship: {}, person: { englishLevel: 'D1' } },
      400,
      'person.englishLevel',
    ],
    [
      'an unknown endorsement',
      { trips: [], settlement: { ...settlement, route: 'global_talent', endorsedBy: 'royal_society' } },
      400,
      'settlement.endorsedBy',
    ],
    [
      'an age at the first grant in years',
      { trips: [], settlement: { ...settlement, route: 'private_life', firstGrantedAs: 17 } },
      400,
      'settlement.firstGrantedAs',
    ],
    [
      'a discharge before the service',
      { trips: [], settlement: { ...settlement, route: 'armed_forces', dischargedOn: '2001-01-01' } },
      422,
      'settlement.dischargedOn',
    ],
    [
      'a reason of a discharge in words',
      { trips: [], settlement: { ...settlement, route: 'armed_forces', medicalDischarge: 'injury' } },
      400,
      'settlement.medicalDischarge',
    ],
    [
      'an unknown stay on the islands',
      { trips: [{ ...trip('2025-01-01', null), crownDependency: 'yes' }] },
      400,
      'trips.0.crownDependency',
    ],
    [
      'a word instead of yes or no',
      { trips: [], citizenship: { spouseOfBritishCitizen: 'yes' } },
      400,
      'citizenship.spouseOfBritishCitizen',
    ],
  ])('refuses %s and names the field', async (_what, json, status, path) => {
    const answer = await ask(json);
    expect(answer.status).toBe(status);
    expect(answer.message).not.toBe('');
    expect(answer.json).toMatchObject({ errors: [{ path, message: answer.message }] });
  });

  test('refuses more than 1 MB with 413, and says how much can be sent', async () => {
    const answer = await ask({ trips: [], asOf: 'x'.repeat(1_100_000) });
    expect([answer.status, answer.message]).toEqual([
      413,
      'The request is too large. At most 1 MB can be sent.',
    ]);
  });
});
