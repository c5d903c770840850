import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { problem, refused } from '../../../testing/refused';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimits: { passwordByAccount: { attempts: 3, seconds: 60 } } });
});
afterAll(() => api.stop());

describe('the settings of an account', () => {
  const path = '/api/account/settings';
  const defaults = {
    notificationsEnabled: true,
    emailNotificationsEnabled: true,
    reminderFrequency: 'weekly',
    quietFrom: '21:00',
    quietUntil: '08:00',
    lawyerSharingEnabled: false,
    onboarding: 'open',
  };

  test('begin with weekly reminders, also by email, and no sharing', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.get(path);
    expect([answer.status, answer.json]).toEqual([200, { data: defaults }]);
  });

  test('change some fields, and keep the others', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const changes = [
      { notificationsEnabled: false },
      { reminderFrequency: 'monthly', emailNotificationsEnabled: false },
      { lawyerSharingEnabled: true },
      { onboarding: 'put_away' },
      { quietFrom: '23:00', quietUntil: '07:00' },
      {},
    ];
    let settings = { ...defaults };
    for (const change of changes) {
      settings = { ...settings, ...change };
      const answer = await visitor.post(path, change);
      expect([answer.status, answer.json]).toEqual([200, { data: settings }]);
      expect((await visitor.get(path)).json).toEqual({ data: settings });
    }
  });

  test.each(['daily', 'weekly', 'monthly', 'never'])('accept the frequency %s', async (reminderFrequency) => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    expect((await visitor.post(path, { reminderFrequency })).json).toMatchObject({
      data: { reminderFrequency },
    });
  });

  test.each([
    ['reminderFrequency', 'hourly', 'Please choose one of the list'],
    ['quietFrom', '21:30', 'Please choose one of the list'],
    ['quietUntil', '24:00', 'Please choose one of the list'],
    ['notificationsEnabled', 'yes', 'Please check the field “notificationsEnabled”.'],
    ['lawyerSharingEnabled', null, 'Please check the field “lawyerSharingEnabled”.'],
  ])('refuse a %s of %j', async (field, value, message) => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    expect(problem(await visitor.post(path, { [field]: value }))).toEqual(refused(400, field, message));
    expect((await visitor.get(path)).json).toEqual({ data: defaults });
  });

  test('are private, and need a session', async () => {
    const [owner, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await owner.visitor.post(path, { reminderFrequency: 'never' });
    expect((await other.visitor.get(path)).json).toEqual({ data: defaults });
    const nobody = new Visitor(api.address);
    for (const answer of [await nobody.get(path), await nobody.post(path, {})]) {
      expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
    }
  });
});

