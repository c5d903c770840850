import { randomBytes, randomUUID } from 'node:crypto';
import { sessionListResponse } from '@settlewise/contract/accountSettings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { setPasswordAge } from '../../../testing/setPasswordAge';
import { problem, refused } from '../../../testing/refused';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimits: { passwordByAccount: { attempts: 3, seconds: 60 } } });
});
afterAll(() => api.stop());

const path = '/api/account/sessions';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const list = async ({ get }: Pick<Visitor, 'get'>) => sessionListResponse.parse((await get(path)).json);
const statusFor = async (visitor: Visitor) => (await visitor.get('/api/user')).status;
const findRows = ({ user }: SignedUp) => api.database('sessions').where({ user_id: user.id });

/** Signs in from another browser. */
async function elsewhere({ credentials }: SignedUp, userAgent = firefox): Promise<Visitor> {
  const visitor = new Visitor(api.address);
  const { status } = await visitor.post('/api/login', credentials, { headers: { 'User-Agent': userAgent } });
  expect(status).toBe(200);
  return visitor;
}

/** The id of the only other session. */
async function otherId(visitor: Visitor): Promise<string> {
  const others = (await list(visitor)).sessions.filter(({ current }) => !current);
  expect(others).toHaveLength(1);
  return others[0]?.id ?? '';
}

describe('the sessions of a person', () => {
  test('are listed with device, start and last use, and the current one is marked', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const phone = await elsewhere(person);
    await findRows(person)
      .whereNull('browser')
      .update({ created_at: new Date('2026-11-02T08:00:00Z') });
    const { passwordNeeded, sessions } = await list(phone);
    expect(passwordNeeded).toBe(false);
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: 'Firefox', system: 'Windows', current: true }),
    );
    expect(sessions).toContainEqual(expect.objectContaining({ browser: null, system: null, current: false }));
    expect(sessions.find(({ current }) => !current)?.startedAt).toBe('2026-11-02T08:00:00.000Z');
    expect((await list(person.visitor)).sessions.filter(({ current }) => current)).toEqual([
      expect.objectContaining({ browser: null }),
    ]);
  });

  test('have a last use to the minute, which only their own requests change', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await elsewhere(person);
    await findRows(person).update({ last_used_at: new Date('2026-11-02T08:00:30Z') });
    await person.visitor.get('/api/tasks');
    const { sessions } = await list(person.visitor);
    const used = (own: boolean) => sessions.find(({ current }) => current === own)?.lastUsedAt ?? '';
    expect(used(false)).toBe('2026-11-02T08:00:30.000Z');
    expect(used(true)).toMatch(/:00\.000Z$/);
    expect(used(true) > used(false)).toBe(true);
  });

  test('keep two words about the browser, and nothing that it sent', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await elsewhere(person, `${firefox} tell-tale/9.9`);
    const kept = JSON.stringify(await findRows(person));
    expect(kept).toContain('"browser":"Firefox"');
    expect(kept).not.toMatch(/tell-tale|Gecko|rv:/);
  });

  test('have ids that cannot be used to sign in', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const secret = person.visitor.cookies.get('settlewise_session') ?? 'none';
    const answer = await person.visitor.get(path);
    const [session] = (await list(person.visitor)).sessions;
    const hashes = await findRows(person).pluck<Buffer[]>('id_hash');
    for (const opening of [
      secret,
      ...hashes.flatMap((hash) => [hash.toString('hex'), hash.toString('base64url')]),
    ]) {
      expect(answer.bytes.includes(opening)).toBe(false);
    }
    const forger = new Visitor(api.address);
    for (const [name, value] of person.visitor.cookies) forger.cookies.set(name, value);
    forger.cookies.set('settlewise_session', session?.id ?? '');
    expect(await statusFor(forger)).toBe(401);
  });

  test('exclude ended ones and those of other people', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await elsewhere(person);
    await findRows(person)
      .whereNotNull('browser')
      .update({ expires_at: new Date(0) });
    const { sessions } = await list(person.visitor);
    expect(sessions).toHaveLength(1);
    const [theirs] = (await list(other.visitor)).sessions;
    expect(sessions.map(({ id }) => id)).not.toContain(theirs?.id);
  });
});

describe('fifty sessions of one person', () => {
  /** Creates sessions with a last use a minute apart, oldest first. Ended ones were used most recently. */
  async function signedInOften({ user }: SignedUp, count: number, over = 0) {
    const rows = Array.from({ length: count + over }, (_, index) => ({
      id_hash: randomBytes(32),
      user_id: user.id,
      data: JSON.stringify({ userId: user.id }),
      last_used_at: new Date(Date.now() - (600 - index) * 60_000),
      expires_at: new Date(Date.now() + (index < count ? 1 : -1) * 60 * 60_000),
    }));
    await api.database('sessions').insert(rows);
    return rows.map(({ id_hash: hash }) => hash);
  }
  const storedSessions = async (person: SignedUp) =>
    new Set((await findRows(person).pluck<Buffer[]>('id_hash')).map((hash) => hash.toString('hex')));

  test('are the maximum: one more ends the least recently used one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const other = await aPerson().signsUpAt(api.address);
    const hashes = await signedInOften(person, 49);
    expect((await storedSessions(person)).size).toBe(50);
    const phone = await elsewhere(person);
    const left = await storedSessions(person);
    expect([left.size, left.has(hashes[0]?.toString('hex') ?? '')]).toEqual([50, false]);
    expect(left.has(hashes[1]?.toString('hex') ?? '')).toBe(true);
    for (const visitor of [phone, person.visitor, other.visitor]) expect(await statusFor(visitor)).toBe(200);
  });

  test('exclude ended ones', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const hashes = await signedInOften(person, 48, 20);
    await elsewhere(person);
    const left = await storedSessions(person);
    expect([left.size, left.has(hashes[0]?.toString('hex') ?? '')]).toEqual([50, true]);
  });

  test('are not exceeded by concurrent sign-ins, and the last ones succeed', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await signedInOften(person, 45);
    const devices = await Promise.all(Array.from({ length: 10 }, () => elsewhere(person)));
    expect((await storedSessions(person)).size).toBe(50);
    for (const device of devices) expect(await statusFor(device)).toBe(200);
  });

  test('that are older than the limit are listed up to it, with the current one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await signedInOften(person, 120);
    const { sessions } = await list(person.visitor);
    expect([sessions.length, sessions[0]?.current]).toEqual([50, true]);
    expect((await person.visitor.post(`${path}/end-others`, {})).status).toBe(204);
    expect((await storedSessions(person)).size).toBe(1);
  });
});

