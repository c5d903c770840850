import { userResponse } from '@settlewise/contract/accounts';
import { recoveryCodesResponse, secondFactorResponse } from '@settlewise/contract/secondFactor';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { createSecondFactorKey, stepMs, turnOnSecondFactor } from '../../../testing/secondFactor';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { readToken } from '../../../testing/collectingMailer';
import { Visitor } from '../../../testing/visitor';
import { defaultRateLimits } from '../../http/rateLimit';
import { generateCode } from '../../identity/secondFactor/totp';

let api: TestApi;
beforeAll(async () => {
  const { codesByAccount, codesByAccountInADay } = defaultRateLimits;
  api = await startTestApi({ rateLimits: { codesByAccount, codesByAccountInADay } });
});
afterAll(() => api.stop());

const path = '/api/account/second-factor';
const signUp = () => aPerson().signsUpAt(api.address);
const minutes = 60_000;

/** Another browser, with a correct password. */
async function firstStep({ credentials }: SignedUp): Promise<Visitor> {
  const visitor = new Visitor(api.address);
  const answer = await visitor.post('/api/login', credentials);
  expect([answer.status, answer.json]).toEqual([
    202,
    { message: 'Please enter the code from your app.', codeNeeded: true },
  ]);
  return visitor;
}

const enter = (visitor: Visitor, code: string) => visitor.post('/api/login/code', { code });
const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/user')).status === 200;
const codeAfterSteps = (key: string, steps: number) =>
  generateCode(key, new Date(api.now().getTime() + steps * stepMs));
const wrongCode = 'This code is not right, or has been used already. Please enter another one.';
const startAgain = 'Please sign in again: your password was given too long ago.';
const subjectsTo = ({ user }: SignedUp) =>
  api.mailer.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);

describe('turning it on', () => {
  test('needs the password and a code of the key, ends other sessions, and gives this one a new id', async () => {
    const person = await signUp();
    const elsewhere = new Visitor(api.address);
    await elsewhere.post('/api/login', person.credentials);
    expect((await person.visitor.get(path)).json).toEqual({
      on: false,
      recoveryCodesLeft: 0,
      required: false,
    });
    const refused = await person.visitor.post(`${path}/key`, { currentPassword: 'not my password' });
    expect([refused.status, refused.json]).toMatchObject([422, { errors: [{ path: 'currentPassword' }] }]);

    const key = await createSecondFactorKey(person);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    // The second factor is not on yet, so a person whose app never got the key can sign in.
    expect((await new Visitor(api.address).post('/api/login', person.credentials)).status).toBe(200);
    const wrong = await person.visitor.post(path, { code: codeAfterSteps(key, 5) });
    expect([wrong.status, wrong.message]).toEqual([422, wrongCode]);

    const session = person.visitor.cookies.get('settlewise_session');
    const { status, json } = await person.visitor.post(path, { code: codeAfterSteps(key, 0) });
    expect(status).toBe(200);
    const { recoveryCodes } = recoveryCodesResponse.parse(json);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(person.visitor.cookies.get('settlewise_session')).not.toBe(session);
    expect([await isSignedIn(person.visitor), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await person.visitor.get(path)).json).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  });

  test('expires 15 minutes after the key was created', async () => {
    const person = await signUp();
    const key = await createSecondFactorKey(person);
    await api.later(15 * minutes, async () => {
      const late = await person.visitor.post(path, { code: codeAfterSteps(key, 0) });
      expect(late.status).toBe(409);
    });
  });

  test('sends an email', async () => {
    const person = await signUp();
    await turnOnSecondFactor(person, api);
    expect(subjectsTo(person)).toContain('Two-step sign-in is on');
  });
});