describe('the password of an account', () => {
  const path = '/api/account/password';
  const newPassword = 'a quite new password';
  const notCorrect = refused(422, 'currentPassword', 'Your current password is not correct');

  const signIn = ({ credentials }: SignedUp, password: string) =>
    new Visitor(api.address).post('/api/login', { ...credentials, password });

  test('is changed with the current one; this session continues and all others end', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { password } = person.credentials;
    const phone = new Visitor(api.address);
    await phone.post('/api/login', person.credentials);
    const answer = await person.visitor.post(path, { currentPassword: password, newPassword });
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: 'Your password has been changed. You are signed out on your other devices.' },
    ]);
    expect((await person.visitor.get('/api/user')).status).toBe(200);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await signIn(person, password)).status).toBe(401);
    expect((await signIn(person, newPassword)).status).toBe(200);
  });

  test('sends its owner an email only after a change', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { email } = person.user;
    const wrong = await person.visitor.post(path, { currentPassword: 'not the password', newPassword });
    expect(wrong.status).toBe(422);
    await person.visitor.post(path, { currentPassword: person.credentials.password, newPassword });
    const mail = await api.mailer.mailAbout(email, 'Your password was changed');
    expect(mail.text).toContain('If you did not, somebody else got into your account.');
    expect(mail.text).not.toContain(newPassword);
    const subjects = api.mailer.mails.flatMap(({ to, subject }) => (to === email ? [subject] : []));
    expect(subjects.filter((subject) => subject === mail.subject)).toHaveLength(1);
  });

  test('does not affect other people’s sessions', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await person.visitor.post(path, { currentPassword: person.credentials.password, newPassword });
    expect((await other.visitor.get('/api/user')).status).toBe(200);
  });

  test('is not changed with a wrong current one, and no session ends', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const phone = new Visitor(api.address);
    await phone.post('/api/login', person.credentials);
    const answer = await person.visitor.post(path, { currentPassword: 'not the password', newPassword });
    expect(problem(answer)).toEqual(notCorrect);
    expect((await phone.get('/api/user')).status).toBe(200);
    expect((await signIn(person, person.credentials.password)).status).toBe(200);
  });

  test.each([
    ['currentPassword', 'short', 'Password must be at least 8 characters'],
    ['currentPassword', undefined, 'Password must be at least 8 characters'],
    ['newPassword', '1234567', 'Password must be at least 8 characters'],
    ['newPassword', 'p'.repeat(257), 'Password can have at most 256 characters'],
  ])('is asked for with a %s like %j: refused', async (field, value, message) => {
    const person = await aPerson().signsUpAt(api.address);
    const typed = { currentPassword: person.credentials.password, newPassword, [field]: value };
    expect(problem(await person.visitor.post(path, typed))).toEqual(refused(400, field, message));
  });

  test('cannot be changed to one that is easy to guess', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const currentPassword = person.credentials.password;
    for (const next of ['password123', `${person.user.username}!`]) {
      const answer = await person.visitor.post(path, { currentPassword, newPassword: next });
      const message =
        'This password is easy to guess. Choose another one, for example three words that have nothing to do with each other.';
      expect(problem(answer)).toEqual(refused(422, 'newPassword', message));
    }
    expect((await signIn(person, currentPassword)).status).toBe(200);
  });

  test('is locked after 3 wrong attempts, without affecting other people', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const guess = { currentPassword: 'not the password', newPassword };
    for (let tried = 0; tried < 3; tried += 1) {
      expect((await person.visitor.post(path, guess)).status).toBe(422);
    }
    const right = { currentPassword: person.credentials.password, newPassword };
    const answer = await person.visitor.post(path, right);
    expect([answer.status, answer.message]).toEqual([
      429,
      'Too many tries. Please wait a minute and try again.',
    ]);
    expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await signIn(person, person.credentials.password)).status).toBe(200);
    expect((await other.visitor.post(path, right)).status).toBe(200);
  });

  test('sends the owner one email each time it is locked, anywhere in the settings', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { email } = person.user;
    const wrong = 'not the password';
    const { visitor } = person;
    const attempts = [
      () => visitor.post('/api/account/second-factor/key', { currentPassword: wrong }),
      () => visitor.send('DELETE', '/api/account', { json: { password: wrong } }),
      () => visitor.post(path, { currentPassword: wrong, newPassword }),
    ];
    for (const attempt of attempts) expect((await attempt()).status).toBe(422);
    const subject = 'Wrong passwords were entered in your account';
    const mail = await api.mailer.mailAbout(email, subject);
    expect(mail.text).toContain('got into your account. Change your password');
    expect(mail.text).not.toContain(wrong);
    for (const attempt of attempts) expect((await attempt()).status).toBe(429);
    // Emails are sent in the order in which they were queued.
    await visitor.post('/api/verify-email/resend');
    await api.mailer.mailAbout(email, 'Confirm your email address', 2);
    expect(api.mailer.mails.filter((each) => each.to === email && each.subject === subject)).toHaveLength(1);
  });

  test('sends no email after one or two wrong attempts', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { email } = person.user;
    const change = (currentPassword: string) => person.visitor.post(path, { currentPassword, newPassword });
    for (let tried = 0; tried < 2; tried += 1) expect((await change('not the password')).status).toBe(422);
    expect((await change(person.credentials.password)).status).toBe(200);
    await api.mailer.mailAbout(email, 'Your password was changed');
    const subjects = api.mailer.mails.flatMap(({ to, subject }) => (to === email ? [subject] : []));
    expect(subjects).not.toContain('Wrong passwords were entered in your account');
  });

  test('has no limit of changes with the correct current one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    let currentPassword = person.credentials.password;
    for (const next of ['first new one', 'second new one', 'third new one', 'fourth new one']) {
      const typed = { currentPassword, newPassword: next };
      expect((await person.visitor.post(path, typed)).status).toBe(200);
      currentPassword = next;
    }
  });

  test('has one success of two concurrent changes, and a reason for the other', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const currentPassword = person.credentials.password;
    const wanted = ['first new one', 'second new one'];
    const answers = await Promise.all(
      wanted.map((next) => person.visitor.post(path, { currentPassword, newPassword: next })),
    );
    const made = answers.findIndex(({ status }) => status === 200);
    expect(made).not.toBe(-1);
    const refusal = answers[1 - made];
    // During the change the old password is wrong; after it the old session has ended.
    expect([
      [401, 'Please sign in first.'],
      [422, 'Your current password is not correct'],
    ]).toContainEqual([refusal?.status, refusal?.message]);
    expect((await signIn(person, wanted[made] ?? '')).status).toBe(200);
    expect((await signIn(person, wanted[1 - made] ?? '')).status).toBe(401);
  });

  test('cannot be changed without a session', async () => {
    const answer = await new Visitor(api.address).post(path, {});
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });
});
