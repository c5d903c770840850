import { normaliseName, reservationDecider, reservationStream } from '@settlewise/domain/reservations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountForm as form } from '../../../testing/accountForm';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { tokenIn } from '../../../testing/collectingMailer';
import { lastTyped } from '../../../testing/lastTyped';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/account/profile';

let addresses = 0;
const anotherAddress = () => `another-${(addresses += 1)}@example.org`;
const isTaken = refused(409, 'email', 'There is already an account with this email address');

describe('a new e-mail address', () => {
  const changeTo = (person: SignedUp, email: string) =>
    person.visitor.put(path, form(person, { email, currentPassword: person.credentials.password }));
  const signIn = (person: SignedUp, username: string) =>
    new Visitor(api.address).post('/api/login', { ...person.credentials, username });

  async function verified(person: SignedUp): Promise<void> {
    const token = tokenIn(await api.mailer.mailTo(person.user.email));
    expect((await new Visitor(api.address).post('/api/verify-email', { token })).status).toBe(200);
  }

  test('is not verified until its own link has been opened', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await verified(person);
    const email = anotherAddress();
    const answer = await changeTo(person, email);
    expect([answer.status, answer.json]).toMatchObject([200, { email, emailVerified: false }]);
    const user = { ...person.user, firstName: 'María del Mar', lastName: 'López', email };
    expect((await person.visitor.get('/api/user')).json).toEqual({ ...user, emailVerified: false });

    const token = tokenIn(await api.mailer.mailTo(email));
    expect((await person.visitor.post('/api/verify-email', { token })).status).toBe(200);
    expect((await person.visitor.get('/api/user')).json).toEqual({ ...user, emailVerified: true });
  });

  test('is not verified by the link that went to the former one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const token = tokenIn(await api.mailer.mailTo(person.user.email));
    await changeTo(person, anotherAddress());
    expect((await person.visitor.post('/api/verify-email', { token })).status).toBe(422);
  });

  test('sends a mail to the former address if that was verified, without naming the new one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await verified(person);
    const email = anotherAddress();
    await changeTo(person, email);
    const { subject, text } = await api.mailer.mailTo(person.user.email, 2);
    expect(subject).toBe('The email address of your account was changed');
    expect(text).not.toContain(email);
    expect(text).toContain('http://settlewise.example/auth');
  });

  test('sends no mail to a former address that was never confirmed: it may be a stranger’s', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await api.mailer.mailTo(person.user.email);
    const email = anotherAddress();
    await changeTo(person, email);
    // Asked for after the other would have been.
    await api.mailer.mailTo(email);
    expect(api.mailer.mails.filter(({ to }) => to === person.user.email)).toHaveLength(1);
  });

  test('signs in from now on, and the former one does not', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const email = anotherAddress();
    await changeTo(person, email);
    expect((await signIn(person, email)).status).toBe(200);
    expect((await signIn(person, person.user.email)).status).toBe(401);
    expect((await signIn(person, person.user.username)).status).toBe(200);
  });

  test('releases the former address for other people', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await changeTo(person, anotherAddress());
    const next = await aPerson().reachedAt(person.user.email).signsUpAt(api.address);
    expect(next.user.email).toBe(person.user.email);
    expect(problem(await changeTo(person, person.user.email))).toEqual(isTaken);
  });

  test('that somebody has is refused, and nothing of the form is saved', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const answer = await changeTo(person, other.user.email.toUpperCase());
    expect(problem(answer)).toEqual(isTaken);
    expect((await person.visitor.get(path)).json).toMatchObject({
      email: person.user.email,
      fullName: null,
      phoneNumber: null,
    });
  });

  test('is not kept from others by a form that was refused', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const email = anotherAddress();
    const answer = await person.visitor.put(
      path,
      form(person, { email, currentPassword: person.credentials.password, address: 'a\nb\nc\nd\ne\nf' }),
    );
    expect(answer.status).toBe(422);
    expect((await aPerson().reachedAt(email).signsUpAt(api.address)).user.email).toBe(email);
  });

  test('that differs in its letters alone stays the person’s own', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const email = person.user.email.toUpperCase();
    expect((await changeTo(person, email)).json).toMatchObject({ email });
    const taken = await new Visitor(api.address).post(
      '/api/register',
      aPerson().reachedAt(person.user.email).registration(),
    );
    expect(taken.status).toBe(409);
    expect((await signIn(person, person.user.email)).status).toBe(200);
  });

  test('of two people who want it at the same moment goes to one', async () => {
    const people = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const email = anotherAddress();
    const answers = await Promise.all(people.map((person) => changeTo(person, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('sent twice at the same moment is changed once, and still held', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const email = anotherAddress();
    const answers = await Promise.all([changeTo(person, email), changeTo(person, email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const registration = aPerson().reachedAt(email).registration();
    expect((await new Visitor(api.address).post('/api/register', registration)).status).toBe(409);
  });

  describe('whose change broke in the middle', () => {
    /** As a process that died leaves it: reserved for somebody whose account never came to use it. */
    async function reservedFor(person: SignedUp, email: string, at: Date): Promise<void> {
      const { id } = person.user;
      await api.commands.handle(
        reservationDecider,
        reservationStream('email', api.keyed.hash('claim email', normaliseName(email))),
        { type: 'TakeReservation', kind: 'email', holderId: id },
        { userId: id, actorId: id, actorRole: 'user', correlationId: 'died', causationId: 'died', now: at },
      );
    }
    const ago = (milliseconds: number) => new Date(api.now().getTime() - milliseconds);

    test('is anybody’s after a minute, and not before', async () => {
      const [person, other] = [
        await aPerson().signsUpAt(api.address),
        await aPerson().signsUpAt(api.address),
      ];
      const [recent, old] = [anotherAddress(), anotherAddress()];
      await reservedFor(person, recent, ago(59_000));
      await reservedFor(person, old, ago(61_000));
      expect(problem(await changeTo(other, recent))).toEqual(isTaken);
      expect((await changeTo(other, old)).status).toBe(200);
    });

    test('can be completed by sending it again, and is then the person’s for good', async () => {
      const person = await aPerson().signsUpAt(api.address);
      const email = anotherAddress();
      await reservedFor(person, email, ago(61_000));
      expect((await changeTo(person, email)).json).toMatchObject({ email });
      const other = await aPerson().signsUpAt(api.address);
      expect(problem(await changeTo(other, email))).toEqual(isTaken);
    });
  });
});

describe('a new e-mail address, by whose mail a new password can be chosen,', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi({
      projecting: false,
      beside: api,
      rateLimits: { passwordByAccount: { attempts: 3, seconds: 60 } },
    });
  });
  afterAll(() => strict.stop());

  const needed = refused(403, 'currentPassword', 'Please enter your current password');
  const notCorrect = refused(422, 'currentPassword', 'Your current password is not correct');
  const password = '/api/account/password';

  test('is taken from who typed the password in this session within ten minutes', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    await lastTyped(strict, person, '9 minutes');
    const email = anotherAddress();
    const answer = await person.visitor.put(path, form(person, { email }));
    expect([answer.status, answer.json]).toMatchObject([200, { email }]);
  });

  test.each([
    ['nothing', undefined, '10 minutes', needed],
    ['an empty field', '', '10 minutes', needed],
    ['another’s', 'not the password', '10 minutes', notCorrect],
    // What is typed has to be right, though nothing need be.
    ['another’s just after signing in', 'not the password', '0 minutes', notCorrect],
  ])(
    'is not taken with %s for the current password, and nothing of the form is saved',
    async (_, typed, ago, no) => {
      const person = await aPerson().signsUpAt(strict.address);
      await lastTyped(strict, person, ago);
      const email = anotherAddress();
      const sent = form(person, { email, currentPassword: typed });
      expect(problem(await person.visitor.put(path, sent))).toEqual(no);
      expect((await person.visitor.get(path)).json).toMatchObject({
        email: person.user.email,
        fullName: null,
        phoneNumber: null,
      });
      // Nor is it kept from others.
      expect((await aPerson().reachedAt(email).signsUpAt(strict.address)).user.email).toBe(email);
    },
  );

  test('is asked for once: after the right password it is not for ten minutes', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    await lastTyped(strict, person, '10 minutes');
    const { password: currentPassword } = person.credentials;
    const change = async (typed?: string) =>
      (await person.visitor.put(path, form(person, { email: anotherAddress(), currentPassword: typed })))
        .status;
    expect([await change(), await change(currentPassword), await change()]).toEqual([403, 200, 200]);
  });

  test('says nothing of whose the address is to who does not know the password', async () => {
    const [person, other] = [
      await aPerson().signsUpAt(strict.address),
      await aPerson().signsUpAt(strict.address),
    ];
    const sent = form(person, { email: other.user.email, currentPassword: 'not the password' });
    expect(problem(await person.visitor.put(path, sent))).toEqual(notCorrect);
  });

  test('is a try like changing the password: three wrong ones of either kind hold up both', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    const address = (currentPassword: string) =>
      person.visitor.put(path, form(person, { email: anotherAddress(), currentPassword }));
    const newPassword = 'a quite new password';
    expect((await address('guess number one')).status).toBe(422);
    const guess = { currentPassword: 'guess number two', newPassword };
    expect((await person.visitor.post(password, guess)).status).toBe(422);
    expect((await address('guess number three')).status).toBe(422);
    const right = person.credentials.password;
    expect((await address(right)).status).toBe(429);
    expect((await person.visitor.post(password, { currentPassword: right, newPassword })).status).toBe(429);
    // What needs no password goes on.
    expect((await person.visitor.put(path, form(person))).status).toBe(200);
  });

  test('is changed as often as one likes by who knows it', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    for (let made = 0; made < 5; made += 1) {
      const sent = form(person, { email: anotherAddress(), currentPassword: person.credentials.password });
      expect((await person.visitor.put(path, sent)).status).toBe(200);
    }
  });
});

describe('changes of address in a row', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi({ rateLimits: { linkByAddress: { attempts: 2, seconds: 60 } } });
  });
  afterAll(() => strict.stop());

  test('are limited, as each tells who has an address and sends a mail; other changes are not', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    const currentPassword = person.credentials.password;
    const statusOf = async (change: object) =>
      (await person.visitor.put(path, form(person, { currentPassword, ...change }))).status;
    expect(await statusOf({ email: anotherAddress() })).toBe(200);
    const last = anotherAddress();
    expect(await statusOf({ email: last })).toBe(200);
    expect(await statusOf({ email: anotherAddress() })).toBe(429);
    expect(await statusOf({ email: last, phone: '1' })).toBe(200);
  });
});
