import { claimDecider, claimStream, normaliseClaim } from '@settlewise/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { personalDetails, visaDetails } from '../../../testing/aProfile';
import { tokenIn } from '../../../testing/collectingMailer';
import { problem, refused } from '../../../testing/refused';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const path = '/api/account/profile';

/** What the form of the account settings sends. */
const form = ({ user }: SignedUp, change = {}) => ({
  fullName: 'María del Mar López',
  email: user.email,
  phone: '+44 20 7946 0000',
  address: 'Flat 2\n14 Harbour Street\nLeith\nEH6 6AA',
  nationality: 'Spanish',
  ...change,
});

let addresses = 0;
const anotherAddress = () => `another-${(addresses += 1)}@example.org`;
const isTaken = refused(409, 'email', 'There is already an account with this email address');

describe('the profile of the account settings', () => {
  test('begins with what registration knows', async () => {
    const { visitor, user } = await aPerson().named('María', 'Sørensen').signsUpAt(api.address);
    const answer = await visitor.get(path);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        fullName: 'María Sørensen',
        email: user.email,
        emailVerified: false,
        phoneNumber: null,
        address: null,
        nationality: null,
        visaType: null,
        visaEndDate: null,
        hasILR: false,
        ilrGrantDate: null,
        updatedAt: '2026-11-21T12:00:00.000Z',
      },
    ]);
  });

  test('is saved, answered, and shown at once, with when that was', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await api.later(1_000, async () => {
      const saved = await person.visitor.put(path, form(person));
      expect([saved.status, saved.json]).toEqual([
        200,
        {
          fullName: 'María del Mar López',
          email: person.user.email,
          emailVerified: false,
          phoneNumber: '+44 20 7946 0000',
          address: 'Flat 2\n14 Harbour Street\nLeith\nEH6 6AA',
          nationality: 'Spanish',
          visaType: null,
          visaEndDate: null,
          hasILR: false,
          ilrGrantDate: null,
          updatedAt: '2026-11-21T12:00:01.000Z',
        },
      ]);
      const shown = await person.visitor.get(path);
      expect([shown.json, shown.headers.get('Settlewise-Stale')]).toEqual([saved.json, null]);
    });
  });

  test('keeps what is left out, and loses what is emptied', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await person.visitor.put(path, form(person));
    const { user } = person;
    const kept = await person.visitor.put(path, { fullName: 'María del Mar López', email: user.email });
    expect(kept.json).toMatchObject({ phoneNumber: '+44 20 7946 0000', nationality: 'Spanish' });
    const emptied = await person.visitor.put(
      path,
      form(person, { phone: '', address: ' ', nationality: '' }),
    );
    expect(emptied.json).toMatchObject({ phoneNumber: null, address: null, nationality: null });
  });

  test.each([
    [400, 'fullName', 'M', 'Name must be at least 2 characters'],
    [400, 'fullName', undefined, 'Name must be at least 2 characters'],
    [400, 'fullName', 'M'.repeat(101), 'Name can have at most 100 characters'],
    [400, 'email', 'maria', 'Invalid email address'],
    [400, 'email', '', 'Invalid email address'],
    [400, 'email', undefined, 'Invalid email address'],
    [400, 'nationality', 'Martian', 'Please choose one of the list'],
    [400, 'phone', '1'.repeat(41), 'Phone number can have at most 40 characters'],
    [
      422,
      'address',
      'a\nb\nc\nd\ne\nf',
      'Please write the address in at most five lines, and the country below them',
    ],
  ])('%i for a %s of %j', async (status, field, value, message) => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.put(path, form(person, { [field]: value }));
    expect(problem(answer)).toEqual(refused(status, field, message));
    expect((await person.visitor.get(path)).json).toMatchObject({ fullName: null, phoneNumber: null });
  });

  test('shows the visa and settlement that the profile knows', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await person.visitor.post('/api/immigration/profile/visa', {
      ...visaDetails(),
      hasILR: true,
      ilrGrantDate: '2026-01-02',
    });
    expect((await person.visitor.get(path)).json).toMatchObject({
      visaType: 'skilled_worker',
      visaEndDate: '2027-05-03',
      hasILR: true,
      ilrGrantDate: '2026-01-02',
    });
  });

  test('saved as it is shown changes nothing that stands behind it', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const personal = '/api/immigration/profile/personal';
    const details = personalDetails({ firstName: 'Ana', lastName: 'van der Berg', nationality: 'nigeria' });
    const before = await person.visitor.post(personal, details);
    const { json } = await person.visitor.get(path);
    expect(json).toMatchObject({ fullName: 'Ana van der Berg', nationality: 'Other' });
    const same = {
      fullName: 'Ana van der Berg',
      email: person.user.email,
      nationality: 'Other',
      address: 'Flat 2\n14 Harbour Street\nLeith\nMidlothian\nEH6 6AA\nUnited Kingdom',
    };
    expect((await person.visitor.put(path, same)).status).toBe(200);
    expect((await person.visitor.get(personal)).json).toEqual(before.json);
  });

  test('is each person’s own, and nobody’s who is not signed in', async () => {
    const [owner, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await owner.visitor.put(path, form(owner));
    expect((await other.visitor.get(path)).json).toMatchObject({
      email: other.user.email,
      phoneNumber: null,
    });
    const nobody = new Visitor(api.address);
    for (const answer of [await nobody.get(path), await nobody.put(path, form(owner))]) {
      expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
    }
  });
});

