import { randomUUID } from 'node:crypto';
import {
  adminEventResponse,
  type AdminEventResponse,
  eventChainResponse,
  eventNamesResponse,
} from '@settlewise/contract/admin';
import { accountStream } from '@settlewise/domain/accounts';
import { administratorAccessStream } from '@settlewise/domain/administratorAccess';
import { journeysStream } from '@settlewise/domain/journeys';
import { streamKinds } from '@settlewise/domain/streams';
import { formatPosition } from '@settlewise/infra/eventStore';
import { decodeHeading } from '@settlewise/infra/eventStore/codec';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aJourney } from '../../../../testing/aJourney';
import { anAdministrator, openRecord } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

let api: TestApi;
let admin: SignedUp;
let amina: SignedUp;
let erased: SignedUp;
let lookId: string;

const hour = 60 * 60 * 1000;
const minute = 60_000;

beforeAll(async () => {
  api = await startTestApi();
  admin = await anAdministrator(api);
  amina = await aPerson().called('amina').signsUpAt(api.address);
  erased = await aPerson().called('boris').signsUpAt(api.address);
  for (const { user } of [amina, erased]) await api.mailer.mailTo(user.email);
  await amina.visitor.post('/api/absence-journeys', aJourney().typed());
  await api.later(hour, async () => {
    await erased.visitor.post('/api/absence-journeys', aJourney().typed());
    lookId = await openRecord(admin, amina.user.id);
  });
  await api.later(2 * hour, async () => {
    await erased.visitor.send('DELETE', '/api/account', { json: { password: erased.credentials.password } });
  });
  await api.whenCaughtUp();
});
afterAll(() => api.stop());

const list = z.array(adminEventResponse);

async function requestEvents(filter: object, more: Record<string, unknown> = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ range: [0, 499], ...more, filter })) {
    query.set(name, JSON.stringify(value));
  }
  return admin.visitor.get(`/api/admin/events?${query.toString()}`);
}

/** All events of the log as the list shows them, oldest first. */
async function readAllEvents(): Promise<readonly AdminEventResponse[]> {
  const names = new Map([amina, admin].map(({ user }) => [user.id, user.username]));
  const events: AdminEventResponse[] = [];
  for await (const recorded of api.eventStore.readAll()) {
    const { metadata, revision, position, ...rest } = decodeHeading(recorded);
    const { userId, actorId, actorRole, correlationId, causationId, commandId, recordedAt } = metadata;
    events.push({
      ...rest,
      revision: Number(revision),
      position: formatPosition(position),
      recordedAt,
      userId,
      username: names.get(userId) ?? null,
      erased: userId === erased.user.id,
      actorId,
      actorName: names.get(actorId) ?? null,
      actorRole,
      correlationId,
      causationId,
      commandId,
    });
  }
  return events;
}

const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

