import { randomUUID } from 'node:crypto';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator } from '../testing/anAdministrator';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { everyRequest, needsSomebodyNew } from '../testing/everyRequest';
import { startTestApi, type TestApi } from '../testing/startTestApi';

let api: TestApi;
let administrator: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const planted = 'Planted-By-Somebody';
/** What no form has, and a thing or an account may have inside. */
const extra = {
  userId: randomUUID(),
  ownerId: randomUUID(),
  actorId: randomUUID(),
  actorRole: 'admin',
  isAdmin: true,
  createdAt: '1999-01-01T00:00:00Z',
  registeredAt: '1999-01-01T00:00:00Z',
  verified: true,
  emailVerified: true,
  locked: false,
  passwordHash: planted,
  fileKey: planted,
  internalNote: planted,
  metadata: { note: planted },
  $where: planted,
  'account.role': 'admin',
  'role[]': 'admin',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withJson = Object.entries(everyRequest).filter(([route]) => !route.startsWith('GET '));

test('no route stores a field that its form does not have', async () => {
  const before = await api.eventStore.head();
  const usual = await aPerson().signsUpAt(api.address);
  const reached: string[] = [];
  for (const [route, prepare] of withJson) {
    const [method = '', path = ''] = route.split(' ');
    const person = needsSomebodyNew.test(route) ? await aPerson().signsUpAt(api.address) : usual;
    const { id = '', json, afterwards } = await prepare({ person, administrator, api });
    if (!isObject(json)) continue;
    await api.whenCaughtUp();
    const { visitor } = path.startsWith('/api/admin') ? administrator : person;
    // Their own fields last: what is refused then is refused for what is more.
    const answer = await visitor.send(method, path.replace(/:\w+/, id), {
      json: { role: 'admin', ...extra, ...json },
    });
    expect([route, answer.status]).toEqual([route, expect.toSatisfy((status: number) => status < 500)]);
    expect([route, answer.bytes.includes(planted)]).toEqual([route, false]);
    reached.push(route);
    if (answer.status < 300) await afterwards?.();
    if (path === '/api/admin/users/:id/role' || path === '/api/admin/users/:id/lock') continue;
    // The account's own role, as the log has it, opens what an administrator's opens, or does not.
    const asked = await person.visitor.get('/api/admin/overview');
    expect([route, asked.status]).toEqual([
      route,
      expect.toSatisfy((status: number) => [401, 403].includes(status)),
    ]);
  }
  expect(reached.length).toBeGreaterThan(25);

  // Read back where it would be kept: in what happened.
  const codec = createCodec({ registry: eventRegistry, personKeys: api.personKeys });
  let read = 0;
  for await (const recorded of api.eventStore.readAll(before === null ? {} : { from: before })) {
    // Of who has been erased nothing can be read, and that is all there is to find.
    const { event } = await codec.decode(recorded);
    const text = JSON.stringify([event, recorded.metadata]);
    for (const value of [planted, extra.userId, extra.ownerId, extra.actorId, '1999-01-01']) {
      expect([recorded.type, text.includes(value)]).toEqual([recorded.type, false]);
    }
    read += event === null ? 0 : 1;
  }
  expect(read).toBeGreaterThan(60);
});

test('an answer contains only what its presenter names, not everything stored of an account', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  for (const path of ['/api/user', '/api/account/profile', '/api/account/settings', '/api/user/profile']) {
    const { json, status } = await visitor.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(json)).not.toMatch(/passwordHash|argon2|linkHash|locked|formerEmails/i);
  }
});
