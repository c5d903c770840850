import { adminUserRecordResponse, adminUserResponse } from '@settlewise/contract/admin';
import { accountStream } from '@settlewise/domain/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, openRecord } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { readToken } from '../../../../testing/collectingMailer';
import { readEvents } from '../../../../testing/readEvents';
import { readArchive } from '../../../../testing/readArchive';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';
import { Visitor } from '../../../../testing/visitor';

let api: TestApi;
let administrator: SignedUp;
let person: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  person = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(person.user.email);
});

const reason = 'Ticket 17: asked for by phone';
const locked =
  'Your account is locked, and your record is safe. To have it opened again, write to the people who run this site.';

const act = ({ user }: SignedUp, what: string, request: object = {}, by = administrator, headers = {}) =>
  by.visitor.post(`/api/admin/users/${user.id}/${what}`, { reason, ...request }, { headers });
const signIn = ({ credentials }: SignedUp, visitor = new Visitor(api.address)) =>
  visitor.post('/api/login', credentials);
const findSessions = ({ user }: SignedUp) => api.database('sessions').where({ user_id: user.id });
const isOpen = async ({ visitor }: SignedUp) => (await visitor.get('/api/user')).status === 200;
const readEventTypes = async ({ user }: SignedUp) =>
  (await readEvents(api, accountStream(user.id))).map(({ type }) => type);

/** Checks the answer of an action, and reads the event that it wrote. */
async function expectDone(answer: Awaited<ReturnType<typeof act>>) {
  expect([answer.status, answer.message]).toEqual([200, '']);
  const user = adminUserResponse.parse(answer.json);
  const last = (await readEvents(api, accountStream(user.id))).at(-1);
  expect(last).toMatchObject({ userId: user.id, actorId: administrator.user.id, actorRole: 'admin' });
  return { user, type: last?.type };
}

describe('locking', () => {
  test('ends all sessions at once, and prevents sign-in until the account is unlocked', async () => {
    const phone = new Visitor(api.address);
    await signIn(person, phone);
    const { user, type } = await expectDone(await act(person, 'lock'));
    expect([user, type]).toMatchObject([{ state: 'locked', sessions: 0, role: 'user' }, 'AccountLocked']);
    expect(await findSessions(person)).toEqual([]);
    expect([await isOpen(person), (await phone.get('/api/user')).status]).toEqual([false, 401]);

    const visitor = new Visitor(api.address);
    const refused = await signIn(person, visitor);
    expect([refused.status, refused.message, visitor.cookies.size]).toEqual([403, locked, 0]);
    const wrong = await visitor.post('/api/login', { ...person.credentials, password: 'not the password' });
    expect([wrong.status, wrong.message]).toEqual([401, 'Invalid username or password']);

    expect(await expectDone(await act(person, 'unlock'))).toMatchObject({
      user: { state: 'active' },
      type: 'AccountUnlocked',
    });
    expect((await signIn(person)).status).toBe(200);
  });

  test('leaves no session to a concurrent sign-in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [signedIn] = await Promise.all([signIn(person), signIn(person), act(person, 'lock')]);
      expect(await findSessions(person), `after ${signedIn.status}`).toEqual([]);
      await act(person, 'unlock');
    }
  });

  test('leaves no session after a password reset or a repeated registration', async () => {
    const registration = aPerson().registration();
    const headers = { 'Idempotency-Key': 'one' };
    const visitor = new Visitor(api.address);
    const { json } = await visitor.post('/api/register', registration, { headers });
    const { id, email } = adminUserResponse.pick({ id: true }).loose().parse(json);
    await api.mailer.mailTo(registration.email);
    expect(email).toBe(registration.email);
    expect((await administrator.visitor.post(`/api/admin/users/${id}/lock`, { reason })).status).toBe(200);
    const again = await new Visitor(api.address).post('/api/register', registration, { headers });
    expect([again.status, again.message]).toEqual([403, locked]);

    await visitor.post('/api/password/forgot', { email });
    const token = readToken(await api.mailer.mailTo(registration.email, 2));
    const reset = await visitor.post('/api/password/reset', { token, newPassword: 'another horse battery' });
    expect(reset.status).toBe(200);
    const { username } = registration;
    const signedIn = await visitor.post('/api/login', { username, password: 'another horse battery' });
    expect([signedIn.status, signedIn.message]).toEqual([403, locked]);
    expect(await api.database('sessions').where({ user_id: id })).toEqual([]);
  });

  test('is idempotent, and refused for an administrator', async () => {
    expect((await act(person, 'lock')).status).toBe(200);
    expect((await act(person, 'lock')).status).toBe(200);
    expect((await readEventTypes(person)).filter((type) => type === 'AccountLocked')).toHaveLength(1);
    const other = await anAdministrator(api);
    const answer = await act(other, 'lock');
    expect([answer.status, answer.message]).toEqual([
      409,
      'An administrator cannot be locked. Take the role away first.',
    ]);
    expect(await isOpen(other)).toBe(true);
  });
});