describe('signing out elsewhere', () => {
  test('ends only that session, at once', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const lost = await elsewhere(person);
    const id = await otherId(person.visitor);
    const kept = await elsewhere(person);
    expect((await person.visitor.delete(`${path}/${id}`, { json: {} })).status).toBe(204);
    expect([await statusFor(lost), await statusFor(kept), await statusFor(person.visitor)]).toEqual([
      401, 200, 200,
    ]);
    const again = await person.visitor.delete(`${path}/${id}`, { json: {} });
    expect([again.status, again.message]).toEqual([404, 'You are not signed in there any more.']);
  });

  test('everywhere keeps the current one, and other people’s', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const devices = [await elsewhere(person), await elsewhere(person)];
    expect((await person.visitor.post(`${path}/end-others`, {})).status).toBe(204);
    for (const device of devices) expect(await statusFor(device)).toBe(401);
    expect([await statusFor(person.visitor), await statusFor(other.visitor)]).toEqual([200, 200]);
    expect((await list(person.visitor)).sessions).toHaveLength(1);
  });

  test('is refused for the current session, which logs out instead', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const [own] = (await list(person.visitor)).sessions;
    expect((await person.visitor.delete(`${path}/${own?.id}`, { json: {} })).status).toBe(409);
    expect(await statusFor(person.visitor)).toBe(200);
  });

  test.each(['not-an-id', randomUUID()])('by the id %s is not found', async (id) => {
    const person = await aPerson().signsUpAt(api.address);
    expect((await person.visitor.delete(`${path}/${id}`, { json: {} })).status).toBe(404);
  });

  test('of another person is not found, and ends nothing', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const [theirs] = (await list(other.visitor)).sessions;
    expect((await person.visitor.delete(`${path}/${theirs?.id}`, { json: {} })).status).toBe(404);
    expect(await statusFor(other.visitor)).toBe(200);
  });
});

describe('a person who signs out elsewhere', () => {
  const needed = refused(403, 'currentPassword', 'Please enter your current password');
  const notCorrect = refused(422, 'currentPassword', 'Your current password is not correct');

  test('enters the password if the last time was 10 minutes ago, and then not for 10 more', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const devices = [await elsewhere(person), await elsewhere(person)];
    await setPasswordAge(api, person, '9 minutes');
    expect((await list(person.visitor)).passwordNeeded).toBe(false);
    await setPasswordAge(api, person, '11 minutes');
    const { passwordNeeded, sessions } = await list(person.visitor);
    expect(passwordNeeded).toBe(true);
    const ids = sessions.filter(({ current }) => !current).map(({ id }) => id);
    const end = (id: string, currentPassword?: string) =>
      person.visitor.delete(`${path}/${id}`, { json: { currentPassword } });

    const [first = '', second = ''] = ids;
    expect(problem(await end(first))).toEqual(needed);
    expect(problem(await end(first, ''))).toEqual(needed);
    expect(problem(await end(first, 'not the password'))).toEqual(notCorrect);
    expect(problem(await person.visitor.post(`${path}/end-others`, {}))).toEqual(needed);
    for (const device of devices) expect(await statusFor(device)).toBe(200);

    expect((await end(first, person.credentials.password)).status).toBe(204);
    expect((await list(person.visitor)).passwordNeeded).toBe(false);
    expect((await end(second)).status).toBe(204);
    for (const device of devices) expect(await statusFor(device)).toBe(401);
  });

  test('enters the password even if it was just entered on another device', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await setPasswordAge(api, person, '11 minutes');
    await elsewhere(person);
    expect((await list(person.visitor)).passwordNeeded).toBe(true);
    expect(problem(await person.visitor.post(`${path}/end-others`, {}))).toEqual(needed);
  });

  test('has 3 attempts, and is then locked even with the right password', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const phone = await elsewhere(person);
    await setPasswordAge(api, person, '1 day');
    const end = (currentPassword: string) => person.visitor.post(`${path}/end-others`, { currentPassword });
    for (let tried = 0; tried < 3; tried += 1) expect((await end('not the password')).status).toBe(422);
    expect((await end(person.credentials.password)).status).toBe(429);
    expect(await statusFor(phone)).toBe(200);
  });

  test('or lists sessions must be signed in', async () => {
    const nobody = new Visitor(api.address);
    const answers = [
      await nobody.get(path),
      await nobody.post(`${path}/end-others`, {}),
      await nobody.delete(`${path}/${randomUUID()}`, { json: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
