import { journeyListResponse, journeyResponse, type JourneyResponse } from '@settlewise/contract/journeys';
import { beforeAll, describe, expect, test } from 'vitest';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

async function recorded(person: SignedUp, journey: ReturnType<typeof aJourney>): Promise<JourneyResponse> {
  const answer = await person.visitor.post('/api/absences', journey.typed());
  expect(answer.status).toBe(201);
  return journeyResponse.parse(answer.json);
}

async function listOf(person: SignedUp): Promise<JourneyResponse[]> {
  return journeyListResponse.parse((await person.visitor.get('/api/absences')).json);
}

describe('the summary', () => {
  const today = '2026-11-21';

  test('adds up the last 12 months and 5 years, and groups journeys by the year of departure', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await recorded(person, aJourney().from('2026-01-01').until('2026-01-10'));
    await recorded(person, aJourney().from('2024-12-30').until('2025-01-02'));
    const { json } = await person.visitor.get('/api/absences/summary');
    expect(json).toMatchObject({
      last12Months: { totalDays: 10, remaining: 80 },
      last5Years: { totalDays: 14, remaining: 436 },
      homeOfficeCount: {
        last12Months: { totalDays: 8, remaining: 82 },
        last5Years: { totalDays: 10, remaining: 440 },
      },
      warningMessage: null,
      byYear: {
        '2026': { count: 1, totalDays: 10, trips: [{ departureDate: '2026-01-01' }] },
        '2024': { count: 1, totalDays: 4, trips: [{ departureDate: '2024-12-30' }] },
      },
    });
  });

  test.each([
    // 80, 81, 90 and 91 whole days.
    ['2026-09-01', null],
    ['2026-08-31', 'Approaching absence limit'],
    ['2026-08-22', 'Approaching absence limit'],
    ['2026-08-21', 'Over the citizenship limit: more than 90 days away in the last 12 months'],
  ])('a journey from %s until today has the warning: %s', async (departure, warningMessage) => {
    const person = await aPerson().signsUpAt(api.address);
    await recorded(person, aJourney().from(departure).until(today));
    expect((await person.visitor.get('/api/absences/summary')).json).toMatchObject({ warningMessage });
  });

  test.each([
    ['skilled_worker', {}, { citizenshipDecides: false, settlementDecides: true }],
    ['spouse', {}, { citizenshipDecides: false, settlementDecides: false }],
    ['student', {}, { citizenshipDecides: false, settlementDecides: false }],
    ['irish_citizen', {}, { citizenshipDecides: true, settlementDecides: false }],
    ['skilled_worker', { hasILR: true }, { citizenshipDecides: true, settlementDecides: false }],
  ])('names the deciding limit for a %s %o', async (currentVisaType, rest, decides) => {
    const person = await aPerson().signsUpAt(api.address);
    const visa = { currentVisaType, visaStartDate: '2024-01-10', visaExpiryDate: '2029-01-09', ...rest };
    expect((await person.visitor.post('/api/immigration/profile/visa', visa)).status).toBe(200);
    expect((await person.visitor.get('/api/absences/summary')).json).toMatchObject(decides);
  });

  test('excludes days on the islands from the limits of citizenship, and includes them in the years', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await recorded(
      person,
      aJourney().to('Jersey').from('2026-01-01').until('2026-04-10').inTheIslands('visited'),
    );
    await recorded(person, aJourney().from('2026-05-01').until('2026-05-10'));
    expect((await person.visitor.get('/api/absences/summary')).json).toMatchObject({
      last12Months: { totalDays: 10 },
      last5Years: { totalDays: 10 },
      warningMessage: null,
      homeOfficeCount: { last12Months: { totalDays: 8 }, last5Years: { totalDays: 8 } },
      byYear: { '2026': { count: 2, totalDays: 110 } },
    });
  });

  test('counts days of overlapping journeys once, and reports the overlap', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await recorded(person, aJourney().from('2026-03-01').until('2026-03-10'));
    const second = await recorded(person, aJourney().from('2026-03-05').until('2026-03-12'));
    expect(second.overlaps).toBe(true);
    expect((await listOf(person)).map(({ overlaps }) => overlaps)).toEqual([true, true]);
    expect((await person.visitor.get('/api/absences/summary')).json).toMatchObject({
      last12Months: { totalDays: 12 },
    });
  });
});
