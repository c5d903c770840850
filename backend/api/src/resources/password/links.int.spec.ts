import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { readToken } from '../../../testing/collectingMailer';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const createVisitor = () => new Visitor(api.address);
const notValid = {
  message: 'This link has been used already or is too old. Ask for a new one.',
  errors: [{ path: 'token', message: 'This link has been used already or is too old. Ask for a new one.' }],
};
const hours = 60 * 60 * 1000;

/** Changes the last character of the secret. */
function alter(token: string): string {
  return token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
}

describe('the address of an account', () => {
  test('is confirmed once by the link in the first email', async () => {
    const { visitor, user } = await aPerson().signsUpAt(api.address);
    const mail = await api.mailer.mailTo(user.email);
    expect(mail.subject).toBe('Confirm your email address');
    expect(mail.text).toContain(`Hello ${user.username},`);
    expect(mail.text).toMatch(/http:\/\/settlewise\.example\/verify-email\?token=\S+/);
    expect(mail.html).toContain('http://settlewise.example/verify-email?token=');

    const opened = await visitor.post('/api/verify-email', { token: readToken(mail) });
    expect([opened.status, opened.json]).toEqual([
      200,
      { message: 'Your email address is confirmed.', already: false },
    ]);
    expect((await visitor.get('/api/user')).json).toMatchObject({ emailVerified: true });

    const again = await visitor.post('/api/verify-email', { token: readToken(mail) });
    expect([again.status, again.json]).toEqual([
      200,
      { message: 'Your email address is confirmed already.', already: true },
    ]);
  });

  test('is confirmed by the newest link only', async () => {
    const { visitor, user } = await aPerson().signsUpAt(api.address);
    const first = await api.mailer.mailTo(user.email);
    const resent = await visitor.post('/api/verify-email/resend');
    expect([resent.status, resent.json]).toEqual([
      202,
      { message: 'We have sent you a new link. Please look into your mail.' },
    ]);
    const second = await api.mailer.mailTo(user.email, 2);
    expect((await createVisitor().post('/api/verify-email', { token: readToken(first) })).status).toBe(422);
    expect((await createVisitor().post('/api/verify-email', { token: readToken(second) })).status).toBe(200);

    const needless = await visitor.post('/api/verify-email/resend');
    expect([needless.status, needless.message]).toEqual([200, 'Your email address is confirmed already.']);
  });

  test('is not confirmed by a link that is older than two days', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const token = readToken(await api.mailer.mailTo(user.email));
    await api.later(48 * hours, async () => {
      expect((await createVisitor().post('/api/verify-email', { token })).json).toEqual(notValid);
    });
    expect((await createVisitor().post('/api/verify-email', { token })).status).toBe(200);
  });

  test('is not confirmed by a forged link', async () => {
    const { user } = await aPerson().signsUpAt(api.address);
    const token = readToken(await api.mailer.mailTo(user.email));
    const [, secret = ''] = token.split('.');
    const tokens = [
      alter(token),
      `${crypto.randomUUID()}.${secret}`,
      'made up',
      `${user.id}.`,
      'x'.repeat(200),
    ];
    for (const made of tokens) {
      const answer = await createVisitor().post('/api/verify-email', { token: made });
      expect([answer.status, answer.json]).toEqual([422, notValid]);
    }
    expect((await createVisitor().post('/api/verify-email', {})).message).toBe('This link is not complete');
  });

  test('needs a session', async () => {
    expect((await createVisitor().post('/api/verify-email/resend')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const sent = 'If there is an account with this email address, we have sent a link to it.';

  async function resetTokenFor({ user }: SignedUp): Promise<string> {
    const subject = 'Choose a new password';
    const earlier = api.mailer.mails.filter(
      (mail) => mail.to === user.email && mail.subject === subject,
    ).length;
    const answer = await createVisitor().post('/api/password/forgot', { email: user.email.toUpperCase() });
    expect([answer.status, answer.json]).toEqual([202, { message: sent }]);
    const mail = await api.mailer.mailAbout(user.email, subject, earlier + 1);
    expect(mail.text).toContain('http://settlewise.example/reset-password?token=');
    return readToken(mail);
  }

  test('is replaced once by the link of an email, and all sessions end', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const phone = createVisitor();
    await phone.post('/api/login', person.credentials);
    const token = await resetTokenFor(person);

    const reset = await createVisitor().post('/api/password/reset', {
      token,
      newPassword: 'a quite new password',
    });
    expect([reset.status, reset.json]).toEqual([
      200,
      { message: 'Your password has been changed. Please sign in with the new one.' },
    ]);
    for (const device of [person.visitor, phone]) expect((await device.get('/api/user')).status).toBe(401);
    expect((await createVisitor().post('/api/login', person.credentials)).status).toBe(401);
    const signedIn = await createVisitor().post('/api/login', {
      ...person.credentials,
      password: 'a quite new password',
    });
    expect([signedIn.status, signedIn.json]).toEqual([200, { ...person.user, emailVerified: true }]);

    const passwordMail = await api.mailer.mailAbout(person.user.email, 'Your password was changed');
    expect(passwordMail.text).toContain('If you did not, somebody else got into your account.');
    expect(passwordMail.text).not.toContain('token=');
    const again = await createVisitor().post('/api/password/reset', {
      token,
      newPassword: 'yet another password',
    });
    expect([again.status, again.json]).toEqual([422, notValid]);
  });

  test('has the same answer for an unknown address, and no email is sent', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await createVisitor().post('/api/password/forgot', { email: 'nobody-at-all@example.org' });
    expect([answer.status, answer.json]).toEqual([202, { message: sent }]);
    // Jobs run in order, so the earlier one is done when this one is.
    await resetTokenFor(person);
    expect(api.mailer.mails.map(({ to }) => to)).not.toContain('nobody-at-all@example.org');
  });

  test('is not replaced by a link that is older than an hour, altered, or of the wrong kind', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const verification = readToken(await api.mailer.mailTo(person.user.email));
    const token = await resetTokenFor(person);
    const newPassword = 'a quite new password';
    await api.later(hours, async () => {
      expect((await createVisitor().post('/api/password/reset', { token, newPassword })).json).toEqual(
        notValid,
      );
    });
    for (const wrong of [alter(token), verification, 'made up']) {
      const answer = await createVisitor().post('/api/password/reset', { token: wrong, newPassword });
      expect([answer.status, answer.json]).toEqual([422, notValid]);
    }
    expect((await createVisitor().post('/api/login', person.credentials)).status).toBe(200);
  });

  test('cannot be replaced by one that is too short', async () => {
    const answer = await createVisitor().post('/api/password/reset', { token: 'x', newPassword: 'short' });
    const message = 'Password must be at least 8 characters';
    expect([answer.status, answer.json]).toEqual([
      400,
      { message, errors: [{ path: 'newPassword', message }] },
    ]);
  });

  test('cannot be replaced by one that is easy to guess, and the link remains valid', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const token = await resetTokenFor(person);
    const guessable = await createVisitor().post('/api/password/reset', { token, newPassword: 'Sunshine' });
    expect([guessable.status, guessable.json]).toMatchObject([422, { errors: [{ path: 'newPassword' }] }]);
    const answer = await createVisitor().post('/api/password/reset', {
      token,
      newPassword: 'three odd words',
    });
    expect(answer.status).toBe(200);
  });

  test('the job store has neither the address nor a secret', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const token = await resetTokenFor(person);
    const tables = await api
      .database('pg_tables')
      .where({ schemaname: 'bullmq' })
      .pluck<string[]>('tablename');
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const rows: unknown[] = await api.database.withSchema('bullmq').table(table).select('*');
      expect(JSON.stringify(rows)).not.toContain(person.user.email);
      expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
    }
  });
});
