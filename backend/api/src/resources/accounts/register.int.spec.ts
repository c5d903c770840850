import { randomUUID } from 'node:crypto';
import { userResponse } from '@settlewise/contract/accounts';
import { normaliseName, reservationDecider, reservationStream } from '@settlewise/domain/reservations';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { turnOnSecondFactor } from '../../../testing/secondFactor';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const requestRegistration = (registration: object, headers?: Record<string, string>) =>
  new Visitor(api.address).post('/api/register', registration, headers === undefined ? {} : { headers });

describe('registering', () => {
  test('creates an account, signs in, and returns the user', async () => {
    const registration = aPerson().named('María', 'Sørensen').registration();
    const visitor = new Visitor(api.address);
    const answer = await visitor.post('/api/register', registration);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: registration.username,
      email: registration.email,
      firstName: 'María',
      lastName: 'Sørensen',
      role: 'user',
      emailVerified: false,
      onboarding: 'open',
    });
    const me = await visitor.get('/api/user');
    expect([me.status, me.json]).toEqual([200, answer.json]);
  });

  test('ignores a role in the request', async () => {
    const answer = await requestRegistration({
      ...aPerson().registration(),
      role: 'admin',
      userId: randomUUID(),
    });
    expect(answer.json).toMatchObject({ role: 'user' });
  });

  test.each([
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['username', { username: undefined }, 'Username is required'],
    ['username', { username: 'u'.repeat(65) }, 'Username can have at most 64 characters'],
    ['email', { email: 'not an address' }, 'Please enter a valid email address'],
    ['email', { email: undefined }, 'Email is required'],
    ['password', { password: '1234567' }, 'Password must be at least 8 characters'],
    ['password', { password: 12345678 }, 'Password is required'],
    ['password', { password: 'p'.repeat(257) }, 'Password can have at most 256 characters'],
    ['firstName', { firstName: 'f'.repeat(101) }, 'First name can have at most 100 characters'],
  ])('names a malformed %s with status 400', async (path, change, message) => {
    const answer = await requestRegistration({ ...aPerson().registration(), ...change });
    expect([answer.status, answer.json]).toEqual([400, { message, errors: [{ path, message }] }]);
  });

  test('refuses a password that is easy to guess before anything is reserved', async () => {
    const registration = aPerson().withPassword('Iloveyou').registration();
    const answer = await requestRegistration(registration);
    const message =
      'This password is easy to guess. Choose another one, for example three words that have nothing to do with each other.';
    expect([answer.status, answer.json]).toEqual([422, { message, errors: [{ path: 'password', message }] }]);
    const named = { ...registration, password: `${registration.username}-2026` };
    expect((await requestRegistration(named)).status).toBe(422);
    expect((await requestRegistration({ ...registration, password: 'three odd words' })).status).toBe(201);
  });

  test('names every malformed field', async () => {
    const answer = await requestRegistration({});
    expect(answer.json).toMatchObject({
      message: 'Username is required',
      errors: [{ path: 'username' }, { path: 'email' }, { path: 'password' }],
    });
  });
});

describe('a taken username or address', () => {
  test('is refused with its field, in any case', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const sameName = await requestRegistration(aPerson().called(user.username.toUpperCase()).registration());
    const message = 'This username is already taken. Choose another one.';
    expect([sameName.status, sameName.json]).toEqual([
      409,
      { message, errors: [{ path: 'username', message }] },
    ]);

    const sameAddress = await requestRegistration(
      aPerson().reachedAt(user.email.toUpperCase()).registration(),
    );
    expect([sameAddress.status, sameAddress.json]).toMatchObject([409, { errors: [{ path: 'email' }] }]);
    expect(sameAddress.message).toBe(
      'There is already an account with this email address. Sign in, or reset your password.',
    );
  });

  test('does not reserve the username of a request with a taken address', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const wanted = aPerson();
    const { email } = wanted.registration();
    expect((await requestRegistration(wanted.reachedAt(user.email).registration())).status).toBe(409);
    expect((await requestRegistration(wanted.reachedAt(email).registration())).status).toBe(201);
  });

  test('goes to exactly one of several concurrent requests', async () => {
    const { username } = aPerson().registration();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => requestRegistration(aPerson().called(username).registration())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const losers = answers.filter(({ status }) => status === 409);
    expect(new Set(losers.map(({ message }) => message))).toEqual(
      new Set(['This username is already taken. Choose another one.']),
    );
  });
});