describe('signing in with a second factor', () => {
  test('the password starts no session, and the code does once, with a new id', async () => {
    const person = await signUp();
    const { nextCode } = await turnOnSecondFactor(person, api);
    const visitor = await firstStep(person);
    expect([...visitor.cookies.keys()]).toEqual(['settlewise_second_step']);
    expect(await isSignedIn(visitor)).toBe(false);

    const answer = await enter(visitor, nextCode());
    expect([answer.status, userResponse.parse(answer.json).id]).toEqual([200, person.user.id]);
    expect(visitor.cookies.has('settlewise_second_step')).toBe(false);
    expect(await isSignedIn(visitor)).toBe(true);

    // The same code, as somebody who saw it would use it.
    const other = await firstStep(person);
    const again = await enter(other, nextCode());
    expect([again.status, again.message, again.json]).toMatchObject([
      422,
      wrongCode,
      { errors: [{ path: 'code' }] },
    ]);
    expect(await isSignedIn(other)).toBe(false);
  });

  test('only one of two concurrent requests with the same code succeeds', async () => {
    const person = await signUp();
    const { nextCode } = await turnOnSecondFactor(person, api);
    const visitors = [await firstStep(person), await firstStep(person), await firstStep(person)];
    const code = nextCode();
    const statuses = await Promise.all(visitors.map(async (each) => (await enter(each, code)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['one step behind', -1, 200],
    ['one step ahead', 1, 200],
    ['two steps behind', -2, 422],
    ['two steps ahead', 2, 422],
  ])('a clock that is %s', async (_name, steps, expected) => {
    const person = await signUp();
    const { key } = await turnOnSecondFactor(person, api);
    await api.later(10 * stepMs, async () => {
      const visitor = await firstStep(person);
      expect((await enter(visitor, codeAfterSteps(key, steps))).status).toBe(expected);
    });
  });

  test('a code may have spaces in it', async () => {
    const person = await signUp();
    const { nextCode } = await turnOnSecondFactor(person, api);
    const code = nextCode();
    const visitor = await firstStep(person);
    expect((await enter(visitor, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('five wrong codes from any browsers lock it, even for the right code', async () => {
    const person = await signUp();
    const { nextCode, recoveryCodes } = await turnOnSecondFactor(person, api);
    const visitors = [await firstStep(person), await firstStep(person)];
    for (let attempts = 0; attempts < 5; attempts += 1) {
      const visitor = visitors[attempts % 2] ?? new Visitor(api.address);
      expect((await enter(visitor, '000000')).status).toBe(422);
    }
    for (const visitor of [...visitors, await firstStep(person)]) {
      const answer = await enter(visitor, nextCode());
      expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true]);
      expect((await enter(visitor, recoveryCodes[0] ?? '')).status).toBe(429);
    }
    expect(await isSignedIn(person.visitor), 'who is signed in stays so').toBe(true);
  });

  test('it is refused without the first step, and with another person’s or a forged one', async () => {
    const person = await signUp();
    const { nextCode } = await turnOnSecondFactor(person, api);
    const other = await signUp();
    await turnOnSecondFactor(other, api);
    const visitor = await firstStep(other);
    const theirs = visitor.cookies.get('settlewise_second_step') ?? '';
    for (const cookie of [
      '',
      'nonsense',
      theirs.replace(other.user.id, person.user.id),
      theirs.replace(/\.\d+\./, `.${api.now().getTime() + 60 * minutes}.`),
    ]) {
      const stranger = new Visitor(api.address);
      stranger.cookies.set('settlewise_second_step', cookie);
      const answer = await enter(stranger, nextCode());
      expect([cookie, answer.status, answer.message]).toEqual([cookie, 401, startAgain]);
    }
  });

  test('the first step is valid for 5 minutes, and ends with a new password', async () => {
    const person = await signUp();
    const { nextCode } = await turnOnSecondFactor(person, api);
    const visitor = await firstStep(person);
    await api.later(5 * minutes, async () => {
      expect((await enter(visitor, nextCode())).status).toBe(401);
    });
    const changed = await person.visitor.post('/api/account/password', {
      currentPassword: person.credentials.password,
      newPassword: 'another horse battery',
    });
    expect(changed.status).toBe(200);
    expect((await enter(visitor, nextCode())).status).toBe(401);
  });

  test('a wrong password has the same answer as for other accounts', async () => {
    const [one, two] = [await signUp(), await signUp()];
    await turnOnSecondFactor(one, api);
    const answers = await Promise.all(
      [one, two].map(({ credentials: { username } }) =>
        new Visitor(api.address).post('/api/login', { username, password: 'not my password' }),
      ),
    );
    expect(answers.map(({ status, json, headers }) => [status, json, headers.getSetCookie()])).toEqual([
      [401, { message: 'Invalid username or password' }, []],
      [401, { message: 'Invalid username or password' }, []],
    ]);
  });

  test('a password reset keeps it on, and its link starts no session', async () => {
    const person = await signUp();
    const { nextCode } = await turnOnSecondFactor(person, api);
    const { email } = person.user;
    await new Visitor(api.address).post('/api/password/forgot', { email });
    const token = readToken(await api.mailer.mailTo(email, 3));
    const newPassword = 'another horse battery';
    const visitor = new Visitor(api.address);
    expect((await visitor.post('/api/password/reset', { token, newPassword })).status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(false);
    const credentials = { ...person.credentials, password: newPassword };
    const again = await firstStep({ ...person, credentials });
    expect((await enter(again, nextCode())).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('signs in once, in any spelling, and sends an email', async () => {
    const person = await signUp();
    const { recoveryCodes } = await turnOnSecondFactor(person, api);
    const [code = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await enter(await firstStep(person), typed)).status).toBe(200);
    const mail = await api.mailer.mailTo(person.user.email, 3);
    expect([mail.subject, mail.text]).toEqual([
      'A recovery code was used',
      expect.stringContaining('You have 9 left.'),
    ]);
    expect((await enter(await firstStep(person), code)).status).toBe(422);
    const { json } = await person.visitor.get(path);
    expect(secondFactorResponse.parse(json).recoveryCodesLeft).toBe(9);
  });

  test('is invalid after new ones are created, which needs password and code', async () => {
    const person = await signUp();
    const { nextCode, recoveryCodes } = await turnOnSecondFactor(person, api);
    const { password: currentPassword } = person.credentials;
    const ask = (sent: object) => person.visitor.post(`${path}/recovery-codes`, sent);
    expect((await ask({ currentPassword: 'not my password', code: nextCode() })).status).toBe(422);
    expect((await ask({ currentPassword, code: '000000' })).status).toBe(422);
    const { status, json } = await ask({ currentPassword, code: nextCode() });
    expect(status).toBe(200);
    const fresh = recoveryCodesResponse.parse(json).recoveryCodes;
    expect(fresh.some((code) => recoveryCodes.includes(code))).toBe(false);
    const visitor = await firstStep(person);
    expect((await enter(visitor, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await enter(visitor, fresh[0] ?? '')).status).toBe(200);
  });
});

describe('turning it off', () => {
  test('needs password and code, and then the password alone signs in', async () => {
    const person = await signUp();
    const { nextCode, recoveryCodes } = await turnOnSecondFactor(person, api);
    const { password: currentPassword } = person.credentials;
    const off = (json: object) => person.visitor.send('DELETE', path, { json });
    expect((await off({ currentPassword })).status).toBe(400);
    expect((await off({ currentPassword: 'not my password', code: nextCode() })).status).toBe(422);
    expect((await off({ currentPassword, code: '000000' })).status).toBe(422);
    const answer = await off({ currentPassword, code: recoveryCodes[4] ?? '' });
    expect([answer.status, answer.json]).toEqual([200, { on: false, recoveryCodesLeft: 0, required: false }]);
    expect((await new Visitor(api.address).post('/api/login', person.credentials)).status).toBe(200);
    expect((await api.mailer.mailTo(person.user.email, 3)).subject).toBe('Two-step sign-in is off');
  });

  test('can be done by an administrator with a reason, and the person is notified', async () => {
    const [person, administrator] = [await signUp(), await anAdministrator(api)];
    await turnOnSecondFactor(person, api);
    const user = `/api/admin/users/${person.user.id}`;
    expect((await administrator.visitor.get(user)).json).toMatchObject({ secondFactor: true });
    const act = `${user}/turn-off-second-factor`;
    expect((await administrator.visitor.post(act, {})).status).toBe(400);
    const reason = 'Ticket 17: seen by video call';
    expect((await administrator.visitor.post(act, { reason })).status).toBe(200);
    expect((await administrator.visitor.get(user)).json).not.toHaveProperty('secondFactor');
    expect(await isSignedIn(person.visitor)).toBe(false);
    expect((await new Visitor(api.address).post('/api/login', person.credentials)).status).toBe(200);
    const { subject } = await api.mailer.mailTo(person.user.email, 3);
    expect(subject).toBe('Two-step sign-in was turned off for you');
  });
});

describe('stored data', () => {
  test('the key is in no read model, table or export, and codes are stored as hashes', async () => {
    const person = await signUp();
    const { key, recoveryCodes } = await turnOnSecondFactor(person, api);
    await api.whenCaughtUp();
    const { rows: tables } = await api.database.raw<{ rows: { tablename: string }[] }>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { tablename } of tables) {
      const rows = JSON.stringify(await api.database(tablename).select());
      for (const secret of [key, ...recoveryCodes]) {
        expect([tablename, rows.includes(secret)]).toEqual([tablename, false]);
      }
    }
    const { bytes } = await person.visitor.get('/api/account/export');
    expect(bytes.includes(key)).toBe(false);
    const { state } = await api.commands.load(accountDecider, accountStream(person.user.id));
    expect(state?.secondFactor?.recoveryCodes.map(({ codeHash }) => codeHash.length)).toEqual(
      recoveryCodes.map(() => 64),
    );
  });
});