describe('the list of events', () => {
  test('has every event, newest or oldest first', async () => {
    const all = await readAllEvents();
    const answer = await requestEvents({});
    expect(answer.headers.get('Content-Range')).toBe(`events 0-${all.length - 1}/${all.length}`);
    expect(list.parse(answer.json)).toEqual(all.toReversed());
    expect(list.parse((await requestEvents({}, { sort: ['recordedAt', 'ASC'] })).json)).toEqual(all);
    expect(all.filter((event) => event.erased).length).toBeGreaterThan(3);
    expect(all.some(({ username }) => username === 'boris')).toBe(false);
  });

  const later = (ms: number) => new Date(api.now().getTime() + ms);
  const filters: readonly [string, () => Record<string, string>][] = [
    ['type', () => ({ type: 'JourneyRecorded' })],
    ['stream', () => ({ stream: journeysStream(amina.user.id) })],
    ['streamKind', () => ({ streamKind: 'claim' })],
    ['userId', () => ({ userId: erased.user.id })],
    ['actorId', () => ({ actorId: admin.user.id })],
    ['actorRole', () => ({ actorRole: 'admin' })],
    ['from', () => ({ from: later(hour).toISOString() })],
    ['to', () => ({ to: later(hour).toISOString() })],
    ['from and to', () => ({ from: later(hour).toISOString(), to: later(2 * hour).toISOString() })],
    ['from with an offset', () => ({ from: later(hour).toISOString().replace('Z', '+00:00') })],
    ['type and userId', () => ({ type: 'JourneyRecorded', userId: erased.user.id })],
    [
      'kind, role and period',
      () => ({ streamKind: 'administratorLook', actorRole: 'admin', from: later(minute).toISOString() }),
    ],
    ['a kind without events', () => ({ streamKind: 'task' })],
  ];

  test.each(filters)('is filtered by %s', async (_, createFilter) => {
    const { from, to, streamKind, ...exact } = createFilter();
    const all = await readAllEvents();
    const expected = all
      .toReversed()
      .filter((event) => Object.entries(event).every(([name, is]) => !(name in exact) || exact[name] === is))
      .filter(({ stream }) => streamKind === undefined || stream.startsWith(`${streamKind}-`))
      .filter(({ recordedAt }) => from === undefined || Date.parse(recordedAt) >= Date.parse(from))
      .filter(({ recordedAt }) => to === undefined || Date.parse(recordedAt) < Date.parse(to));
    expect(expected.length).toBeLessThan(all.length);
    const answer = await requestEvents(createFilter());
    expect(ids(list.parse(answer.json))).toEqual(ids(expected));
    expect(answer.headers.get('Content-Range')).toMatch(new RegExp(`/${expected.length}$`));
  });

  test('is filtered by request', async () => {
    const [first] = await readAllEvents();
    const found = list.parse((await requestEvents({ correlationId: first?.correlationId ?? '' })).json);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ correlationId }) => correlationId))).toEqual(new Set([first?.correlationId]));
  });

  test('is paged', async () => {
    const all = (await readAllEvents()).toReversed();
    const answer = await requestEvents({}, { range: [2, 4] });
    expect(ids(list.parse(answer.json))).toEqual(ids(all.slice(2, 5)));
    expect(answer.headers.get('Content-Range')).toBe(`events 2-4/${all.length}`);
  });

  test.each([
    ['an unknown filter', { content: 'x' }],
    ['a type with other characters than letters', { type: "x' OR 1=1" }],
    ['an email address as a stream', { stream: 'a@example.org' }],
    ['a person who is not an id', { userId: 'amina' }],
    ['an unknown role', { actorRole: 'owner' }],
    ['a day instead of a time', { from: '2026-11-21' }],
  ])('is refused for %s', async (_, filter) => {
    expect((await requestEvents(filter)).status).toBe(400);
  });

  test('has no other order', async () => {
    expect((await requestEvents({}, { sort: ['type', 'ASC'] })).status).toBe(400);
  });

  test('gives one event by its id', async () => {
    const [first] = await readAllEvents();
    const { status, json } = await admin.visitor.get(`/api/admin/events/${first?.id}`);
    expect([status, json]).toEqual([200, first]);
    for (const id of [randomUUID(), 'events']) {
      expect((await admin.visitor.get(`/api/admin/events/${id}`)).status).toBe(404);
      expect((await admin.visitor.get(`/api/admin/events/${id}/chain`)).status).toBe(404);
    }
  });
});

test('the filter names are the domain’s names', async () => {
  const { types, streamKinds: kinds } = eventNamesResponse.parse(
    (await admin.visitor.get('/api/admin/event-names')).json,
  );
  expect(types).toEqual(types.toSorted());
  expect(types).toContain('JourneyRecorded');
  expect(kinds).toEqual(streamKinds.map(({ name }) => name));
});

describe('a chain', () => {
  test('has the events that a registration caused, with its email', async () => {
    const registered = (await readAllEvents()).find(
      ({ type, userId }) => type === 'AccountRegistered' && userId === amina.user.id,
    );
    const { json } = await admin.visitor.get(`/api/admin/events/${registered?.id}/chain`);
    const chain = eventChainResponse.parse(json);
    expect(chain.correlationId).toBe(registered?.correlationId);
    expect(chain.events.map(({ type }) => type)).toEqual([
      'ClaimTaken',
      'ClaimTaken',
      'AccountRegistered',
      'EmailVerificationLinkIssued',
    ]);
    expect(chain.events.every(({ causedBy }) => causedBy === null)).toBe(true);
    expect(chain.more).toBe(false);
  });

  test('has the events that another event caused', async () => {
    const correlationId = randomUUID();
    const accessed = (await readAllEvents()).find(
      ({ stream }) => stream === administratorAccessStream(lookId),
    );
    const metadata = {
      userId: amina.user.id,
      actorId: amina.user.id,
      actorRole: 'system',
      correlationId,
      causationId: accessed?.id ?? '',
      recordedAt: api.now().toISOString(),
      schemaVersion: 1,
      commandId: 'c',
      commandFingerprint: '',
      previousHash: null,
      hash: 'a'.repeat(64),
    };
    const led = { id: randomUUID(), type: 'ClaimReleased', data: { holderId: amina.user.id }, metadata };
    await api.eventStore.append('claim-username-caused', [led], 'no_stream');
    await api.whenCaughtUp();
    for (const id of [accessed?.id, led.id]) {
      const { events } = eventChainResponse.parse(
        (await admin.visitor.get(`/api/admin/events/${id}/chain`)).json,
      );
      expect(events.map((event) => [event.id, event.causedBy])).toEqual([
        [accessed?.id, null],
        [led.id, accessed?.id],
      ]);
    }
  });
});

