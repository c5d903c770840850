import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const session = 'settlewise_session';

/** A browser with a copy of a person's current cookies. */
function copyCookies(visitor: Visitor): Visitor {
  const copy = new Visitor(api.address);
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('signing in', () => {
  test('works with the username and the address, in any case', async () => {
    const { user, credentials } = await aPerson().signsUpAt(api.address);
    for (const username of [
      user.username,
      user.email,
      user.username.toUpperCase(),
      ` ${user.email.toUpperCase()} `,
    ]) {
      const visitor = new Visitor(api.address);
      const answer = await visitor.post('/api/login', { ...credentials, username });
      expect([answer.status, answer.json]).toEqual([200, user]);
      expect((await visitor.get('/api/user')).json).toEqual(user);
    }
  });

  test('has the same error for a wrong password and an unknown name', async () => {
    const { credentials } = await aPerson().signsUpAt(api.address);
    for (const attempt of [
      { ...credentials, password: 'wrong password' },
      { ...credentials, username: 'nobody-of-this-name' },
      { ...credentials, username: 'nobody@example.org' },
    ]) {
      const visitor = new Visitor(api.address);
      const answer = await visitor.post('/api/login', attempt);
      expect([answer.status, answer.json]).toEqual([401, { message: 'Invalid username or password' }]);
      expect(visitor.cookies.size).toBe(0);
    }
  });

  test.each([
    ['username', { password: 'something' }, 'Username is required'],
    ['password', { username: 'somebody' }, 'Password is required'],
  ])('needs a %s', async (path, json, message) => {
    const answer = await new Visitor(api.address).post('/api/login', json);
    expect([answer.status, answer.json]).toEqual([400, { message, errors: [{ path, message }] }]);
  });

  test('with an address ignores a username that equals the address', async () => {
    const victim = await aPerson().signsUpAt(api.address);
    await aPerson().called(victim.user.email).signsUpAt(api.address);
    const answer = await new Visitor(api.address).post('/api/login', {
      ...victim.credentials,
      username: victim.user.email,
    });
    expect(answer.json).toMatchObject({ id: victim.user.id });
  });
});

describe('a session', () => {
  test('is not created for a visitor who only reads', async () => {
    const visitor = new Visitor(api.address);
    const answer = await visitor.get('/api/user');
    expect([answer.status, answer.message, visitor.cookies.size]).toEqual([401, 'Please sign in first.', 0]);
  });

  test('has a cookie that scripts and other sites cannot use', async () => {
    const { credentials } = await aPerson().signsUpAt(api.address);
    const { headers } = await new Visitor(api.address).post('/api/login', credentials);
    const cookie = headers.getSetCookie().find((text) => text.startsWith(`${session}=`));
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=lax/i);
    expect(cookie).not.toMatch(/; secure/i);
  });

  test('is stored by the hash of its id only', async () => {
    const { visitor, user } = await aPerson().signsUpAt(api.address);
    const rows = await api.database('sessions').where({ user_id: user.id }).select('id_hash', 'data');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get(session));
  });

  test('gets a new id at sign-in, and the old id is invalid', async () => {
    const { visitor, credentials } = await aPerson().signsUpAt(api.address);
    const before = copyCookies(visitor);
    await visitor.post('/api/login', credentials);
    expect(visitor.cookies.get(session)).not.toBe(before.cookies.get(session));
    expect((await visitor.get('/api/user')).status).toBe(200);
    expect((await before.get('/api/user')).status).toBe(401);
  });

  test('that an attacker planted is not used at sign-in', async () => {
    const attacker = await aPerson().signsUpAt(api.address);
    const { credentials, user } = await aPerson().signsUpAt(api.address);
    const victim = copyCookies(attacker.visitor);
    await victim.post('/api/login', credentials);
    expect((await victim.get('/api/user')).json).toEqual(user);
    expect((await attacker.visitor.get('/api/user')).status).toBe(401);
  });

  test('ends at sign-out, also for a copy of its cookie', async () => {
    const { visitor, user } = await aPerson().signsUpAt(api.address);
    const copy = copyCookies(visitor);
    const answer = await visitor.post('/api/logout');
    expect([answer.status, visitor.cookies.has(session)]).toEqual([204, false]);
    expect((await copy.get('/api/user')).status).toBe(401);
    expect(await api.database('sessions').where({ user_id: user.id })).toEqual([]);
  });

  test('of another device continues after sign-out', async () => {
    const { visitor, credentials } = await aPerson().signsUpAt(api.address);
    const phone = new Visitor(api.address);
    await phone.post('/api/login', credentials);
    await visitor.post('/api/logout');
    expect((await phone.get('/api/user')).status).toBe(200);
  });

  test('with a forged or altered id is invalid', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    for (const id of ['x', 'a'.repeat(43), `${visitor.cookies.get(session)}x`]) {
      const forger = copyCookies(visitor);
      forger.cookies.set(session, id);
      expect((await forger.get('/api/user')).status).toBe(401);
    }
  });

  test('is invalid after its time', async () => {
    const { visitor, user } = await aPerson().signsUpAt(api.address);
    await api
      .database('sessions')
      .where({ user_id: user.id })
      .update({ expires_at: new Date(0) });
    expect((await visitor.get('/api/user')).status).toBe(401);
  });

  test('is extended by use, but ends 30 days after it began', async () => {
    const { visitor, user } = await aPerson().signsUpAt(api.address);
    const rows = () => api.database('sessions').where({ user_id: user.id });
    // Its last use is old enough for a renewal, and it began 29 days ago.
    await rows().update({
      created_at: api.database.raw(`now() - interval '29 days'`),
      data: JSON.stringify({
        userId: user.id,
        _expire: Date.now() + 60_000,
        _maxAge: 14 * 24 * 60 * 60 * 1000,
      }),
    });
    expect((await visitor.get('/api/user')).status).toBe(200);
    const ages = await rows().select(api.database.raw(`extract(day FROM expires_at - created_at) AS days`));
    expect(ages).toMatchObject([{ days: '30' }]);
    await rows().update({ expires_at: api.database.raw('now()') });
    expect((await visitor.get('/api/user')).status).toBe(401);
  });

  test('signing out twice, or without having signed in, succeeds', async () => {
    const visitor = new Visitor(api.address);
    expect((await visitor.post('/api/logout')).status).toBe(204);
    expect((await visitor.post('/api/logout')).status).toBe(204);
  });
});

describe('behind TLS', () => {
  let secure: TestApi;
  beforeAll(async () => {
    secure = await startTestApi({
      projecting: false,
      sharesStoresWith: api,
      publicUrl: new URL('https://settlewise.example'),
    });
  });
  afterAll(() => secure.stop());

  test('the session’s cookie is secure, and the browser must use https', async () => {
    const answer = await new Visitor(secure.address).post('/api/register', aPerson().registration());
    expect(answer.status).toBe(201);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['__Host-settlewise_session', '__Host-settlewise_written']),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-.*; path=\/;.*; secure/i);
      expect(cookie).not.toMatch(/; domain=/i);
    }
    expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });
});
