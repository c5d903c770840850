import { dependantProgressListResponse } from '@settlewise/contract/dependantProgress';
import { dependantResponse } from '@settlewise/contract/dependants';
import { journeyResponse } from '@settlewise/contract/journeys';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { aDependant, visaDetails } from '../../../testing/aProfile';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/dependants/progress';

/** A Skilled Worker since May 2022, whose partner came in 2023 and whose child was born here. */
async function aFamily() {
  const { visitor } = await aPerson().signsUpAt(api.address);
  const partner = {
    firstName: 'Zainab',
    dateOfBirth: '1992-04-12',
    relationship: 'spouse',
    bornInUk: false,
    visaStartDate: '2023-02-01',
    visaExpiryDate: '2028-01-31',
    visaHeldSince: null,
    ukEntryDate: '2023-02-01',
    travelsWith: 'me',
    ownJourneys: [],
  };
  const child = {
    firstName: 'Leila',
    dateOfBirth: '2024-03-04',
    visaStartDate: '2024-05-01',
    visaHeldSince: null,
    travelsWith: 'me',
    ownJourneys: [],
  };
  await visitor.post('/api/immigration/profile/visa', visaDetails());
  for (const dependant of [partner, child]) await visitor.post('/api/dependants', aDependant(dependant));
  const answer = async () => {
    const { status, json } = await visitor.get(path);
    expect(status).toBe(200);
    return dependantProgressListResponse.parse(json);
  };
  return { visitor, answer };
}

describe('the clock of each dependant', () => {
  test('is their own: a partner’s years run from the partner’s visa, a child has none', async () => {
    const { answer } = await aFamily();
    const [partner, child, ...more] = await answer();
    expect(more).toEqual([]);
    expect(partner).toMatchObject({
      id: 1,
      settlement: {
        status: 'own_clock',
        verdict: 'not_yet',
        countedFrom: '2023-02-01',
        qualifyingYears: 5,
        earliestApplicationDate: '2028-01-04',
      },
      registration: null,
    });
    expect(child).toMatchObject({
      id: 2,
      settlement: { status: 'with_family', verdict: null, earliestApplicationDate: null },
      registration: { verdict: 'not_yet', section: '1(4)', opensOn: '2034-03-04', cost: { amount: 1_000 } },
    });
  });

  test('follows a journey of the person for who always travels with them, and their settlement at once', async () => {
    const { visitor, answer } = await aFamily();
    const journey = { departureDate: '2024-06-01', returnDate: '2025-01-31', destination: 'Pakistan' };
    await visitor.post('/api/absence-journeys', { ...journey, reason: 'family' });
    expect((await answer()).map(({ settlement }) => settlement.verdict)).toEqual(['over_limit', null]);
    await visitor.post(
      '/api/immigration/profile/visa',
      visaDetails({ hasILR: true, ilrGrantDate: '2026-06-01' }),
    );
    expect((await answer())[1]?.registration).toMatchObject({
      verdict: 'can_register',
      section: '1(3)',
      opensOn: '2026-06-01',
      lastDay: '2042-03-03',
    });
  });

  test('of a child born in the UK follows what the other parent is', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const child = aDependant({
      dateOfBirth: '2024-03-04',
      ownJourneys: [],
      travelsWith: 'me',
      visaHeldSince: null,
    });
    const answerTo = async (otherParent: object) => {
      const sent = { ...child, visaStartDate: '2024-05-01', ...otherParent };
      expect((await visitor.put('/api/dependants/1', sent)).status).toBe(200);
      return (await visitor.get(path)).json;
    };
    await visitor.post('/api/dependants', child);
    expect(await answerTo({ otherParentStatus: 'british', otherParentSince: '1990-01-01' })).toMatchObject([
      { registration: { verdict: 'may_be_british', cost: null } },
    ]);
    expect(await answerTo({ otherParentStatus: 'settled', otherParentSince: '2025-01-01' })).toMatchObject([
      { registration: { verdict: 'can_register', section: '1(3)', opensOn: '2025-01-01' } },
    ]);
    expect(await answerTo({ otherParentStatus: 'not_sure' })).toMatchObject([
      { registration: { verdict: 'may_be_british', reasons: [{ code: 'other_parent_not_sure' }, {}, {}] } },
    ]);
  });

  test('is not answered for somebody of whom no more was said than who they are', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const { firstName, lastName, dateOfBirth, relationship, nationality } = aDependant();
    await visitor.post('/api/dependants', { firstName, lastName, dateOfBirth, relationship, nationality });
    expect((await visitor.get(path)).json).toMatchObject([
      {
        settlement: { status: 'not_enough', verdict: null, missing: [{ field: 'currentVisaType' }] },
        registration: { verdict: 'not_enough', missing: [{ field: 'bornInUk' }] },
      },
    ]);
  });

  test('needs a session', async () => {
    expect((await new Visitor(api.address).get(path)).status).toBe(401);
  });
});

