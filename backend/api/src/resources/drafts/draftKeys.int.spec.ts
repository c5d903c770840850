import { draftKeysResponse, type DraftKeysResponse } from '@settlewise/contract/drafts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
let second: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  second = await startTestApi({ projecting: false, sharesStoresWith: api });
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const cookie = 'settlewise_drafts';
const ask = (visitor: Visitor) => visitor.get('/api/drafts/key');

async function readKeys(visitor: Visitor): Promise<DraftKeysResponse> {
  const answer = await ask(visitor);
  expect(answer.status).toBe(200);
  return draftKeysResponse.strict().parse(answer.json);
}

/** The same browser with another process. */
function atTheOther(visitor: Visitor): Visitor {
  const other = new Visitor(second.address);
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

describe('the key of drafts', () => {
  test('is the same for a person in every session and process, and differs for each person', async () => {
    const { visitor, credentials } = await aPerson().signsUpAt(api.address);
    const stranger = await aPerson().signsUpAt(api.address);
    const { own, asVisitor } = await readKeys(visitor);
    expect([own.holder, asVisitor]).toEqual([expect.stringMatching(/^user-/), null]);
    expect(Buffer.from(own.key, 'base64')).toHaveLength(32);

    const phone = new Visitor(api.address);
    await phone.post('/api/login', credentials);
    expect((await readKeys(phone)).own).toEqual(own);
    expect((await readKeys(atTheOther(visitor))).own).toEqual(own);
    await visitor.post('/api/logout');
    await visitor.post('/api/login', credentials);
    expect((await readKeys(visitor)).own).toEqual(own);

    const other = (await readKeys(stranger.visitor)).own;
    expect([other.holder === own.holder, other.key === own.key]).toEqual([false, false]);
    expect(visitor.cookies.has(cookie), 'who is signed in needs no cookie beside the session’s').toBe(false);
  });

  test('is a visitor’s own while the browser keeps its cookie', async () => {
    const visitor = new Visitor(api.address);
    const { own, asVisitor } = await readKeys(visitor);
    expect([own.holder, asVisitor]).toEqual([expect.stringMatching(/^visitor-/), null]);
    expect(await readKeys(visitor)).toEqual({ own, asVisitor });
    expect(await readKeys(atTheOther(visitor))).toEqual({ own, asVisitor });
    const other = (await readKeys(new Visitor(api.address))).own;
    expect([other.holder === own.holder, other.key === own.key]).toEqual([false, false]);
  });

  test('of a visitor is returned with their own after registration or sign-in', async () => {
    const person = aPerson();
    const visitor = new Visitor(api.address);
    const before = await readKeys(visitor);
    await visitor.post('/api/register', person.registration());
    const after = await readKeys(visitor);
    expect([after.asVisitor, after.own.holder]).toEqual([before.own, expect.stringMatching(/^user-/)]);
  });

  test.each(['x', 'a'.repeat(44), '%00'.repeat(15)])(
    'is not returned for a forged cookie: %s',
    async (madeUp) => {
      const visitor = new Visitor(api.address);
      visitor.cookies.set(cookie, madeUp);
      await readKeys(visitor);
      expect(visitor.cookies.get(cookie)).toMatch(/^[\w-]{43}$/);
    },
  );

  test('is not cached, and cannot be read by other sites', async () => {
    for (const visitor of [new Visitor(api.address), (await aPerson().signsUpAt(api.address)).visitor]) {
      const { headers } = await ask(visitor);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });

  test('is refused after too many requests, with the time to wait', async () => {
    const strict = await startTestApi({
      projecting: false,
      rateLimits: { draftKeysByAddress: { attempts: 1, seconds: 60 } },
    });
    try {
      expect((await ask(new Visitor(strict.address))).status).toBe(200);
      const answer = await ask(new Visitor(strict.address));
      expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    } finally {
      await strict.stop();
    }
  });
});

describe('the cookie of a visitor’s drafts', () => {
  const setIn = (headers: Headers) =>
    headers.getSetCookie().find((text) => text.split('=')[0]?.endsWith(cookie)) ?? '';

  test('cannot be used by scripts and other sites, and ends with the browser', async () => {
    const [pair = '', ...attributes] = setIn((await ask(new Visitor(api.address))).headers).split('; ');
    expect(pair).toMatch(new RegExp(String.raw`^${cookie}=[\w-]{43}$`));
    expect(attributes.map((text) => text.toLowerCase()).toSorted()).toEqual([
      'httponly',
      'path=/',
      'samesite=lax',
    ]);
  });

  test('is restricted to this host, and to https if it is used', async () => {
    const secure = await startTestApi({
      projecting: false,
      sharesStoresWith: api,
      publicUrl: new URL('https://settlewise.example'),
    });
    try {
      const set = setIn((await ask(new Visitor(secure.address))).headers);
      expect(set).toMatch(/^__Host-settlewise_drafts=/);
      expect(set.toLowerCase()).toMatch(/; secure(?:;|$)/);
    } finally {
      await secure.stop();
    }
  });

  test('is not sent again while the browser has it', async () => {
    const visitor = new Visitor(api.address);
    await ask(visitor);
    expect((await ask(visitor)).headers.getSetCookie()).toEqual([]);
  });

  test('is removed at sign-out and with the account', async () => {
    const leaving: readonly ((visitor: Visitor, password: string) => Promise<{ status: number }>)[] = [
      (visitor) => visitor.post('/api/logout'),
      (visitor, password) => visitor.delete('/api/account', { json: { password } }),
    ];
    for (const leave of leaving) {
      const visitor = new Visitor(api.address);
      const before = await readKeys(visitor);
      const registration = aPerson().registration();
      await visitor.post('/api/register', registration);
      expect(visitor.cookies.has(cookie)).toBe(true);
      expect((await leave(visitor, registration.password)).status).toBe(204);
      expect(visitor.cookies.has(cookie)).toBe(false);
      expect((await readKeys(visitor)).own.key).not.toBe(before.own.key);
    }
  });
});
