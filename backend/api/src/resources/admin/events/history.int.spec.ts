import { randomUUID } from 'node:crypto';
import {
  administratorAccessMinutes,
  adminStreamResponse,
  personHistoryResponse,
} from '@settlewise/contract/admin';
import { journeyResponse } from '@settlewise/contract/journeys';
import { accountStream } from '@settlewise/domain/accounts';
import { administratorsStream } from '@settlewise/domain/administrators';
import { erasureStream } from '@settlewise/domain/erasure';
import { journeysStream } from '@settlewise/domain/journeys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aJourney } from '../../../../testing/aJourney';
import { anAdministrator, openRecord } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

let api: TestApi;
let admin: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.stop());

const minute = 60_000;
const hour = 60 * minute;
const after = (ms: number) => new Date(api.now().getTime() + ms).toISOString();

async function signUp(): Promise<SignedUp> {
  const person = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(person.user.email);
  return person;
}

/** A person who records a journey, changes it after an hour, and removes it after two hours. */
async function aTraveller() {
  const person = await signUp();
  const { visitor } = person;
  const recorded = await visitor.post('/api/absence-journeys', aJourney().noting('with Ana').typed());
  const journeyId = String(journeyResponse.parse(recorded.json).id);
  await api.later(hour, async () => {
    await visitor.patch(`/api/absence-journeys/${journeyId}`, { destination: 'Italy', notes: null });
  });
  await api.later(2 * hour, async () => {
    await visitor.delete(`/api/absence-journeys/${journeyId}`);
  });
  return { ...person, journeyId };
}

async function readHistory({ user }: SignedUp, query: string) {
  await api.whenCaughtUp();
  return admin.visitor.get(`/api/admin/users/${user.id}/history${query}`);
}

async function erase({ visitor, credentials: { password } }: SignedUp): Promise<void> {
  const answer = await visitor.send('DELETE', '/api/account', { json: { password } });
  if (answer.status !== 204) throw new Error(`Erasing was answered with ${answer.status}`);
}

