import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { createSecondFactorKey, turnOnSecondFactor } from '../../../testing/secondFactor';
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

/** A browser after a correct password. */
async function firstStep({ credentials }: SignedUp): Promise<Visitor> {
  const visitor = new Visitor(api.address);
  expect((await visitor.post('/api/login', credentials)).status).toBe(202);
  return visitor;
}

/** The emails about exhausted attempts, after all queued emails are sent. */
async function listWarnings({ visitor, user: { email } }: SignedUp) {
  await visitor.post('/api/verify-email/resend');
  await api.mailer.mailAbout(email, 'Confirm your email address', 2);
  return api.mailer.mails.filter((mail) => mail.to === email && mail.subject === subject);
}

/** The places where codes can be tried with the password. */
const attempts = {
  'signing in': async (person: SignedUp, code: string) =>
    (await firstStep(person)).post('/api/login/code', { code }),
  'new recovery codes': ({ visitor, credentials }: SignedUp, code: string) =>
    visitor.post(`${path}/recovery-codes`, { currentPassword: credentials.password, code }),
  'turning it off': ({ visitor, credentials }: SignedUp, code: string) =>
    visitor.send('DELETE', path, { json: { currentPassword: credentials.password, code } }),
};

test.each(Object.entries(attempts))(
  'exhausting the attempts sends the owner one email each time (%s)',
  async (_where, attempt) => {
    const person = await aPerson().signsUpAt(api.address);
    const { nextCode } = await turnOnSecondFactor(person, api);
    for (let tried = 0; tried < 5; tried += 1) expect((await attempt(person, wrong)).status).toBe(422);
    const mail = await api.mailer.mailAbout(person.user.email, subject);
    expect(mail.text).toContain('somebody else knows your password');
    for (let tried = 0; tried < 3; tried += 1) expect((await attempt(person, nextCode())).status).toBe(429);
    expect(await listWarnings(person)).toHaveLength(1);
  },
);

test('attempts are counted together in all places, and the last one sends an email', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await turnOnSecondFactor(person, api);
  const everywhere = Object.values(attempts);
  for (const attempt of [...everywhere, ...everywhere.slice(0, 2)]) {
    expect((await attempt(person, wrong)).status).toBe(422);
  }
  await api.mailer.mailAbout(person.user.email, subject);
  for (const attempt of everywhere) expect((await attempt(person, wrong)).status).toBe(429);
  expect(await listWarnings(person)).toHaveLength(1);
});

test('exhausting the daily attempts in small parts also sends an email', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await turnOnSecondFactor(person, api);
  const attempt = attempts['turning it off'];
  for (let part = 0; part < 4; part += 1) {
    for (let tried = 0; tried < 5; tried += 1) expect((await attempt(person, wrong)).status).toBe(422);
    expect((await attempt(person, wrong)).status).toBe(429);
    // 15 minutes later; the daily counts remain.
    await api.database('rate_limits').where('key', 'like', 'codesByAccount:%').delete();
  }
  expect((await attempt(person, wrong)).status).toBe(429);
  expect(await listWarnings(person)).toHaveLength(4);
});

test('wrong codes while turning it on also send an email, but one or two do not', async () => {
  const [one, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
  await createSecondFactorKey(one);
  for (let tried = 0; tried < 5; tried += 1)
    expect((await one.visitor.post(path, { code: wrong })).status).toBe(422);
  await api.mailer.mailAbout(one.user.email, subject);
  await createSecondFactorKey(other);
  for (let tried = 0; tried < 2; tried += 1) await other.visitor.post(path, { code: wrong });
  expect(await listWarnings(other)).toEqual([]);
});