describe('ending sessions, and sending the link again', () => {
  test('signs a person out everywhere, and lets them sign in again', async () => {
    const other = await aPerson().signsUpAt(api.address);
    const { user, type } = await expectDone(await act(person, 'end-sessions'));
    expect([user, type]).toMatchObject([{ sessions: 0, state: 'active' }, 'SessionsEnded']);
    expect([await isOpen(person), await isOpen(other)]).toEqual([false, true]);
    expect((await signIn(person)).status).toBe(200);
  });

  test('sends an email whose link verifies the address, and none after that', async () => {
    const answer = await act(person, 'resend-verification');
    expect(answer.status).toBe(200);
    const token = readToken(await api.mailer.mailTo(person.user.email, 2));
    expect(await readEventTypes(person)).toContain('EmailVerificationResent');
    expect((await person.visitor.post('/api/verify-email', { token })).status).toBe(200);
    const again = await act(person, 'resend-verification');
    expect([again.status, again.message]).toEqual([
      409,
      'This e-mail address has been verified. No mail is needed.',
    ]);
    expect(api.mailer.mails.filter(({ to }) => to === person.user.email)).toHaveLength(2);
  });

  test('runs once for one key', async () => {
    const headers = { 'Idempotency-Key': 'end them' };
    for (let time = 0; time < 2; time += 1) {
      expect((await act(person, 'end-sessions', {}, administrator, headers)).status).toBe(200);
    }
    expect((await readEventTypes(person)).filter((type) => type === 'SessionsEnded')).toHaveLength(1);
  });
});

describe('the record of a person', () => {
  const record = (query: string, { user } = person, by = administrator) =>
    by.visitor.get(`/api/admin/users/${user.id}/record${query}`);

  test('is shown only while it is open, and the person sees the access', async () => {
    const other = await anAdministrator(api);
    const otherPerson = await aPerson().signsUpAt(api.address);
    const accessId = await openRecord(administrator, person.user.id);
    const refusals = [
      await record(''),
      await record('?look=nothing'),
      await record(`?look=${await openRecord(administrator, otherPerson.user.id)}`),
      await record(`?look=${accessId}`, person, other),
    ];
    for (const { status, json } of refusals) {
      expect([status, json]).toMatchObject([403, { errors: [{ path: 'userId', message: person.user.id }] }]);
    }
    await api.later(60 * 60_000, async () => {
      expect((await record(`?look=${accessId}`)).status).toBe(403);
    });

    const answer = await record(`?look=${accessId}`);
    const { id, username, email } = person.user;
    expect([answer.status, adminUserRecordResponse.parse(answer.json)]).toEqual([
      200,
      { id, username, email, formerEmails: [], firstName: null, lastName: null },
    ]);
    await api.whenCaughtUp();
    const looks = await person.visitor.get('/api/legal-access/looks');
    expect(looks.json).toMatchObject({
      more: false,
      looks: [
        {
          by: 'administrator',
          name: 'A Settlewise administrator',
          email: null,
          grantId: null,
          part: null,
          documentTitle: null,
          reason: 'Ticket 17: a journey is missing',
        },
      ],
    });
    expect(looks.bytes.toString()).not.toContain(administrator.user.id);
    const archive = await readArchive((await person.visitor.get('/api/account/export')).bytes);
    const events = archive.get('events.json')?.toString() ?? '';
    expect(events).toContain('RecordOpenedByAdministrator');
    expect(events).toContain('Ticket 17: a journey is missing');
    expect(events).not.toContain(administrator.user.id);
  });
});
