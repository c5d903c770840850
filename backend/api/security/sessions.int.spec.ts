import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { readToken } from '../testing/collectingMailer';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';

// resources/accounts/signIn.int.spec.ts tests sign-in, sign-out and altered ids. This file tests prepared attacks.

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const session = 'settlewise_session';
const signature = `${session}.sig`;

function withCookiesOf(visitor: Visitor): Visitor {
  const copy = new Visitor(api.address);
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

const statusFor = async (visitor: Visitor) => (await visitor.get('/api/user')).status;
const sessionsOf = ({ user }: SignedUp) => api.database('sessions').where({ user_id: user.id });
const newPassword = 'another horse battery';

describe('a session id that an attacker already knows', () => {
  test.each([
    ['signing up', '/api/register', () => aPerson().registration()],
    ['signing in', '/api/login', async () => (await aPerson().signsUpAt(api.address)).credentials],
  ])('is replaced by %s', async (_by, path, content) => {
    const planted = randomBytes(32).toString('base64url');
    const visitor = new Visitor(api.address);
    visitor.cookies.set(session, planted);
    visitor.cookies.set(signature, randomBytes(20).toString('base64url'));
    expect([200, 201]).toContain((await visitor.post(path, await content())).status);

    expect(visitor.cookies.get(session)).toMatch(/^[\w-]{43}$/);
    expect(visitor.cookies.get(session)).not.toBe(planted);
    expect(await statusFor(visitor)).toBe(200);
    const attacker = new Visitor(api.address);
    attacker.cookies.set(session, planted);
    expect(await statusFor(attacker)).toBe(401);
  });

  test('is replaced when another person signs in, even if we issued it', async () => {
    const attacker = await aPerson().signsUpAt(api.address);
    const victim = await aPerson().signsUpAt(api.address);
    const browser = withCookiesOf(attacker.visitor);
    await browser.post('/api/login', victim.credentials);
    expect(browser.cookies.get(session)).not.toBe(attacker.visitor.cookies.get(session));
    expect(await statusFor(attacker.visitor)).toBe(401);
  });

  test('ends when the password is changed, also in the browser that changed it', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const stolen = withCookiesOf(person.visitor);
    const { status } = await person.visitor.post('/api/account/password', {
      currentPassword: person.credentials.password,
      newPassword,
    });
    expect(status).toBe(200);
    expect(person.visitor.cookies.get(session)).not.toBe(stolen.cookies.get(session));
    expect([await statusFor(person.visitor), await statusFor(stolen)]).toEqual([200, 401]);
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  test('ends when the password is reset', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await api.mailer.mailTo(person.user.email);
    const stolen = withCookiesOf(person.visitor);
    await new Visitor(api.address).post('/api/password/forgot', { email: person.user.email });
    const token = readToken(await api.mailer.mailTo(person.user.email, 2));
    expect((await new Visitor(api.address).post('/api/password/reset', { token, newPassword })).status).toBe(
      200,
    );
    expect([await statusFor(person.visitor), await statusFor(stolen)]).toEqual([401, 401]);
  });
});

describe('a forged session cookie', () => {
  test.each([
    ['without its signature', () => null],
    ['with an empty signature', () => ''],
    ['with the signature of another cookie', (own: string) => own.split('').reverse().join('')],
    [
      'signed under a key that is easily guessed',
      (_own: string, value: string) =>
        createHmac('sha1', 'keyboard cat').update(`${session}=${value}`).digest('base64url'),
    ],
  ])('%s opens nothing', async (_how, forge) => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const forger = new Visitor(api.address);
    const value = visitor.cookies.get(session) ?? '';
    forger.cookies.set(session, value);
    const forged = forge(visitor.cookies.get(signature) ?? '', value);
    if (forged !== null) forger.cookies.set(signature, forged);
    expect(await statusFor(forger)).toBe(401);
    expect(await statusFor(visitor)).toBe(200);
  });

  test('with a person’s id in it, as koa-session writes it without a store, opens nothing', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const forger = new Visitor(api.address);
    const written = { userId: user.id, _expire: api.now().getTime() + 1e9, _maxAge: 1e9 };
    forger.cookies.set(session, Buffer.from(JSON.stringify(written)).toString('base64'));
    expect(await statusFor(forger)).toBe(401);
  });

  test('in front of a real one decides: the request is refused', async () => {
    const one = await aPerson().signsUpAt(api.address);
    const cookies = [...one.visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await new Visitor(api.address).get('/api/user', {
      headers: { Cookie: `${session}=planted; ${cookies}` },
    });
    expect(answer.status).toBe(401);
  });

  test.each(['userId', 'session', session, 'sid', 'token'])(
    'in the address or another header opens nothing: %s',
    async (name) => {
      const { visitor } = await aPerson().signsUpAt(api.address);
      const id = visitor.cookies.get(session) ?? '';
      const headers = { Authorization: `Bearer ${id}`, 'X-Session-Id': id };
      const answer = await new Visitor(api.address).get(`/api/user?${name}=${id}`, { headers });
      expect(answer.status).toBe(401);
    },
  );
});

test('session ids are long and all different', async () => {
  const ids = new Set<string>();
  const { credentials } = await aPerson().signsUpAt(api.address);
  for (let round = 0; round < 8; round += 1) {
    const visitor = new Visitor(api.address);
    await visitor.post('/api/login', credentials);
    ids.add(visitor.cookies.get(session) ?? '');
  }
  expect(ids.size).toBe(8);
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32);
});
