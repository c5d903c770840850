import { randomUUID } from 'node:crypto';
import { administratorAccessResponse, adminUserRecordResponse } from '@settlewise/contract';
import { administratorAccessStream } from '@settlewise/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

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

test('a record opens for an hour, and who opened it why is written first', async () => {
  const { user } = await aPerson().signsUpAt(api.address);
  const reason = 'Ticket 17: a journey is missing';
  const answer = await open({ userId: user.id.toUpperCase(), reason });
  expect(answer.status).toBe(201);
  const access = administratorAccessResponse.parse(answer.json);
  expect(access).toEqual({
    ...{ id: expect.any(String), userId: user.id, reason, openedAt: api.now().toISOString() },
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

test('a request that is sent again opens no second access, and its key none for another reason', async () => {
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
