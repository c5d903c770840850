import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor, type Answer } from '../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    behindProxy: true,
    rateLimits: {
      signInByAccount: { attempts: 2, seconds: 90 },
      signInByAddress: { attempts: 5, seconds: 30 },
      registerByAddress: { attempts: 2, seconds: 60 },
      forgotByAddress: { attempts: 2, seconds: 60 },
      linkByAddress: { attempts: 2, seconds: 60 },
    },
  });
});
afterAll(() => api.stop());

let lastAddress = 0;
function madeUpAddress() {
  lastAddress += 1;
  return { 'X-Forwarded-For': `203.0.113.${lastAddress}` };
}

/** Sends from a new address, which a proxy would report. */
function fromElsewhere() {
  const headers = madeUpAddress();
  return (path: string, json?: unknown) => new Visitor(api.address).post(path, json, { headers });
}

function expectTooMany(answer: Answer, withinSeconds: number): void {
  expect(answer.status).toBe(429);
  expect(answer.message).toMatch(/^Too many tries\. Please wait (a minute|\d+ minutes) and try again\.$/);
  const seconds = Number(answer.headers.get('Retry-After'));
  expect(Number.isInteger(seconds) && seconds > 0 && seconds <= withinSeconds).toBe(true);
}

async function registered() {
  const { username, password } = aPerson().registration();
  const registration = aPerson().called(username).withPassword(password).registration();
  expect((await fromElsewhere()('/api/register', registration)).status).toBe(201);
  return { username, email: registration.email, password };
}

test('a name accepts a limited number of wrong passwords from all addresses together', async () => {
  const { username, password } = await registered();
  for (const typed of [username, ` ${username.toUpperCase()} `])
    expect((await fromElsewhere()('/api/login', { username: typed, password: 'wrong' })).status).toBe(401);
  expectTooMany(await fromElsewhere()('/api/login', { username, password }), 90);
});

test('wrong passwords for a username do not count for the email address of the same account', async () => {
  const [{ username, email, password }, nobody] = [await registered(), 'nobody@example.org'];
  for (let made = 0; made < 3; made += 1)
    await fromElsewhere()('/api/login', { username, password: 'wrong' });
  for (const typed of [email, nobody]) {
    const statuses: number[] = [];
    for (let made = 0; made < 3; made += 1) {
      const tried = { username: typed, password: 'wrong' };
      statuses.push((await fromElsewhere()('/api/login', tried)).status);
    }
    expect([typed, statuses]).toEqual([typed, [401, 401, 429]]);
  }
  // A correct password resets only the count of the typed name.
  const other = await registered();
  await fromElsewhere()('/api/login', { username: other.email, password: 'wrong' });
  expect((await fromElsewhere()('/api/login', other)).status).toBe(200);
  await fromElsewhere()('/api/login', { username: other.email, password: 'wrong' });
  expectTooMany(await fromElsewhere()('/api/login', { username: other.email, password }), 90);
});

test('wrong passwords of a registration that is repeated under its key are counted too', async () => {
  const registration = aPerson().registration();
  const send = (password: string) =>
    new Visitor(api.address).post(
      '/api/register',
      { ...registration, password },
      { headers: { 'Idempotency-Key': 'guessable', ...madeUpAddress() } },
    );
  expect((await send(registration.password)).status).toBe(201);
  for (const password of ['first wrong one', 'second wrong one'])
    expect((await send(password)).status).toBe(409);
  expectTooMany(await send(registration.password), 90);
  const { username, password } = registration;
  expectTooMany(await fromElsewhere()('/api/login', { username, password }), 90);
});

test('wrong passwords sent at the same moment are all counted', async () => {
  const { username } = await registered();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => fromElsewhere()('/api/login', { username, password: 'wrong' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429, 429, 429]);
});

test('a correct password resets the count of wrong ones', async () => {
  const { username, password } = await registered();
  for (let round = 0; round < 3; round += 1) {
    expect((await fromElsewhere()('/api/login', { username, password: 'wrong' })).status).toBe(401);
    expect((await fromElsewhere()('/api/login', { username, password })).status).toBe(200);
  }
});

test('an unknown name has the same limit, so that the limit reveals nothing', async () => {
  const attempt = { username: 'nobody-at-all', password: 'wrong' };
  expect((await fromElsewhere()('/api/login', attempt)).status).toBe(401);
  expect((await fromElsewhere()('/api/login', attempt)).status).toBe(401);
  expectTooMany(await fromElsewhere()('/api/login', attempt), 90);
});

test('an address has a limited number of attempts for all names together', async () => {
  const post = fromElsewhere();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await post('/api/login', { username: `somebody-${attempt}`, password: 'wrong' })).status).toBe(
      401,
    );
  }
  expectTooMany(await post('/api/login', { username: 'somebody-else', password: 'wrong' }), 30);
});

test('a forged address is not counted', async () => {
  const from = (madeUp: string) => {
    const headers = { 'X-Forwarded-For': `${madeUp}, 198.51.100.1` };
    return new Visitor(api.address).post(
      '/api/password/forgot',
      { email: 'nobody@example.org' },
      { headers },
    );
  };
  expect((await from('203.0.113.201')).status).toBe(202);
  expect((await from('203.0.113.202')).status).toBe(202);
  expectTooMany(await from('203.0.113.203'), 60);
});

test.each([
  ['/api/register', () => aPerson().registration(), 201],
  ['/api/password/forgot', () => ({ email: 'somebody@example.org' }), 202],
  ['/api/verify-email', () => ({ token: 'made-up' }), 422],
  ['/api/password/reset', () => ({ token: 'made-up', newPassword: 'a new password' }), 422],
])('%s is limited by address', async (path, json, status) => {
  const post = fromElsewhere();
  expect((await post(path, json())).status).toBe(status);
  expect((await post(path, json())).status).toBe(status);
  expectTooMany(await post(path, json()), 60);
});

test('the table of counts holds no name and no address', async () => {
  await fromElsewhere()('/api/login', { username: 'very-recognisable', password: 'wrong' });
  const rows = await api.database('rate_limits').pluck('key');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.join(' ')).not.toMatch(/recognisable|203\.0\.113/);
});

test('behind two proxies, the address that the outer one saw is counted, and forged addresses are ignored', async () => {
  const behindTwo = await startTestApi({
    behindProxy: true,
    proxies: 2,
    rateLimits: { forgotByAddress: { attempts: 1, seconds: 60 } },
  });
  onTestFinished(() => behindTwo.stop());
  const forget = (addresses: string) =>
    new Visitor(behindTwo.address).post(
      '/api/password/forgot',
      { email: 'nobody@example.org' },
      { headers: { 'X-Forwarded-For': addresses } },
    );
  expect((await forget('192.0.2.1, 203.0.113.9, 10.0.0.2')).status).toBe(202);
  expectTooMany(await forget('192.0.2.2, 203.0.113.9, 10.0.0.3'), 60);
  expect((await forget('203.0.113.10, 10.0.0.2')).status).toBe(202);
});
