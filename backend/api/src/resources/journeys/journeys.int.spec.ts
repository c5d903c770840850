import { randomUUID } from 'node:crypto';
import { documentResponse } from '@settlewise/contract/documents';
import {
  absenceSummaryResponse,
  journeyListResponse,
  journeyResponse,
  type JourneyResponse,
} from '@settlewise/contract/journeys';
import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor, type Answer } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const aliases = ['/api/absence-journeys', '/api/absences'] as const;

async function recordJourney(person: SignedUp, journey = aJourney()): Promise<JourneyResponse> {
  const answer = await person.visitor.post('/api/absences', journey.typed());
  expect(answer.status).toBe(201);
  return journeyResponse.parse(answer.json);
}

async function readJourneys(person: SignedUp, alias: string = '/api/absences'): Promise<JourneyResponse[]> {
  return journeyListResponse.parse((await person.visitor.get(alias)).json);
}

const problem = ({ status, json }: Answer) => ({ status, json });
const refused = (status: number, path: string, message: string) => ({
  status,
  json: { message, errors: [{ path, message }] },
});

describe.each(aliases)('%s', (alias) => {
  test('records a journey, counts both travel days, and lists it at once', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(alias, aJourney().noting('  with family ').typed());
    expect(answer.status).toBe(201);
    const journey = journeyResponse.parse(answer.json);
    expect(journey).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      departureDate: '2025-03-01',
      returnDate: '2025-03-10',
      days: 10,
      destination: 'Spain',
      reason: 'holiday',
      notes: 'with family',
      crownDependency: null,
      permittedReason: null,
      travellers: null,
      evidence: null,
      approximate: null,
      daysRange: null,
      overlaps: false,
    });
    const list = await person.visitor.get(alias);
    expect([list.status, list.json, list.headers.get('Settlewise-Stale')]).toEqual([200, [journey], null]);
  });

  test('changes the fields in the request and keeps the others', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { id } = await recordJourney(person, aJourney().noting('visa run'));
    const answer = await person.visitor.patch(`${alias}/${id}`, { returnDate: '2025-03-03', notes: null });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      id,
      departureDate: '2025-03-01',
      days: 3,
      destination: 'Spain',
      notes: null,
    });
    expect(await readJourneys(person, alias)).toEqual([answer.json]);
  });

  test('keeps the answer about the islands until the destination changes or it is removed', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const journey = await recordJourney(person, aJourney().to('Jersey').inTheIslands('visited'));
    expect(journey.crownDependency).toBe('visited');
    const change = async (json: object) =>
      journeyResponse.parse((await person.visitor.patch(`${alias}/${journey.id}`, json)).json);
    expect(await change({ returnDate: '2025-03-09' })).toMatchObject({ crownDependency: 'visited' });
    expect(await change({ crownDependency: 'not_sure' })).toMatchObject({ crownDependency: 'not_sure' });
    expect(await change({ destination: 'Spain' })).toMatchObject({ crownDependency: null });
    expect(await change({ destination: 'Sark', crownDependency: 'lived_there' })).toMatchObject({
      crownDependency: 'lived_there',
    });
    expect(await change({ crownDependency: null })).toMatchObject({ crownDependency: null });
    expect(await readJourneys(person, alias)).toMatchObject([{ destination: 'Sark', crownDependency: null }]);
  });

  test('refuses a change that brings the return before the departure, and changes nothing', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const journey = await recordJourney(person);
    const answer = await person.visitor.patch(`${alias}/${journey.id}`, { returnDate: '2025-02-01' });
    expect(problem(answer)).toEqual(refused(422, 'returnDate', 'Return date must be after departure date'));
    expect(await readJourneys(person, alias)).toEqual([journey]);
  });

  test('removes a journey', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { id } = await recordJourney(person);
    expect((await person.visitor.delete(`${alias}/${id}`)).status).toBe(204);
    expect(await readJourneys(person, alias)).toEqual([]);
    expect((await person.visitor.delete(`${alias}/${id}`)).status).toBe(404);
  });

  test.each([
    ['departureDate', aJourney().from('2025-02-30'), 'Please enter a valid departure date'],
    ['departureDate', aJourney().from('01/03/2025'), 'Please enter a valid departure date'],
    ['departureDate', aJourney().from(20250301), 'Please enter a valid departure date'],
    ['departureDate', aJourney().from('1899-12-31'), 'Please enter a valid departure date'],
    ['departureDate', aJourney().without('departureDate'), 'Please enter a valid departure date'],
    ['returnDate', aJourney().until('2025-13-01'), 'Please enter a valid return date'],
    ['returnDate', aJourney().until(''), 'Please enter a valid return date'],
    ['destination', aJourney().to('d'.repeat(101)), 'Destination can have at most 100 characters'],
    ['notes', aJourney().noting('n'.repeat(2001)), 'Notes can have at most 2,000 characters'],
    ['notes', aJourney().noting(7), 'Notes must be text'],
    ['crownDependency', aJourney().inTheIslands('yes'), 'Choose visited, lived there, no or not sure'],
  ])('a malformed %s is named with status 400', async (path, journey, message) => {
    const person = await aPerson().signsUpAt(api.address);
    expect(problem(await person.visitor.post(alias, journey.typed()))).toEqual(refused(400, path, message));
    expect(await readJourneys(person)).toEqual([]);
  });

  test('a return before the departure is refused by the rule, with status 422', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(
      alias,
      aJourney().from('2025-03-02').until('2025-03-01').typed(),
    );
    expect(problem(answer)).toEqual(refused(422, 'returnDate', 'Return date must be after departure date'));
  });

  test('a journey that starts and ends on one day has one day', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(
      alias,
      aJourney().from('2025-03-01').until('2025-03-01').typed(),
    );
    expect(answer.json).toMatchObject({ days: 1 });
  });

  test('the same Idempotency-Key records a journey once, and has the same answer', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => person.visitor.post(alias, aJourney().typed(), { headers });
    const answers = [await send()];
    // The repeat comes on the next day.
    await api.later(20 * 60 * 60_000, async () => {
      answers.push(await send());
    });
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);
    expect(await readJourneys(person)).toHaveLength(1);
  });

  test('the same Idempotency-Key in concurrent requests records a journey once', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => person.visitor.post(alias, aJourney().typed(), { headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await readJourneys(person)).toHaveLength(1);
  });

  test('the same Idempotency-Key for another journey is refused', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const headers = { 'Idempotency-Key': 'my-key' };
    await person.visitor.post(alias, aJourney().typed(), { headers });
    const answer = await person.visitor.post(alias, aJourney().to('Peru').typed(), { headers });
    expect([answer.status, answer.message]).toEqual([
      422,
      'This Idempotency-Key was already used for another request.',
    ]);
  });

  test.each(['', 'k'.repeat(201), 'caf\u00e9'])(
    'an Idempotency-Key like “%s” is refused with 400',
    async (key) => {
      const person = await aPerson().signsUpAt(api.address);
      const answer = await person.visitor.post(alias, aJourney().typed(), {
        headers: { 'Idempotency-Key': key },
      });
      expect([answer.status, answer.message]).toEqual([
        400,
        'The Idempotency-Key must be 1 to 200 printable characters.',
      ]);
    },
  );

  test.each(['1', 'not-an-id', '%00', '..', randomUUID()])('the unknown id %s: 404', async (id) => {
    const person = await aPerson().signsUpAt(api.address);
    expect((await person.visitor.patch(`${alias}/${encodeURIComponent(id)}`, { notes: 'x' })).status).toBe(
      404,
    );
    expect((await person.visitor.delete(`${alias}/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});

describe('rules of only one path', () => {
  test('the tracker accepts one of its six reasons', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(aliases[0], aJourney().because('fun').typed());
    expect(problem(answer)).toEqual(refused(400, 'reason', 'Please choose a reason'));
  });

  test('the tracker only accepts days that match the dates', async () => {
    const person = await aPerson().signsUpAt(api.address);
    expect((await person.visitor.post(aliases[0], aJourney().taking(10).typed())).status).toBe(201);
    const answer = await person.visitor.post(aliases[0], aJourney().taking(9).typed());
    const message = 'From departure to return, both days counted, this journey has 10 days';
    expect(problem(answer)).toEqual(refused(422, 'days', message));
    expect(await readJourneys(person)).toHaveLength(1);
  });

  test('the dashboard accepts the person’s own reason with at least 2 characters', async () => {
    const person = await aPerson().signsUpAt(api.address);
    expect((await person.visitor.post(aliases[1], aJourney().because('a wedding').typed())).status).toBe(201);
    const answer = await person.visitor.post(aliases[1], aJourney().because('x').typed());
    expect(problem(answer)).toEqual(refused(400, 'reason', 'Please provide a reason for your absence'));
  });

  test('the dashboard accepts a destination with at least 2 characters', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post(aliases[1], aJourney().to('X').typed());
    expect(problem(answer)).toEqual(refused(400, 'destination', 'Destination must be at least 2 characters'));
  });
});

describe('who may do what', () => {
  let owner: SignedUp;
  let other: SignedUp;
  let journey: JourneyResponse;
  beforeAll(async () => {
    owner = await aPerson().signsUpAt(api.address);
    other = await aPerson().signsUpAt(api.address);
    journey = await recordJourney(owner);
  });

  const calls = aliases.flatMap((alias) => [
    { call: `GET ${alias}`, send: (who: Visitor) => who.get(alias), owner: 200, other: 200 },
    {
      call: `POST ${alias}`,
      send: (who: Visitor) => who.post(alias, aJourney().typed()),
      owner: 201,
      other: 201,
    },
    {
      call: `PATCH ${alias}/{id}`,
      send: (who: Visitor) => who.patch(`${alias}/${journey.id}`, { notes: 'mine' }),
      owner: 200,
      other: 404,
    },
    {
      call: `DELETE ${alias}/{id}`,
      send: async (who: Visitor) => {
        // Each deletion of the owner needs an existing journey.
        const { id } = who === owner.visitor ? await recordJourney(owner) : journey;
        return who.delete(`${alias}/${id}`);
      },
      owner: 204,
      other: 404,
    },
  ]);
  const all = [
    ...calls,
    {
      call: 'GET /api/absences/summary',
      send: (who: Visitor) => who.get('/api/absences/summary'),
      owner: 200,
      other: 200,
    },
  ];

  test.each(all)('$call: 401 without a session', async ({ send }) => {
    const answer = await send(new Visitor(api.address));
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });

  test.each(all)('$call: the owner', async ({ send, owner: status }) => {
    expect((await send(owner.visitor)).status).toBe(status);
  });

  test.each(all)(
    '$call: another person is told no more than that there is no such journey',
    async (entry) => {
      const answer = await entry.send(other.visitor);
      expect(answer.status).toBe(entry.other);
      if (entry.other === 404) expect(answer.message).toBe('This journey is not in your record.');
      expect((await readJourneys(owner)).map(({ id }) => id)).toContain(journey.id);
      expect((await readJourneys(other)).map(({ id }) => id)).not.toContain(journey.id);
    },
  );
});

describe('an open journey', () => {
  const openJourney = (today: string, days: number) =>
    aJourney()
      .to('Lagos')
      .from(addDays(today, 1 - days));

  test.each(aliases)('%s: counts up to today, is shown as open, and ends with a date', async (alias) => {
    const person = await aPerson().signsUpAt(api.address);
    const today = civilDateInLondon(api.now());
    const answer = await person.visitor.post(alias, openJourney(today, 12).until(null).typed());
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ returnDate: null, days: 12 });
    expect(await readJourneys(person, alias)).toEqual([answer.json]);
    const { id } = journeyResponse.parse(answer.json);
    const ended = await person.visitor.patch(`${alias}/${id}`, { returnDate: addDays(today, -2) });
    expect(ended.json).toMatchObject({ returnDate: addDays(today, -2), days: 10 });
    const opened = await person.visitor.patch(`${alias}/${id}`, { returnDate: null });
    expect(opened.json).toMatchObject({ returnDate: null, days: 12 });
  });

  test('is also recorded if the return date is missing', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const journey = openJourney(civilDateInLondon(api.now()), 3).without('returnDate');
    for (const days of [3, undefined]) {
      const answer = await person.visitor.post('/api/absence-journeys', journey.taking(days).typed());
      expect(answer.status).toBe(days === undefined ? 422 : 201);
    }
  });

  test('counts on every page of the record', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await recordJourney(person, openJourney(civilDateInLondon(api.now()), 20).until(null));
    const summary = absenceSummaryResponse.parse((await person.visitor.get('/api/absences/summary')).json);
    expect(summary.last12Months.totalDays).toBe(20);
    // Today is not over, so it is not a whole day.
    expect(summary.homeOfficeCount.last12Months.totalDays).toBe(18);
    expect(Object.values(summary.byYear).flatMap(({ trips }) => trips)).toMatchObject([{ returnDate: null }]);
    const dashboard = await person.visitor.get('/api/dashboard/summary');
    expect(dashboard.json).toMatchObject({ totalAbsenceDays: 20 });
  });

  test.each([
    ['an empty text', { until: '' }, 400, 'Please enter a valid return date'],
    [
      'another number of days',
      { until: null, days: 4 },
      422,
      'From departure to today, both days counted, this journey has 3 days',
    ],
  ] as const)('is refused with %s, and nothing is stored', async (_, { until, ...rest }, status, message) => {
    const person = await aPerson().signsUpAt(api.address);
    const journey = openJourney(civilDateInLondon(api.now()), 3).until(until);
    const typed = 'days' in rest ? journey.taking(rest.days).typed() : journey.typed();
    const answer = await person.visitor.post('/api/absence-journeys', typed);
    expect(problem(answer)).toEqual(refused(status, 'days' in rest ? 'days' : 'returnDate', message));
    expect(await readJourneys(person)).toEqual([]);
  });

  test('must have begun, and must be the only one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const today = civilDateInLondon(api.now());
    const planned = await person.visitor.post('/api/absences', openJourney(today, 0).until(null).typed());
    expect(problem(planned)).toMatchObject({ status: 422, json: { errors: [{ path: 'returnDate' }] } });
    await recordJourney(person, openJourney(today, 5).until(null));
    const second = await person.visitor.post('/api/absences', openJourney(today, 2).until(null).typed());
    expect(problem(second)).toEqual(
      refused(422, 'returnDate', 'Your journey to Lagos has no return date yet. Enter that date first.'),
    );
    expect(await readJourneys(person)).toHaveLength(1);
  });

  test('can be exported and imported as a table', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await recordJourney(person, openJourney(civilDateInLondon(api.now()), 5).until(null));
    const text = (await person.visitor.get('/api/absences/export?format=csv')).bytes.toString('utf8');
    expect(text).toContain('Still away');
    for (const added of [1, 0]) {
      const answer = await other.visitor.post('/api/absences/import', { text });
      expect(answer.json).toMatchObject({ added, alreadyThere: 1 - added, refused: 0 });
    }
    expect(await readJourneys(other)).toMatchObject([{ returnDate: null, days: 5 }]);
    const more = await other.visitor.post('/api/absences/import', { text: '2025-01-01,Still away,Peru' });
    expect(more.json).toMatchObject({ added: 0, refused: 1 });
  });
});

describe('the evidence of a journey', () => {
  const documents = '/api/documents';
  const uploaded = async ({ visitor }: SignedUp, title: string): Promise<string> => {
    const answer = await visitor.send('POST', '/api/documents/upload', {
      form: aDocument().titled(title).form(),
    });
    return documentResponse.parse(answer.json).id;
  };

  test('is documents of the person’s vault, and a removed document disappears from the journey', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const [ticket, stamp] = [await uploaded(person, 'Ticket'), await uploaded(person, 'Stamp')];
    const { visitor } = person;
    const answer = await visitor.post('/api/absences', { ...aJourney().typed(), evidence: [ticket, stamp] });
    const journey = journeyResponse.parse(answer.json);
    expect(journey.evidence).toEqual([ticket, stamp].toSorted());
    expect((await visitor.delete(`${documents}/${ticket}`)).status).toBe(204);
    expect(await readJourneys(person)).toMatchObject([{ evidence: [stamp] }]);
    const noted = await visitor.patch(`/api/absences/${journey.id}`, { notes: 'By train' });
    expect(noted.json).toMatchObject({ notes: 'By train', evidence: [stamp] });
    const emptied = await visitor.patch(`/api/absences/${journey.id}`, { evidence: null });
    expect(emptied.json).toMatchObject({ evidence: null });
  });

  test('cannot be a document of another vault or an unknown one', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const foreign = await uploaded(other, 'Ticket');
    const sentence = 'Choose documents from your vault';
    const { id } = await recordJourney(person);
    for (const [status, evidence] of [
      [422, [foreign]],
      [422, [randomUUID()]],
      [400, ['ticket']],
    ] as const) {
      const wrong = refused(status, 'evidence', sentence);
      const sent = { ...aJourney().to('Peru').typed(), evidence };
      expect(problem(await person.visitor.post('/api/absences', sent))).toEqual(wrong);
      expect(problem(await person.visitor.patch(`/api/absences/${id}`, { evidence }))).toEqual(wrong);
    }
    expect(await readJourneys(person)).toMatchObject([{ evidence: null }]);
  });
});

test('A journey with approximate dates has both bounds, as do the totals', async () => {
  const person = await aPerson().signsUpAt(api.address);
  const { visitor } = person;
  const about = aJourney().from('2026-03-15').until('2026-05-02').typed();
  const answer = await visitor.post('/api/absence-journeys', { ...about, days: 49, approximate: 'month' });
  expect([answer.status, answer.json]).toMatchObject([201, { days: 49, daysRange: { least: 32, most: 92 } }]);
  await recordJourney(person, aJourney().from('2026-06-10').until('2026-06-12'));
  const summary = async () => absenceSummaryResponse.parse((await visitor.get('/api/absences/summary')).json);
  expect(await summary()).toMatchObject({
    last12Months: { totalDays: 52 },
    approximateTotals: { last12Months: { least: 35, most: 95 }, last5Years: { least: 35, most: 95 } },
  });
  const { id } = journeyResponse.parse(answer.json);
  expect(problem(await visitor.patch(`/api/absences/${id}`, { approximate: 'year' }))).toEqual(
    refused(400, 'approximate', 'Choose week, month, or leave it empty'),
  );
  expect((await visitor.patch(`/api/absences/${id}`, { approximate: '' })).json).toMatchObject({
    approximate: null,
    daysRange: null,
  });
  expect((await summary()).approximateTotals).toBeNull();
});