describe('a person’s history', () => {
  test('shows the content and the changes of each event', async () => {
    const person = await aTraveller();
    const accessId = await openRecord(admin, person.user.id);
    const answer = await readHistory(person, `?look=${accessId}`);
    expect(answer.status).toBe(200);
    const { userId, erased, events, next } = personHistoryResponse.parse(answer.json);
    expect([userId, erased, next]).toEqual([person.user.id, false, null]);
    expect(events.map(({ type }) => type)).toEqual([
      'RecordOpenedByAdministrator',
      'JourneyRemoved',
      'JourneyChanged',
      'JourneyRecorded',
      'EmailVerificationLinkIssued',
      'AccountRegistered',
      'ClaimTaken',
      'ClaimTaken',
    ]);
    const { journeyId } = person;
    const findEvent = (type: string) => events.find((event) => event.type === type);
    const [from, until] = ['2025-03-01', '2025-03-10'];
    expect(findEvent('JourneyRecorded')).toMatchObject({
      content: { journeyId, departureDate: from, returnDate: until, destination: 'Spain', notes: 'with Ana' },
      changes: [
        { path: `${journeyId}.departureDate`, before: null, after: from },
        { path: `${journeyId}.returnDate`, before: null, after: until },
        { path: `${journeyId}.destination`, before: null, after: 'Spain' },
        { path: `${journeyId}.reason`, before: null, after: 'holiday' },
        { path: `${journeyId}.notes`, before: null, after: 'with Ana' },
      ],
    });
    expect(findEvent('JourneyChanged')?.changes).toEqual([
      { path: `${journeyId}.destination`, before: 'Spain', after: 'Italy' },
      { path: `${journeyId}.notes`, before: 'with Ana', after: null },
    ]);
    expect(findEvent('JourneyRemoved')).toMatchObject({
      content: { journeyId },
      changes: [
        { path: `${journeyId}.departureDate`, before: from, after: null },
        { path: `${journeyId}.returnDate`, before: until, after: null },
        { path: `${journeyId}.destination`, before: 'Italy', after: null },
        { path: `${journeyId}.reason`, before: 'holiday', after: null },
      ],
    });
    expect(findEvent('EmailVerificationLinkIssued')).toMatchObject({
      content: { linkHash: '(hidden)' },
      changes: expect.arrayContaining([
        { path: 'verificationLink.linkHash', before: null, after: '(hidden)' },
      ]),
    });
    expect(findEvent('AccountRegistered')).toMatchObject({ content: { passwordHash: '(hidden)' } });
    expect(answer.bytes.toString()).not.toContain('$argon2');
  });

  test('comes in pages of 50 events with their changes', async () => {
    const person = await signUp();
    const accessId = await openRecord(admin, person.user.id);
    for (let index = 0; index < 60; index += 1) {
      const lawyerSharingEnabled = index % 2 === 0;
      await person.visitor.post('/api/account/settings', { lawyerSharingEnabled });
    }
    const first = personHistoryResponse.parse((await readHistory(person, `?look=${accessId}`)).json);
    expect(first.events).toHaveLength(50);
    const before = encodeURIComponent(first.next ?? '');
    const second = personHistoryResponse.parse(
      (await readHistory(person, `?look=${accessId}&before=${before}`)).json,
    );
    expect(second.next).toBeNull();
    const all = [...first.events, ...second.events];
    // Two reservations, the account, its link, the access and the settings.
    expect(all).toHaveLength(65);
    expect(new Set(all.map(({ position }) => position)).size).toBe(65);
    const settings = all.filter(({ type }) => type === 'SettingsChanged');
    expect(settings.map(({ changes }) => changes)).toEqual(
      settings.map((_, index) => {
        const on = (60 - 1 - index) % 2 === 0;
        return [{ path: 'settings.lawyerSharingEnabled', before: !on, after: on }];
      }),
    );
  });

  test('of an erased person has only metadata, and needs no open record', async () => {
    const person = await aTraveller();
    await erase(person);
    await api.whenCaughtUp();
    const { json, bytes } = await readHistory(person, '');
    const { erased, events } = personHistoryResponse.parse(json);
    expect(erased).toBe(true);
    expect(events.map(({ type }) => type)).toContain('JourneyChanged');
    expect(events.map(({ type }) => type)).toContain('PersonErased');
    for (const { content, changes, username } of events) {
      expect([content, changes, username]).toEqual([null, [], null]);
    }
    expect(bytes.toString()).not.toContain('Spain');
  });

  test('is refused for an invalid position and an invalid person', async () => {
    const person = await signUp();
    const accessId = await openRecord(admin, person.user.id);
    expect((await readHistory(person, `?look=${accessId}&before=yesterday`)).status).toBe(400);
    expect((await admin.visitor.get('/api/admin/users/amina/history')).status).toBe(404);
  });
});

