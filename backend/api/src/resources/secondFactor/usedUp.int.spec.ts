import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { newKey, withSecondFactor } from '../../../testing/secondFactor';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const path = '/api/account/second-factor';
const wrong = '000000';
const subject = 'Wrong codes were entered for your account';

/** A browser in which the right password has been given. */
async function firstStep({ credentials }: SignedUp): Promise<Visitor> {
  const visitor = new Visitor(api.address);
  expect((await visitor.post('/api/login', credentials)).status).toBe(202);
  return visitor;
}

/** The mails about codes that were used up, once everything was sent that was asked for until now. */
async function warningsOf({ visitor, user: { email } }: SignedUp) {
  await visitor.post('/api/verify-email/resend');
  await api.mailer.mailAbout(email, 'Confirm your email address', 2);
  return api.mailer.mails.filter((mail) => mail.to === email && mail.subject === subject);
}

/** Where codes are tried, by who knows the password. */
const attempts = {
  'signing in': async (person: SignedUp, code: string) =>
    (await firstStep(person)).post('/api/login/code', { code }),
  'new recovery codes': ({ visitor, credentials }: SignedUp, code: string) =>
    visitor.post(`${path}/recovery-codes`, { currentPassword: credentials.password, code }),
  'turning it off': ({ visitor, credentials }: SignedUp, code: string) =>
    visitor.send('DELETE', path, { json: { currentPassword: credentials.password, code } }),
};

test.each(Object.entries(attempts))(
  'who uses the codes up does not do so unseen: the owner is told by a mail, once each time (%s)',
  async (_where, attempt) => {
    const person = await aPerson().signsUpAt(api.address);
    const { nextCode } = await withSecondFactor(person, api);
    for (let tried = 0; tried < 5; tried += 1) expect((await attempt(person, wrong)).status).toBe(422);
    const mail = await api.mailer.mailAbout(person.user.email, subject);
    expect(mail.text).toContain('somebody else knows your password');
    for (let tried = 0; tried < 3; tried += 1) expect((await attempt(person, nextCode())).status).toBe(429);
    expect(await warningsOf(person)).toHaveLength(1);
  },
);

test('codes are counted together, wherever they are entered, and the last attempt sends a mail', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await withSecondFactor(person, api);
  const everywhere = Object.values(attempts);
  for (const attempt of [...everywhere, ...everywhere.slice(0, 2)]) {
    expect((await attempt(person, wrong)).status).toBe(422);
  }
  await api.mailer.mailAbout(person.user.email, subject);
  for (const attempt of everywhere) expect((await attempt(person, wrong)).status).toBe(429);
  expect(await warningsOf(person)).toHaveLength(1);
});

test('a day’s codes cannot be used up in small parts unseen', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await withSecondFactor(person, api);
  const attempt = attempts['turning it off'];
  for (let part = 0; part < 4; part += 1) {
    for (let tried = 0; tried < 5; tried += 1) expect((await attempt(person, wrong)).status).toBe(422);
    expect((await attempt(person, wrong)).status).toBe(429);
    // As a quarter of an hour later: the counts of the day stay.
    await api.database('rate_limits').where('key', 'like', 'codesByAccount:%').delete();
  }
  expect((await attempt(person, wrong)).status).toBe(429);
  expect(await warningsOf(person)).toHaveLength(4);
});

test('wrong codes for a key that is being turned on send a mail as well; one or two do not', async () => {
  const [one, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
  await newKey(one);
  for (let tried = 0; tried < 5; tried += 1)
    expect((await one.visitor.post(path, { code: wrong })).status).toBe(422);
  await api.mailer.mailAbout(one.user.email, subject);
  await newKey(other);
  for (let tried = 0; tried < 2; tried += 1) await other.visitor.post(path, { code: wrong });
  expect(await warningsOf(other)).toEqual([]);
});