describe('a reservation of a crashed process', () => {
  /** Reserves the username only, as a crashed process leaves it. */
  async function leftBehind(username: string, takenAt: Date): Promise<void> {
    const holderId = randomUUID();
    await api.commands.handle(
      reservationDecider,
      reservationStream('username', api.keyed.hash('claim username', normaliseName(username))),
      { type: 'TakeReservation', kind: 'username', holderId },
      {
        userId: holderId,
        actorId: holderId,
        actorRole: 'user',
        correlationId: randomUUID(),
        causationId: randomUUID(),
        now: takenAt,
      },
    );
  }

  test('expires after a minute', async () => {
    const person = aPerson();
    await leftBehind(person.registration().username, new Date(api.now().getTime() - 61_000));
    expect((await requestRegistration(person.registration())).status).toBe(201);
  });

  test('is valid before that, because its registration may be running', async () => {
    const person = aPerson();
    await leftBehind(person.registration().username, new Date(api.now().getTime() - 59_000));
    expect((await requestRegistration(person.registration())).status).toBe(409);
  });
});

describe('the same Idempotency-Key', () => {
  test('creates one account and returns the same user', async () => {
    const registration = aPerson().registration();
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = [
      await requestRegistration(registration, headers),
      await requestRegistration(registration, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);
  });

  test('creates one account for concurrent requests', async () => {
    const registration = aPerson().registration();
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([
      requestRegistration(registration, headers),
      requestRegistration(registration, headers),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);
  });

  test('does not open the account without its password', async () => {
    const registration = aPerson().registration();
    const headers = { 'Idempotency-Key': 'guessable' };
    await requestRegistration(registration, headers);
    const intruder = new Visitor(api.address);
    const answer = await intruder.post(
      '/api/register',
      { ...registration, password: 'not the same' },
      { headers },
    );
    expect(answer.status).toBe(409);
    expect((await intruder.get('/api/user')).status).toBe(401);
  });

  test('does not sign in after the account is 10 minutes old', async () => {
    const registration = aPerson().registration();
    const headers = { 'Idempotency-Key': randomUUID() };
    await requestRegistration(registration, headers);
    await api.later(10 * 60_000 - 1_000, async () => {
      expect((await requestRegistration(registration, headers)).status).toBe(201);
    });
    await api.later(10 * 60_000, async () => {
      const visitor = new Visitor(api.address);
      const answer = await visitor.post('/api/register', registration, { headers });
      expect([answer.status, answer.message]).toEqual([
        409,
        'This account is already registered. Please sign in.',
      ]);
      expect((await visitor.get('/api/user')).status).toBe(401);
    });
  });

  test('does not sign in if the account has a second factor', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const registration = aPerson().registration();
    const owner = new Visitor(api.address);
    const { json } = await owner.post('/api/register', registration, { headers });
    await turnOnSecondFactor(
      { visitor: owner, user: userResponse.parse(json), credentials: registration },
      api,
    );
    const intruder = new Visitor(api.address);
    expect((await intruder.post('/api/register', registration, { headers })).status).toBe(409);
    expect((await intruder.get('/api/user')).status).toBe(401);
  });

  test('of two different people creates two accounts', async () => {
    const headers = { 'Idempotency-Key': '1' };
    const answers = [
      await requestRegistration(aPerson().registration(), headers),
      await requestRegistration(aPerson().registration(), headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });
});
