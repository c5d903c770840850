import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { legalAccessGrantResponse } from '@settlewise/contract/legalAccess';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator } from '../testing/anAdministrator';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { setPasswordAge } from '../testing/setPasswordAge';
import { confirmAddress, switchSharing } from '../testing/sharing';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor, type Answer } from '../testing/visitor';

// http/rateLimit.int.spec.ts tests that limits reveal nothing either.

/** For each verified password, the parameters of its hash. */
const verified: string[] = [];
let hashed = 0;
let api: TestApi;
let known: SignedUp;
let asking: SignedUp;
beforeAll(async () => {
  api = await startTestApi({
    argon2: {
      hash: (...given) => {
        hashed += 1;
        return hash(...given);
      },
      verify: (...given) => {
        verified.push(given[0].split('$').slice(1, 4).join(' '));
        return verify(...given);
      },
    },
  });
  known = await aPerson().signsUpAt(api.address);
  await confirmAddress(known, api);
  asking = await aPerson().signsUpAt(api.address);
});
afterAll(() => api.stop());
beforeEach(() => {
  verified.length = 0;
  hashed = 0;
});

const nobodysAddress = () => `nobody-${randomUUID()}@example.org`;

/** All parts of an answer that an attacker could compare. Random parts are replaced by their kind. */
function tellable({ status, headers, bytes }: Answer, ...chance: readonly string[]): string {
  const withoutChance = (text: string) =>
    chance
      .reduce((rest, each) => rest.replaceAll(each, '<theirs>'), text)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');
  const told = [...headers]
    .filter(([name]) => !['date', 'set-cookie', 'content-length'].includes(name))
    .map(([name, value]) => `${name}: ${name === 'etag' ? '<etag>' : value}`);
  // Two answers at the same time may fall in different seconds.
  const cookies = headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]*/, '=<value>').replace(/expires=[^;]*/, 'expires=<instant>'));
  return withoutChance([status, ...told, ...cookies, bytes.toString()].join('\n'));
}

describe('signing in with a wrong password', () => {
  const wrong = 'not the password of anybody';

  /** Names of existing, unknown and deleted accounts. */
  async function names(): Promise<ReadonlyMap<string, string>> {
    const erased = await aPerson().signsUpAt(api.address);
    const gone = await erased.visitor.send('DELETE', '/api/account', {
      json: { password: erased.credentials.password },
    });
    expect(gone.status).toBeLessThan(300);
    const locked = await aPerson().signsUpAt(api.address);
    const administrator = await anAdministrator(api);
    await api.whenCaughtUp();
    const lock = { reason: 'Ticket 17: asked for by phone' };
    const answer = await administrator.visitor.post(`/api/admin/users/${locked.user.id}/lock`, lock);
    expect(answer.status).toBeLessThan(300);
    return new Map([
      ['a username', known.user.username],
      ['a username in other letters', known.user.username.toUpperCase()],
      ['an address', known.user.email],
      ['an administrator', administrator.user.username],
      ['somebody who is locked out', locked.user.username],
      ['a username that nobody has', `nobody-${randomUUID()}`],
      ['an address that nobody has', nobodysAddress()],
      ['somebody who is gone', erased.user.username],
      ['an address of somebody who is gone', erased.user.email],
      ['a name that is no name', '../../etc/passwd'],
    ]);
  }

  test('gets the same answer after the same work, whether the account exists or not', async () => {
    const told = new Map<string, unknown>();
    for (const [whose, username] of await names()) {
      verified.length = 0;
      hashed = 0;
      const answer = await new Visitor(api.address).post('/api/login', { username, password: wrong });
      told.set(whose, { answer: tellable(answer), verified: [...verified], hashed });
    }
    const [first] = told.values();
    expect(first).toMatchObject({ verified: ['argon2id v=19 m=19456,t=2,p=1'], hashed: 0 });
    for (const [whose, each] of told) expect([whose, each]).toEqual([whose, first]);
  });
});

/** Public calls about any account, with the field of the name. */
const calls: readonly (readonly [string, string, (email: string) => unknown])[] = [
  ['a forgotten password', '/api/password/forgot', (email) => ({ email })],
  [
    'a new verification link, asked for without a session',
    '/api/verify-email/resend',
    (email) => ({ email }),
  ],
];

test.each(calls)('%s gets the same answer for a registered and an unknown email address', async (...call) => {
  const [, path, json] = call;
  const ask = async (email: string) =>
    tellable(await new Visitor(api.address).post(path, json(email)), email);
  const about = await ask(known.user.email);
  expect(await ask(nobodysAddress())).toBe(about);
  expect(await ask(known.user.email.toUpperCase())).toBe(about);
  expect([verified, hashed]).toEqual([[], 0]);
});

test.each([
  ['/api/verify-email', {}],
  ['/api/password/reset', { newPassword: 'another horse battery' }],
])(
  '%s: an invented link gets the same answer for a real and an unknown person’s id',
  async (path, beside) => {
    const ask = async (userId: string) =>
      tellable(
        await new Visitor(api.address).post(path, { token: `${userId}.${'a'.repeat(43)}`, ...beside }),
      );
    const about = await ask(known.user.id);
    expect(about).toMatch(/^422\n/);
    expect(await ask(randomUUID())).toBe(about);
    expect([verified, hashed], 'no work that would show').toEqual([[], 0]);
  },
);

describe('sharing a record', () => {
  test('gets the same answer and the same entry in the list, whether the address is registered or not', async () => {
    await switchSharing(asking, true);
    const give = async (email: string) => {
      const answer = await asking.visitor.post('/api/legal-access', { email });
      expect(answer.status).toBe(201);
      return tellable(answer, email);
    };
    const nobody = nobodysAddress();
    expect(await give(nobody)).toBe(await give(known.user.email));
    const { json } = await asking.visitor.get('/api/legal-access');
    const listed = legalAccessGrantResponse.array().parse(json);
    expect(listed.map(({ email }) => email)).toEqual(expect.arrayContaining([known.user.email, nobody]));
    const [one, other] = listed.map(({ id: _id, email: _email, ...rest }) => rest);
    expect(one).toEqual(other);
  });
});

// The forms of the specification require this; infra/security/decisions.md explains it.
describe('the fact that an email address is taken', () => {
  test('is shown to a person who registers, at that field only, and nothing is stored', async () => {
    for (const [path, taken] of [
      ['username', { username: known.user.username }],
      ['email', { email: known.user.email }],
    ] as const) {
      const visitor = new Visitor(api.address);
      const answer = await visitor.post('/api/register', { ...aPerson().registration(), ...taken });
      expect([answer.status, answer.json]).toEqual([
        409,
        { message: answer.message, errors: [{ path, message: answer.message }] },
      ]);
      expect(visitor.cookies.size).toBe(0);
      expect(answer.bytes.toString()).not.toContain(known.user.id);
    }
  });

  test('is shown to a signed-in person who changes to that address, and to no other person', async () => {
    const change = {
      fullName: 'Somebody Else',
      email: known.user.email,
      currentPassword: asking.credentials.password,
    };
    const answer = await asking.visitor.put('/api/account/profile', change);
    expect([answer.status, answer.message]).toEqual([
      409,
      'There is already an account with this email address',
    ]);
    expect((await new Visitor(api.address).put('/api/account/profile', change)).status).toBe(401);
    await setPasswordAge(api, asking, '10 minutes');
    for (const currentPassword of [undefined, 'not my password']) {
      const untold = await asking.visitor.put('/api/account/profile', { ...change, currentPassword });
      expect(untold.message).not.toContain('already');
    }
  });
});
