import { randomUUID } from 'node:crypto';
import { adminUserResponse } from '@settlewise/contract/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';
import { Visitor } from '../../../../testing/visitor';

let api: TestApi;
let administrator: SignedUp;
const people = new Map<string, SignedUp>();
const path = '/api/admin/users';
const reason = 'Ticket 17: asked for by phone';
const minute = 60_000;

beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
  for (const [index, name] of ['zoe', 'Yasmin', 'yas_min', 'yan'].entries()) {
    await api.later((index + 1) * minute, async () => {
      people.set(name, await aPerson().called(name).reachedAt(`${name}@Example.org`).signsUpAt(api.address));
    });
  }
  await act('zoe', 'lock');
  await api.whenCaughtUp();
});
afterAll(() => api.stop());

function person(name: string): SignedUp {
  const found = people.get(name);
  if (found === undefined) throw new Error(`Nobody is called ${name}`);
  return found;
}

const act = (name: string, what: string) =>
  administrator.visitor.post(`${path}/${person(name).user.id}/${what}`, { reason });

const query = (wanted: Readonly<Record<string, unknown>>) =>
  Object.entries(wanted)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

async function listUsers(wanted: Readonly<Record<string, unknown>> = {}) {
  const answer = await administrator.visitor.get(`${path}?${query(wanted)}`);
  expect([answer.status, answer.message]).toEqual([200, '']);
  return {
    users: z.array(adminUserResponse).parse(answer.json),
    range: answer.headers.get('Content-Range'),
    text: answer.bytes.toString(),
  };
}

const names = async (wanted: Readonly<Record<string, unknown>>) =>
  (await listUsers(wanted)).users.map(({ username }) => username);

describe('the list of people', () => {
  test('shows the newest first, with masked addresses', async () => {
    const { users, range, text } = await listUsers();
    expect(users.slice(0, 4).map(({ username }) => username)).toEqual(['yan', 'yas_min', 'Yasmin', 'zoe']);
    expect(range).toBe('users 0-4/5');
    expect(users[3]).toEqual({
      id: person('zoe').user.id,
      username: 'zoe',
      maskedEmail: 'z…@E….org',
      emailVerified: false,
      role: 'user',
      state: 'locked',
      sessions: 0,
      registeredAt: new Date(api.now().getTime() + minute).toISOString(),
    });
    expect(users[4]).toMatchObject({ role: 'admin', state: 'active', sessions: 1 });
    expect(text).not.toMatch(/@example\.org/i);
  });

  test('is sorted and paged', async () => {
    const sort = ['username', 'ASC'];
    const [admin = ''] = await names({ filter: { role: 'admin' } });
    expect(await names({ sort })).toEqual([admin, 'yan', 'yas_min', 'Yasmin', 'zoe']);
    expect(await names({ sort: ['username', 'DESC'], range: [0, 1] })).toEqual(['zoe', 'Yasmin']);
    const part = await listUsers({ sort, range: [2, 3] });
    expect([part.users.map(({ username }) => username), part.range]).toEqual([
      ['yas_min', 'Yasmin'],
      'users 2-3/5',
    ]);
    expect((await listUsers({ sort, range: [400, 424] })).range).toBe('users 400-400/5');
  });

  test.each([
    ['the beginning of a name, in any case', { q: 'YAS' }, ['yas_min', 'Yasmin']],
    ['a beginning with a wildcard of SQL patterns', { q: 'yas_' }, ['yas_min']],
    ['another wildcard', { q: '%' }, []],
    ['a whole address, in any case', { q: ' ZOE@example.ORG ' }, ['zoe']],
    ['a part of an address', { q: 'zoe@example' }, []],
    ['the end of a name', { q: 'min' }, []],
    ['nothing, where nothing is searched for', { q: ' ', role: 'user' }, ['yan', 'yas_min', 'Yasmin', 'zoe']],
    ['those who are locked', { state: 'locked' }, ['zoe']],
    ['those of a role who are not', { role: 'user', state: 'active', q: 'y' }, ['yan', 'yas_min', 'Yasmin']],
    ['those whose address is verified', { emailVerified: true }, []],
  ])('finds %s', async (_, filter, expected) => {
    expect(await names({ filter, sort: ['username', 'ASC'] })).toEqual(expected);
  });

  test.each([
    ['an unknown field', { filter: { colour: 'red' } }, 'filter'],
    ['an unknown role', { filter: { role: 'lawyer' } }, 'filter'],
    ['an unknown order', { sort: ['email', 'ASC'] }, 'sort'],
    ['a range that ends before it begins', { range: [3, 1] }, 'range'],
    ['a range above the maximum', { range: [0, 5_000] }, 'range'],
  ])('is refused for %s', async (_, wanted, field) => {
    const answer = await administrator.visitor.get(`${path}?${query(wanted)}`);
    expect([answer.status, answer.json]).toMatchObject([400, { errors: [{ path: field }] }]);
  });
});

describe('one person', () => {
  test('is shown as in the list', async () => {
    const id = person('yan').user.id;
    const answer = await administrator.visitor.get(`${path}/${id}`);
    const inList = (await listUsers()).users.find((user) => user.id === id);
    expect([answer.status, answer.json]).toEqual([200, inList]);
  });

  test.each(['', '/record', '/role', '/lock', '/unlock', '/end-sessions', '/resend-verification'])(
    'is not found if the account does not exist: %s',
    async (what) => {
      const reading = what === '' || what === '/record';
      for (const id of [randomUUID(), 'nobody']) {
        const to = `${path}/${id}${what}`;
        const answer = reading
          ? await administrator.visitor.get(to)
          : await administrator.visitor.post(to, { reason, role: 'user' });
        // Without an open record, the answer must not reveal whether the person exists.
        const status = what === '/record' && id !== 'nobody' ? 403 : 404;
        expect([id, answer.status]).toEqual([id, status]);
      }
    },
  );

  test('is not found after erasure', async () => {
    const gone = await aPerson().signsUpAt(api.address);
    const { password } = gone.credentials;
    expect((await gone.visitor.send('DELETE', '/api/account', { json: { password } })).status).toBe(204);
    const to = `${path}/${gone.user.id}`;
    const answers = [
      await administrator.visitor.get(to),
      await administrator.visitor.post(`${to}/lock`, { reason }),
      await administrator.visitor.post(`${to}/role`, { role: 'admin', reason }),
      await administrator.visitor.post('/api/admin/looks', { userId: gone.user.id, reason }),
    ];
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      answers.map(() => [404, 'There is no such account.']),
    );
  });

  test.each([
    ['no reason', {}],
    ['an empty reason', { reason: '    ' }],
    ['a reason that says nothing', { reason: 'hm' }],
    ['a reason without end', { reason: 'x'.repeat(501) }],
  ])('nothing is done with %s', async (_, request) => {
    const { id } = person('yan').user;
    const before = await api.countEvents();
    for (const what of ['lock', 'unlock', 'end-sessions', 'resend-verification', 'role']) {
      const answer = await administrator.visitor.post(`${path}/${id}/${what}`, { role: 'admin', ...request });
      expect([answer.status, answer.json]).toMatchObject([400, { errors: [{ path: 'reason' }] }]);
    }
    expect(await api.countEvents()).toBe(before);
    expect((await new Visitor(api.address).post('/api/login', person('yan').credentials)).status).toBe(200);
  });
});