describe('a journey that the family shares', () => {
  const away = {
    departureDate: '2025-03-01',
    returnDate: '2025-03-10',
    destination: 'Spain',
    reason: 'family',
  };
  const journeys = '/api/absence-journeys';

  /** Two partners with years and journeys of their own, for whom days away are counted. */
  async function twoTravellers() {
    const { visitor } = await aPerson().signsUpAt(api.address);
    await visitor.post('/api/immigration/profile/visa', visaDetails());
    const ids = [];
    for (const firstName of ['Zainab', 'Leila']) {
      const partner = aDependant({
        firstName,
        dateOfBirth: '1992-04-12',
        relationship: 'spouse',
        bornInUk: false,
        visaStartDate: '2023-02-01',
        visaExpiryDate: '2028-01-31',
        visaHeldSince: null,
        ukEntryDate: '2023-02-01',
        travelsWith: 'own',
        ownJourneys: [],
      });
      const { id } = dependantResponse.parse((await visitor.post('/api/dependants', partner)).json);
      ids.push(id);
    }
    const daysAway = async () =>
      dependantProgressListResponse
        .parse((await visitor.get(path)).json)
        .map(({ settlement }) => settlement.daysAway);
    return { visitor, ids, daysAway };
  }

  test('is one entry, and counts for each traveller by their own clock', async () => {
    const { visitor, ids, daysAway } = await twoTravellers();
    expect(await daysAway()).toEqual([0, 0]);
    const recorded = await visitor.post(journeys, { ...away, travellers: [ids[1], ids[1]] });
    expect([recorded.status, recorded.json]).toMatchObject([201, { travellers: [ids[1]] }]);
    expect(await daysAway()).toEqual([0, 10]);
    const { id } = journeyResponse.parse(recorded.json);
    await visitor.patch(`${journeys}/${id}`, { travellers: ids });
    expect(await daysAway()).toEqual([10, 10]);
    expect((await visitor.patch(`${journeys}/${id}`, { travellers: [] })).json).toMatchObject({
      travellers: null,
    });
    expect(await daysAway()).toEqual([0, 0]);
  });

  test('names dependants of the record alone; one who was removed leaves it', async () => {
    const { visitor, ids } = await twoTravellers();
    const refusedFor = async (travellers: unknown) => {
      const { status, message, json } = await visitor.post(journeys, { ...away, travellers });
      return [status, message, json];
    };
    const sentence = 'Choose people from your list of dependants';
    const errors = [{ path: 'travellers', message: sentence }];
    expect(await refusedFor([99])).toMatchObject([422, sentence, { errors }]);
    expect(await refusedFor(['me'])).toMatchObject([400, sentence, { errors }]);
    const [first, second] = ids;
    expect((await visitor.get(journeys)).json).toEqual([]);
    const { id } = journeyResponse.parse((await visitor.post(journeys, { ...away, travellers: ids })).json);
    await visitor.delete(`/api/dependants/${first}`);
    expect((await visitor.get(journeys)).json).toMatchObject([{ travellers: [second] }]);
    expect((await visitor.patch(`${journeys}/${id}`, { travellers: ids, notes: 'By train' })).status).toBe(
      200,
    );
    await visitor.delete(`/api/dependants/${second}`);
    expect((await visitor.get(journeys)).json).toMatchObject([{ travellers: null }]);
  });
});
