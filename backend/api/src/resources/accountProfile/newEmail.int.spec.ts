import { normaliseName, reservationDecider, reservationStream } from '@settlewise/domain/reservations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountForm as form } from '../../../testing/accountForm';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { readToken } from '../../../testing/collectingMailer';
import { setPasswordAge } from '../../../testing/setPasswordAge';
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
    const token = readToken(await api.mailer.mailTo(person.user.email));
    expect((await new Visitor(api.address).post('/api/verify-email', { token })).status).toBe(200);
  }

  test('is not verified until its own link is opened', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await verified(person);
    const email = anotherAddress();
    const answer = await changeTo(person, email);
    expect([answer.status, answer.json]).toMatchObject([200, { email, emailVerified: false }]);
    const user = { ...person.user, firstName: 'María del Mar', lastName: 'López', email };
    expect((await person.visitor.get('/api/user')).json).toEqual({ ...user, emailVerified: false });

    const token = readToken(await api.mailer.mailTo(email));
    expect((await person.visitor.post('/api/verify-email', { token })).status).toBe(200);
    expect((await person.visitor.get('/api/user')).json).toEqual({ ...user, emailVerified: true });
  });

  test('is not verified by the link for the former one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const token = readToken(await api.mailer.mailTo(person.user.email));
    await changeTo(person, anotherAddress());
    expect((await person.visitor.post('/api/verify-email', { token })).status).toBe(422);
  });

  test('sends an email without the new address to a verified former address', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await verified(person);
    const email = anotherAddress();
    await changeTo(person, email);
    const { subject, text } = await api.mailer.mailTo(person.user.email, 2);
    expect(subject).toBe('The email address of your account was changed');
    expect(text).not.toContain(email);
    expect(text).toContain('http://settlewise.example/auth');
  });

  test('sends no email to an unverified former address, which may be a stranger’s', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await api.mailer.mailTo(person.user.email);
    const email = anotherAddress();
    await changeTo(person, email);
    // Queued after the other email would have been.
    await api.mailer.mailTo(email);
    expect(api.mailer.mails.filter(({ to }) => to === person.user.email)).toHaveLength(1);
  });

  test('can be used to sign in, and the former one cannot', async () => {
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

  test('that another account has is refused, and nothing of the form is saved', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const answer = await changeTo(person, other.user.email.toUpperCase());
    expect(problem(answer)).toEqual(isTaken);
    expect((await person.visitor.get(path)).json).toMatchObject({
      email: person.user.email,
      fullName: null,
      phoneNumber: null,
    });
  });

  test('is not reserved by a refused form', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const email = anotherAddress();
    const answer = await person.visitor.put(
      path,
      form(person, { email, currentPassword: person.credentials.password, address: 'a\nb\nc\nd\ne\nf' }),
    );
    expect(answer.status).toBe(422);
    expect((await aPerson().reachedAt(email).signsUpAt(api.address)).user.email).toBe(email);
  });

  test('that only differs in case remains the person’s own', async () => {
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

  test('that two people request concurrently goes to one of them', async () => {
    const people = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const email = anotherAddress();
    const answers = await Promise.all(people.map((person) => changeTo(person, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that is sent twice concurrently is changed once, and remains reserved', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const email = anotherAddress();
    const answers = await Promise.all([changeTo(person, email), changeTo(person, email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const registration = aPerson().reachedAt(email).registration();
    expect((await new Visitor(api.address).post('/api/register', registration)).status).toBe(409);
  });

  describe('with an interrupted change', () => {
    /** Reserves an address that the account does not use, as a crashed process leaves it. */
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

    test('is available to others after a minute', async () => {
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

    test('is completed by a repeated request', async () => {
      const person = await aPerson().signsUpAt(api.address);
      const email = anotherAddress();
      await reservedFor(person, email, ago(61_000));
      expect((await changeTo(person, email)).json).toMatchObject({ email });
      const other = await aPerson().signsUpAt(api.address);
      expect(problem(await changeTo(other, email))).toEqual(isTaken);
    });
  });
});

describe('a new email address, which can reset the password,', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi({
      projecting: false,
      sharesStoresWith: api,
      rateLimits: { passwordByAccount: { attempts: 3, seconds: 60 } },
    });
  });
  afterAll(() => strict.stop());

  const needed = refused(403, 'currentPassword', 'Please enter your current password');
  const notCorrect = refused(422, 'currentPassword', 'Your current password is not correct');
  const password = '/api/account/password';

  test('is accepted within 10 minutes after the password was entered in this session', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    await setPasswordAge(strict, person, '9 minutes');
    const email = anotherAddress();
    const answer = await person.visitor.put(path, form(person, { email }));
    expect([answer.status, answer.json]).toMatchObject([200, { email }]);
  });

  test.each([
    ['nothing', undefined, '10 minutes', needed],
    ['an empty field', '', '10 minutes', needed],
    ['another’s', 'not the password', '10 minutes', notCorrect],
    // A password is not needed, but a wrong one is refused.
    ['another’s just after signing in', 'not the password', '0 minutes', notCorrect],
  ])(
    'is refused with %s as the current password, and nothing of the form is saved',
    async (_, typed, ago, no) => {
      const person = await aPerson().signsUpAt(strict.address);
      await setPasswordAge(strict, person, ago);
      const email = anotherAddress();
      const sent = form(person, { email, currentPassword: typed });
      expect(problem(await person.visitor.put(path, sent))).toEqual(no);
      expect((await person.visitor.get(path)).json).toMatchObject({
        email: person.user.email,
        fullName: null,
        phoneNumber: null,
      });
      // The address is not reserved.
      expect((await aPerson().reachedAt(email).signsUpAt(strict.address)).user.email).toBe(email);
    },
  );

  test('needs no password for 10 minutes after a correct one', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    await setPasswordAge(strict, person, '10 minutes');
    const { password: currentPassword } = person.credentials;
    const change = async (typed?: string) =>
      (await person.visitor.put(path, form(person, { email: anotherAddress(), currentPassword: typed })))
        .status;
    expect([await change(), await change(currentPassword), await change()]).toEqual([403, 200, 200]);
  });

  test('does not reveal whether the address is taken to a person with a wrong password', async () => {
    const [person, other] = [
      await aPerson().signsUpAt(strict.address),
      await aPerson().signsUpAt(strict.address),
    ];
    const sent = form(person, { email: other.user.email, currentPassword: 'not the password' });
    expect(problem(await person.visitor.put(path, sent))).toEqual(notCorrect);
  });

  test('shares its limit of 3 wrong passwords with changing the password', async () => {
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
    // Changes without a password are not limited.
    expect((await person.visitor.put(path, form(person))).status).toBe(200);
  });

  test('has no limit with the correct password', async () => {
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

  test('are limited, because each reveals whether an address is taken and sends an email; other changes are not', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    const currentPassword = person.credentials.password;
    const saveStatus = async (change: object) =>
      (await person.visitor.put(path, form(person, { currentPassword, ...change }))).status;
    expect(await saveStatus({ email: anotherAddress() })).toBe(200);
    const last = anotherAddress();
    expect(await saveStatus({ email: last })).toBe(200);
    expect(await saveStatus({ email: anotherAddress() })).toBe(429);
    expect(await saveStatus({ email: last, phone: '1' })).toBe(200);
  });
});