describe('a new e-mail address', () => {
  const changeTo = (person: SignedUp, email: string) => person.visitor.put(path, form(person, { email }));
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

  test('is told to the former one that had been verified, without naming the new one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await verified(person);
    const email = anotherAddress();
    await changeTo(person, email);
    const { subject, text } = await api.mailer.mailTo(person.user.email, 2);
    expect(subject).toBe('The email address of your account was changed');
    expect(text).not.toContain(email);
    expect(text).toContain('http://settlewise.example/auth');
  });

  test('is not told to a former one that nobody had confirmed: it may be a stranger’s', async () => {
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

  test('leaves the former one to whoever wants it', async () => {
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
    const answer = await person.visitor.put(path, form(person, { email, address: 'a\nb\nc\nd\ne\nf' }));
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
    /** As a process that died leaves it: claimed for somebody whose account never came to use it. */
    async function claimedFor(person: SignedUp, email: string, at: Date): Promise<void> {
      const { id } = person.user;
      await api.commands.handle(
        claimDecider,
        claimStream('email', api.keyed.hash('claim email', normaliseClaim(email))),
        { type: 'TakeClaim', claimable: 'email', holderId: id },
        {
          ...{ userId: id, actorId: id, actorRole: 'user' },
          ...{ correlationId: 'died', causationId: 'died', now: at },
        },
      );
    }
    const ago = (milliseconds: number) => new Date(api.now().getTime() - milliseconds);

    test('is anybody’s after a minute, and not before', async () => {
      const [person, other] = [
        await aPerson().signsUpAt(api.address),
        await aPerson().signsUpAt(api.address),
      ];
      const [recent, old] = [anotherAddress(), anotherAddress()];
      await claimedFor(person, recent, ago(59_000));
      await claimedFor(person, old, ago(61_000));
      expect(problem(await changeTo(other, recent))).toEqual(isTaken);
      expect((await changeTo(other, old)).status).toBe(200);
    });

    test('can be completed by sending it again, and is then the person’s for good', async () => {
      const person = await aPerson().signsUpAt(api.address);
      const email = anotherAddress();
      await claimedFor(person, email, ago(61_000));
      expect((await changeTo(person, email)).json).toMatchObject({ email });
      const other = await aPerson().signsUpAt(api.address);
      expect(problem(await changeTo(other, email))).toEqual(isTaken);
    });
  });
});

describe('changes of address in a row', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi({ rateLimits: { linkByAddress: { tries: 2, seconds: 60 } } });
  });
  afterAll(() => strict.stop());

  test('are limited, as each tells who has an address and sends a mail; other changes are not', async () => {
    const person = await aPerson().signsUpAt(strict.address);
    const statusOf = async (change: object) => (await person.visitor.put(path, form(person, change))).status;
    expect(await statusOf({ email: anotherAddress() })).toBe(200);
    const last = anotherAddress();
    expect(await statusOf({ email: last })).toBe(200);
    expect(await statusOf({ email: anotherAddress() })).toBe(429);
    expect(await statusOf({ email: last, phone: '1' })).toBe(200);
  });
});
