import { randomUUID } from 'node:crypto';
import { collections } from '@settlewise/domain/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aDocument } from '../testing/aDocument';
import { aJourney } from '../testing/aJourney';
import { anAdministrator, openRecord } from '../testing/anAdministrator';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { aDependant, earlierVisa, personalDetails } from '../testing/aProfile';
import { aLawyer, share } from '../testing/sharing';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { markedExample } from '../testing/collectionRequests';
import { Visitor } from '../testing/visitor';

// http/everyRoute.int.spec.ts tests another person's id in the path of every route. resources/shared/guard.int.spec.ts tests
// ended access of a lawyer and documents of other owners. This file tests all other ways to name another person.

let api: TestApi;
/** All words of the victim begin with the same text, so that the tests find them in other people's answers. */
let victim: SignedUp;
let attacker: SignedUp;
const marked = 'Victims-Own';
/** The victim's items, by kind. */
let owned: Readonly<Record<string, string>>;

const made = z.object({ id: z.coerce.string() });
async function make({ visitor }: SignedUp, path: string, json: unknown, headers = {}): Promise<string> {
  const answer = await visitor.post(path, json, { headers });
  expect([path, answer.status, answer.message]).toEqual([path, 201, '']);
  return made.parse(answer.json).id;
}

const task = { title: `${marked} task`, category: 'document', stage: 'pending', priority: 'high' };

beforeAll(async () => {
  api = await startTestApi();
  [victim, attacker] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
  await victim.visitor.post('/api/immigration/profile/personal', personalDetails({ city: `${marked} city` }));
  const form = aDocument().titled(`${marked} document`).form();
  owned = {
    userId: victim.user.id,
    journey: await make(victim, '/api/absences', aJourney().to(`${marked} place`).typed()),
    task: await make(victim, '/api/tasks', task),
    dependant: await make(victim, '/api/dependants', aDependant({ firstName: `${marked} child` })),
    visa: await make(victim, '/api/immigration/profile/visa-history', earlierVisa()),
    ...Object.fromEntries(
      await Promise.all(
        collections.map(async (collection) => [
          collection.part,
          await make(victim, `/api/${collection.part}`, markedExample(collection, marked)),
        ]),
      ),
    ),
    document: made.parse((await victim.visitor.post('/api/documents/upload', undefined, { form })).json).id,
  };
  await api.whenCaughtUp();
});
afterAll(() => api.stop());

const ownRoutes = (method: string) =>
  api.routes.filter(
    (route) =>
      route.method === method &&
      !route.path.includes(':') &&
      !route.path.startsWith('/api/admin') &&
      !route.path.startsWith('/api/dev'),
  );

describe('a read with another person’s id', () => {
  const names = [
    'userId',
    'user',
    'id',
    'ownerId',
    'accountId',
    'actorId',
    'person',
    'filter',
    'q',
    'look',
    'as',
  ];

  test('is answered on every route as if that id did not exist', async () => {
    for (const { path } of ownRoutes('GET')) {
      const query = names.map((name) => `${name}=${victim.user.id}`).join('&');
      const more = `${query}&userId[]=${victim.user.id}&filter={"userId":"${victim.user.id}"}`;
      const headers = {
        'X-User-Id': victim.user.id,
        'X-Forwarded-User': victim.user.username,
        'X-Original-URL': `/api/admin/users/${victim.user.id}`,
        'X-Rewrite-URL': '/api/admin/users',
        Cookie: [...attacker.visitor.cookies, ['userId', victim.user.id], ['settlewise_user', victim.user.id]]
          .map((pair) => pair.join('='))
          .join('; '),
      };
      const answer = await attacker.visitor.get(`${path}?format=csv&${more}`, { headers });
      expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 500)]);
      const said = answer.bytes.toString('latin1');
      for (const words of [marked, victim.user.email, victim.user.username, owned['document'] ?? '']) {
        expect([path, said.includes(words)]).toEqual([path, false]);
      }
    }
  });

  test('gives an export with the sender’s own record only', async () => {
    const { bytes, status } = await attacker.visitor.get(`/api/account/export?userId=${victim.user.id}`);
    expect(status).toBe(200);
    expect(bytes.includes(victim.user.id)).toBe(false);
  });
});

describe('a write that names another person', () => {
  test('in its body is stored for the sender', async () => {
    const before = await api.eventStore.head();
    const otherOwners = {
      userId: victim.user.id,
      ownerId: victim.user.id,
      actorId: victim.user.id,
      ...owned,
    };
    const things: readonly (readonly [string, object])[] = [
      ['/api/absences', aJourney().from('2019-01-01').until('2019-01-05').typed()],
      ['/api/tasks', { ...task, title: 'mine' }],
      ['/api/dependants', aDependant()],
      ['/api/immigration/profile/visa-history', earlierVisa()],
      ...collections.map(({ part, example }) => [`/api/${part}`, example] as const),
    ];
    for (const [path, json] of things) {
      for (const id of [undefined, owned['journey'], owned['task']]) {
        const answer = await attacker.visitor.post(path, {
          ...otherOwners,
          ...(id === undefined ? {} : { id }),
          ...json,
        });
        if (answer.status === 400) continue;
        expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 500)]);
        expect(made.safeParse(answer.json).data?.id).not.toBe(id ?? 'none');
      }
    }
    await api.whenCaughtUp();
    for await (const recorded of api.eventStore.readAll(before === null ? {} : { from: before })) {
      const { userId, actorId } = z
        .object({ userId: z.string(), actorId: z.string() })
        .parse(recorded.metadata);
      expect([recorded.type, userId, actorId]).toEqual([recorded.type, attacker.user.id, attacker.user.id]);
    }
    const { json } = await victim.visitor.get('/api/tasks');
    expect(json).toEqual([expect.objectContaining({ title: task.title })]);
  });

  test('by an id of theirs in the path is refused, on every route with more than one id', async () => {
    const lawyer = await aLawyer(api);
    const friend = await aPerson().signsUpAt(api.address);
    const { id } = await share(friend, lawyer);
    await api.whenCaughtUp();
    // The grant is valid, and the document belongs to a person who never shared it.
    const nested = await lawyer.visitor.get(`/api/shared/${id}/documents/${owned['document']}/file`);
    expect(nested.status).toBe(404);
    // The document is valid, and the grant belongs to another person.
    const other = await attacker.visitor.get(`/api/shared/${id}/documents/${owned['document']}/file`);
    expect(other.status).toBe(404);
  });
});

