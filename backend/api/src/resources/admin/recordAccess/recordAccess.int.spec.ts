import { randomUUID } from 'node:crypto';
import {
  administratorAccessResponse,
  adminUserRecordResponse,
  recordAccessResponse,
} from '@settlewise/contract/admin';
import { accountStream } from '@settlewise/domain/accounts';
import { administratorAccessStream } from '@settlewise/domain/administratorAccess';
import { administratorsStream } from '@settlewise/domain/administrators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator, openRecord } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';
import { Visitor } from '../../../../testing/visitor';

let api: TestApi;
let admin: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.stop());

const hour = 60 * 60_000;
const open = (json: unknown, key: string | null = null) =>
  admin.visitor.post('/api/admin/looks', json, { headers: { 'Idempotency-Key': key } });

test('a record opens for an hour, and the log first stores who opened it and why', async () => {
  const { user } = await aPerson().signsUpAt(api.address);
  const reason = 'Ticket 17: a journey is missing';
  const answer = await open({ userId: user.id.toUpperCase(), reason });
  expect(answer.status).toBe(201);
  const access = administratorAccessResponse.parse(answer.json);
  expect(access).toEqual({
    id: expect.any(String),
    userId: user.id,
    reason,
    openedAt: api.now().toISOString(),
    until: new Date(api.now().getTime() + hour).toISOString(),
  });
  const events = [];
  for await (const event of api.eventStore.readStream(administratorAccessStream(access.id)))
    events.push(event);
  expect(events).toMatchObject([
    {
      type: 'RecordOpenedByAdministrator',
      metadata: { userId: user.id, actorId: admin.user.id, actorRole: 'admin' },
    },
  ]);
  const { json } = await admin.visitor.get(`/api/admin/users/${user.id}/record?look=${access.id}`);
  expect(adminUserRecordResponse.parse(json).email).toBe(user.email);
});

test('a repeated request opens no second access, and its key cannot be used with another reason', async () => {
  const { user } = await aPerson().signsUpAt(api.address);
  const request = { userId: user.id, reason: 'The answer to the first request was lost' };
  const key = randomUUID();
  const first = await open(request, key);
  await api.later(60_000, async () => {
    const again = await open(request, key);
    expect([again.status, again.json]).toEqual([201, first.json]);
  });
  expect((await open({ ...request, reason: 'Another one' }, key)).status).toBe(422);
  await api.whenCaughtUp();
  const accesses = await api
    .database('audit_events')
    .where({ user_id: user.id, type: 'RecordOpenedByAdministrator' });
  expect(accesses).toHaveLength(1);
});

test.each([
  ['no reason', {}, 400],
  ['a reason that says nothing', { reason: 'x' }, 400],
  ['somebody who is nobody', { userId: randomUUID(), reason: 'Ticket 18, by its number' }, 404],
])('nothing opens for %s', async (_, sent, status) => {
  expect((await open({ userId: admin.user.id, ...sent })).status).toBe(status);
});

describe('an open record', () => {
  const openAt = async (path: string, visitor: Visitor = admin.visitor) => {
    const { json } = await visitor.get(`/api/admin/${path}/access`);
    return recordAccessResponse.parse(json);
  };
  const requestRecord = (userId: string, look: string, visitor: Visitor) =>
    visitor.get(`/api/admin/users/${userId}/record?look=${look}`);
  const anotherSession = async () => {
    const visitor = new Visitor(api.address);
    expect((await visitor.post('/api/login', admin.credentials)).status).toBe(200);
    return visitor;
  };

  test('is reported for an hour, for the person and each of their streams', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const paths = [`users/${user.id}`, `streams/${accountStream(user.id)}`];
    for (const path of paths) expect(await openAt(path)).toMatchObject({ userId: user.id, access: null });
    const opened = administratorAccessResponse.parse(
      (await open({ userId: user.id, reason: 'Ticket 19: a date is wrong' })).json,
    );
    for (const path of paths) {
      const { access, now } = await openAt(path);
      expect([access, now]).toEqual([opened, api.now().toISOString()]);
    }
    await api.later(hour - 1, async () => expect((await openAt(`users/${user.id}`)).access).toEqual(opened));
    await api.later(hour, async () => {
      for (const path of paths) expect((await openAt(path)).access).toBeNull();
      expect((await requestRecord(user.id, opened.id, admin.visitor)).status).toBe(403);
    });
  });

  test('is one event in the log, however often the page asks for it', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    await openRecord(admin, user.id);
    for (let loaded = 0; loaded < 3; loaded += 1) await openAt(`users/${user.id}`);
    await api.whenCaughtUp();
    const looks = { user_id: user.id, type: 'RecordOpenedByAdministrator' };
    expect(await api.database('audit_events').where(looks)).toHaveLength(1);
  });

  test('is closed to another administrator, and to the same one in another session', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const look = await openRecord(admin, user.id);
    const other = await anAdministrator(api);
    for (const visitor of [other.visitor, await anotherSession()]) {
      expect((await openAt(`users/${user.id}`, visitor)).access).toBeNull();
      expect((await openAt(`streams/${accountStream(user.id)}`, visitor)).access).toBeNull();
      expect((await requestRecord(user.id, look, visitor)).status).toBe(403);
    }
    expect((await requestRecord(user.id, look, admin.visitor)).status).toBe(200);
  });

  test('cannot be opened in another session by the same request', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const request = { userId: user.id, reason: 'Ticket 20: sent again elsewhere' };
    const headers = { 'Idempotency-Key': randomUUID() };
    const { json } = await admin.visitor.post('/api/admin/looks', request, { headers });
    const elsewhere = await anotherSession();
    expect((await elsewhere.post('/api/admin/looks', request, { headers })).status).toBe(409);
    const { id } = administratorAccessResponse.parse(json);
    expect((await requestRecord(user.id, id, elsewhere)).status).toBe(403);
    expect((await requestRecord(user.id, id, admin.visitor)).status).toBe(200);
  });

  test('closes with the session that opened it', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const visitor = await anotherSession();
    const look = await openRecord({ ...admin, visitor }, user.id);
    expect((await openAt(`users/${user.id}`, visitor)).access?.id).toBe(look);
    await visitor.post('/api/logout', {});
    expect((await visitor.post('/api/login', admin.credentials)).status).toBe(200);
    expect((await openAt(`users/${user.id}`, visitor)).access).toBeNull();
    expect((await requestRecord(user.id, look, visitor)).status).toBe(403);
    expect(await api.database('opened_records').where({ look_id: look })).toEqual([]);
  });

  test('has the newest of several accesses', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    await openRecord(admin, user.id);
    await api.later(30 * 60_000, async () => {
      const newer = await openRecord(admin, user.id);
      expect((await openAt(`users/${user.id}`)).access?.id).toBe(newer);
    });
  });

  test('is not needed for a stream without personal data, or of an erased person', async () => {
    const gone = await aPerson().signsUpAt(api.address);
    const { password } = gone.credentials;
    await openRecord(admin, gone.user.id);
    expect((await gone.visitor.send('DELETE', '/api/account', { json: { password } })).status).toBe(204);
    for (const stream of [administratorsStream, accountStream(gone.user.id)])
      expect(await openAt(`streams/${stream}`)).toMatchObject({ userId: null, access: null });
    expect((await openAt(`users/${gone.user.id}`)).access).toBeNull();
    for (const path of ['streams/nothing-1', 'users/nobody'])
      expect((await admin.visitor.get(`/api/admin/${path}/access`)).status).toBe(404);
  });
});
