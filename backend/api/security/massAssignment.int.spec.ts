import { randomUUID } from 'node:crypto';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator } from '../testing/anAdministrator';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { everyRequest, routesWithOwnSender } from '../testing/everyRequest';
import { startTestApi, type TestApi } from '../testing/startTestApi';

let api: TestApi;
let administrator: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const planted = 'Planted-By-Somebody';
/** Fields that no form has, but that a stored item or account may have. */
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
    const person = routesWithOwnSender.test(route) ? await aPerson().signsUpAt(api.address) : usual;
    const { id = '', json, waitForEffects } = await prepare({ person, administrator, api });
    if (!isObject(json)) continue;
    await api.whenCaughtUp();
    const { visitor } = path.startsWith('/api/admin') ? administrator : person;
    // The form's own fields come last, so that only an additional field can cause a refusal.
    const answer = await visitor.send(method, path.replace(/:\w+/, id), {
      json: { role: 'admin', ...extra, ...json },
    });
    expect([route, answer.status]).toEqual([route, expect.toSatisfy((status: number) => status < 500)]);
    expect([route, answer.bytes.includes(planted)]).toEqual([route, false]);
    reached.push(route);
    if (answer.status < 300) await waitForEffects?.();
    if (path === '/api/admin/users/:id/role' || path === '/api/admin/users/:id/lock') continue;
    // The role in the log decides whether administrators' routes open.
    const asked = await person.visitor.get('/api/admin/overview');
    expect([route, asked.status]).toEqual([
      route,
      expect.toSatisfy((status: number) => [401, 403].includes(status)),
    ]);
  }
  expect(reached.length).toBeGreaterThan(25);

  // Reads the events, where such fields would be stored.
  const codec = createCodec({ registry: eventRegistry, personKeys: api.personKeys });
  let read = 0;
  for await (const recorded of api.eventStore.readAll(before === null ? {} : { from: before })) {
    // Events of erased people cannot be read.
    const { event } = await codec.decode(recorded);
    const text = JSON.stringify([event, recorded.metadata]);
    for (const value of [planted, extra.userId, extra.ownerId, extra.actorId, '1999-01-01']) {
      expect([recorded.type, text.includes(value)]).toEqual([recorded.type, false]);
    }
    read += event === null ? 0 : 1;
  }
  expect(read).toBeGreaterThan(60);
});

test('an answer contains only the fields of its presenter, not all stored data of an account', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  for (const path of ['/api/user', '/api/account/profile', '/api/account/settings', '/api/user/profile']) {
    const { json, status } = await visitor.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(json)).not.toMatch(/passwordHash|argon2|linkHash|locked|formerEmails/i);
  }
});