describe('an Idempotency-Key that another person has used', () => {
  test.each([
    [
      '/api/absences',
      () => aJourney().to(`${marked} secret place`).from('2016-01-01').until('2016-01-05').typed(),
    ],
    ['/api/tasks', () => ({ ...task, title: `${marked} secret task` })],
  ])('neither reveals their answer nor blocks the request: %s', async (path, content) => {
    const headers = { 'Idempotency-Key': `guessable-${randomUUID()}` };
    const theirs = await make(victim, path, content(), headers);
    const same = await attacker.visitor.post(path, content(), { headers });
    expect([same.status, made.parse(same.json).id === theirs]).toEqual([201, false]);
    const { json } = await attacker.visitor.get(path);
    expect(JSON.stringify(json)).not.toContain(theirs);
  });
});

test('an administrator’s access to one person’s record opens no other record', async () => {
  const administrator = await anAdministrator(api);
  const another = await anAdministrator(api);
  const accessId = await openRecord(administrator, attacker.user.id);
  for (const route of api.routes.filter(({ path }) =>
    /^\/api\/admin\/(users|streams)\/:id(\/|$)/.test(path),
  )) {
    if (route.method !== 'GET' || route.path === '/api/admin/users/:id') continue;
    const id = route.path.includes('streams') ? `account-${victim.user.id}` : victim.user.id;
    for (const { visitor } of [administrator, another]) {
      const { status, json, bytes } = await visitor.get(`${route.path.replace(':id', id)}?look=${accessId}`);
      expect(bytes.includes(victim.user.email)).toBe(false);
      // Reading the access is allowed; the answer is that this record is not open.
      if (route.path.endsWith('/access')) expect([status, json]).toMatchObject([200, { access: null }]);
      else expect([route.path, status]).toEqual([route.path, 403]);
    }
  }
});

describe('a person whose account is deleted', () => {
  test('can no longer use their cookie, their calendar address or their links', async () => {
    const leaving = await aPerson().signsUpAt(api.address);
    const calendar = await leaving.visitor.post('/api/calendar');
    const { address } = z.object({ address: z.string() }).parse(calendar.json);
    const held = new Visitor(api.address);
    for (const [name, value] of leaving.visitor.cookies) held.cookies.set(name, value);
    const gone = await leaving.visitor.delete('/api/account', {
      json: { password: leaving.credentials.password },
    });
    expect(gone.status).toBe(204);

    const cookies = [...held.cookies];
    const open = new Set([
      '/api/register',
      '/api/login',
      '/api/login/code',
      '/api/logout',
      '/api/visa-types',
      '/api/drafts/key',
      '/api/rules',
      '/api/rules/notices',
      '/api/openapi.json',
      '/api/docs',
    ]);
    for (const { method, path } of api.routes) {
      if (
        open.has(path) ||
        /calculate|assess$|checklist$|fees$|address-history\/|practice\/|timeline\/generate|password|verify-email$|invitations$|calendar\/|shared-results\/|\/news|dev-pages/.test(
          path,
        )
      )
        continue;
      for (const [name, value] of cookies) held.cookies.set(name, value);
      const { status } = await held.send(method, path.replaceAll(/:\w+/g, randomUUID()), {
        ...(method === 'GET' ? {} : { json: {} }),
      });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
    expect((await new Visitor(api.address).get(new URL(address).pathname)).status).toBe(404);
    expect((await new Visitor(api.address).post('/api/login', leaving.credentials)).status).toBe(401);
  });
});

test('a calendar’s address cannot be guessed from an id or from another address', async () => {
  const { json } = await victim.visitor.post('/api/calendar');
  const { address } = z.object({ address: z.string() }).parse(json);
  const [, secret = ''] = /([\w-]{43})\.ics$/.exec(address) ?? [];
  expect(address).not.toContain(victim.user.id);
  const altered = secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A');
  for (const guess of [
    victim.user.id,
    altered,
    secret.toLowerCase(),
    `${secret}.ics%00`,
    '%2e%2e',
    `../${secret}`,
  ]) {
    const answer = await attacker.visitor.get(`/api/calendar/${guess}.ics`);
    expect([guess, answer.status]).toEqual([guess, 404]);
  }
  expect((await new Visitor(api.address).get(new URL(address).pathname)).status).toBe(200);
});