describe('the file of events', () => {
  const parseRows = (text: string) => Papa.parse<string[]>(text.trimEnd()).data;

  test('has all matching events, and is recorded before it is sent', async () => {
    const before = await readAllEvents();
    const filter = JSON.stringify({ streamKind: 'claim' });
    const answer = await admin.visitor.get(`/api/admin/events.csv?filter=${encodeURIComponent(filter)}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="events 2026-11-21.csv"');
    const text = answer.bytes.toString();
    expect(text.startsWith('\uFEFF"Recorded at","Type","Stream",')).toBe(true);
    const [, ...rows] = parseRows(text);
    const reservations = before.filter(({ stream }) => stream.startsWith('claim-')).toReversed();
    expect(rows).toEqual(
      reservations.map((event) => [
        event.recordedAt,
        event.type,
        event.stream,
        String(event.revision),
        event.userId,
        event.username ?? '',
        event.erased ? 'yes' : 'no',
        event.actorId,
        event.actorName ?? '',
        event.actorRole,
        event.correlationId,
        event.causationId,
        event.commandId,
        event.id,
        event.position,
      ]),
    );
    await api.whenCaughtUp();
    const recorded = (await readAllEvents()).slice(before.length);
    expect(recorded.map(({ type, actorId }) => [type, actorId])).toEqual([
      ['OperationCarriedOut', admin.user.id],
    ]);
    for await (const { data } of api.eventStore.readStream(recorded[0]?.stream ?? '')) {
      expect(data).toMatchObject({ operation: 'events_exported', subject: '{"streamKind":"claim"}' });
    }
  });

  test('has every page of a long log in both directions, without cells that run as formulas', async () => {
    const known = await readAllEvents();
    const metadata = {
      userId: amina.user.id,
      actorId: amina.user.id,
      actorRole: 'user',
      correlationId: '=1+1',
      causationId: '@cause',
      recordedAt: '2020-01-01T00:00:00.000Z',
      schemaVersion: 1,
      commandId: 'c',
      commandFingerprint: '',
      previousHash: null,
      hash: 'a'.repeat(64),
    };
    const anEvent = () => ({
      id: randomUUID(),
      type: 'ClaimTaken',
      data: { holderId: amina.user.id },
      metadata,
    });
    const many = Array.from({ length: 2_400 }, anEvent);
    await api.eventStore.append('claim-username-many', [anEvent(), ...many], 'no_stream');
    await api.whenCaughtUp();
    const filter = JSON.stringify({ to: '2020-06-01T00:00:00Z' });
    for (const direction of ['ASC', 'DESC']) {
      const sort = JSON.stringify(['recordedAt', direction]);
      const query = new URLSearchParams({ filter, sort });
      const [heading = [], ...rows] = parseRows(
        (await admin.visitor.get(`/api/admin/events.csv?${query.toString()}`)).bytes.toString(),
      );
      expect(rows).toHaveLength(2_401);
      const revisions = rows.map((row) => Number(row[heading.indexOf('Revision')]));
      const upwards = Array.from({ length: 2_401 }, (_, index) => index);
      expect(revisions).toEqual(direction === 'ASC' ? upwards : upwards.toReversed());
      expect(rows[0]?.[heading.indexOf('Correlation')]).toBe("'=1+1");
      expect(rows[0]?.[heading.indexOf('Cause')]).toBe("'@cause");
    }
    expect((await readAllEvents()).length).toBeGreaterThan(known.length + 2_401);
  });

  test('is refused with a page to non-administrators and for unknown filters', async () => {
    const filter = encodeURIComponent(JSON.stringify({ nothing: 1 }));
    expect((await admin.visitor.get(`/api/admin/events.csv?filter=${filter}`)).status).toBe(400);
    expect((await amina.visitor.get('/api/admin/events.csv')).status).toBe(403);
  });
});

test('the list has no content of events', async () => {
  const text = (await requestEvents({}, { sort: ['recordedAt', 'ASC'] })).bytes.toString();
  const leaked = ['Spain', 'Ticket 17', '@example.org'].filter((words) => text.includes(words));
  expect([leaked, text.includes(accountStream(amina.user.id))]).toEqual([[], true]);
});