describe('a stream as of a moment', () => {
  const readStream = (stream: string, query: string) =>
    admin.visitor.get(`/api/admin/streams/${encodeURIComponent(stream)}${query}`);
  const asOfQuery = (ms: number) => `asOf=${encodeURIComponent(after(ms))}`;

  test('is shown together with the current state', async () => {
    const person = await aTraveller();
    const stream = journeysStream(person.user.id);
    const accessId = await openRecord(admin, person.user.id);
    const toSpain = { departureDate: '2025-03-01', returnDate: '2025-03-10', reason: 'holiday' };
    const states = [
      [-1, null, null],
      [0, 0, { [person.journeyId]: { ...toSpain, destination: 'Spain', notes: 'with Ana' } }],
      [hour - 1, 0, { [person.journeyId]: { ...toSpain, destination: 'Spain', notes: 'with Ana' } }],
      [hour, 1, { [person.journeyId]: { ...toSpain, destination: 'Italy' } }],
      [2 * hour, 2, {}],
      [1_000 * hour, 2, {}],
    ] as const;
    for (const [ms, revision, state] of states) {
      const { status, json } = await readStream(stream, `?look=${accessId}&${asOfQuery(ms)}`);
      expect(status).toBe(200);
      const answer = adminStreamResponse.parse(json);
      expect(answer.asOf).toMatchObject({ revision, state });
      expect(answer.now).toMatchObject({ revision: 2, recordedAt: after(2 * hour), state: {} });
      expect(answer).toMatchObject({ stream, userId: person.user.id, erased: false });
    }
    const then = adminStreamResponse.parse(
      (await readStream(stream, `?look=${accessId}&${asOfQuery(hour)}`)).json,
    );
    expect(then.changes.map(({ path, after: now }) => [path, now])).toEqual(
      ['departureDate', 'returnDate', 'destination', 'reason'].map((name) => [
        `${person.journeyId}.${name}`,
        null,
      ]),
    );
    expect(then.moments).toEqual([
      { revision: 0, type: 'JourneyRecorded', recordedAt: after(0) },
      { revision: 1, type: 'JourneyChanged', recordedAt: after(hour) },
      { revision: 2, type: 'JourneyRemoved', recordedAt: after(2 * hour) },
    ]);
    const now = adminStreamResponse.parse((await readStream(stream, `?look=${accessId}`)).json);
    expect(now.asOf.revision).toBe(0);
  });

  test('hides secrets', async () => {
    const person = await signUp();
    const accessId = await openRecord(admin, person.user.id);
    const { json, bytes } = await readStream(accountStream(person.user.id), `?look=${accessId}`);
    const { now } = adminStreamResponse.parse(json);
    expect(now.state).toMatchObject({ username: person.user.username, passwordHash: '(hidden)' });
    expect(bytes.toString()).not.toContain('$argon2');
  });

  test('needs no open record if it is not about a person', async () => {
    const person = await signUp();
    const { status, json } = await readStream(administratorsStream, '');
    expect(status).toBe(200);
    expect(adminStreamResponse.parse(json)).toMatchObject({
      userId: null,
      now: { state: { value: [admin.user.id] } },
    });
    await api.whenCaughtUp();
    const reservations = await api
      .database('audit_events')
      .where({ user_id: person.user.id, stream_kind: 'claim' })
      .pluck<string[]>('stream');
    expect(reservations).toHaveLength(2);
    for (const stream of reservations) {
      const answer = adminStreamResponse.parse((await readStream(stream, '')).json);
      expect(answer).toMatchObject({ userId: null, now: { state: { holderId: person.user.id } } });
    }
  });

  test('of an erased person has no state', async () => {
    const person = await aTraveller();
    await erase(person);
    const { json } = await readStream(journeysStream(person.user.id), `?${asOfQuery(hour)}`);
    const answer = adminStreamResponse.parse(json);
    expect(answer).toMatchObject({ erased: true, asOf: { revision: 1, state: null }, now: { state: null } });
    expect([answer.changes, answer.moments.length]).toEqual([[], 3]);
    const erasure = adminStreamResponse.parse((await readStream(erasureStream(person.user.id), '')).json);
    expect(erasure).toMatchObject({ userId: null, erased: false, now: { state: { value: 'erased' } } });
  });

  test('is refused for an invalid moment and an unknown stream', async () => {
    expect((await readStream(administratorsStream, '?asOf=yesterday')).status).toBe(400);
    expect((await readStream(administratorsStream, '?asOf=2026-11-21')).status).toBe(400);
    for (const stream of [accountStream(randomUUID()), 'settings-1', 'administrators-other', '']) {
      expect((await readStream(stream, '')).status).toBe(404);
    }
  });
});

describe('without an open record of the same person', () => {
  test.each(['history', 'stream'])('a %s stays closed', async (what) => {
    const [person, another] = [await signUp(), await signUp()];
    const path =
      what === 'history'
        ? `/api/admin/users/${person.user.id}/history`
        : `/api/admin/streams/${accountStream(person.user.id)}`;
    const colleague = await anAdministrator(api);
    const [own, theirs, ofAnother] = [
      await openRecord(admin, person.user.id),
      await openRecord(colleague, person.user.id),
      await openRecord(admin, another.user.id),
    ];
    const queries = ['', '?look=', `?look=${theirs}`, `?look=${ofAnother}`, `?look=${randomUUID()}`];
    for (const query of queries) {
      const answer = await admin.visitor.get(path + query);
      expect([answer.status, answer.json]).toMatchObject([
        403,
        { errors: [{ path: 'userId', message: person.user.id }] },
      ]);
      expect(answer.bytes.toString()).not.toContain(person.user.username);
    }
    expect((await admin.visitor.get(`${path}?look=${own}`)).status).toBe(200);
    await api.later(administratorAccessMinutes * minute, async () => {
      expect((await admin.visitor.get(`${path}?look=${own}`)).status).toBe(403);
    });
  });
});
