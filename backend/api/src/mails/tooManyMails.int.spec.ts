import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitForOptions } from '../../../../infra/testing/waitForOptions';
import { aPerson } from '../../testing/aPerson';
import { turnOnSecondFactor } from '../../testing/secondFactor';
import { confirmAddress } from '../../testing/sharing';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

let api: TestApi;
let withheld = 0;
beforeAll(async () => {
  api = await startTestApi({
    rateLimits: { mailsByRecipient: { attempts: 3, seconds: 3_600 } },
    onLogLine(line) {
      if (line.includes('A mail was not sent: its recipient has reached the limit')) withheld += 1;
    },
  });
});
afterAll(() => api.stop());

const withheldAre = (count: number) => vi.waitFor(() => expect(withheld).toBe(count), waitForOptions);

test('an address gets a limited number of emails that other people can request, and the requester sees no difference', async () => {
  const { user } = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(user.email);
  const before = withheld;
  for (const email of [user.email, user.email.toUpperCase(), user.email, user.email]) {
    const answer = await new Visitor(api.address).post('/api/password/forgot', { email });
    expect(answer.status).toBe(202);
  }
  await withheldAre(before + 2);
  await api.mailer.mailTo(user.email, 3);
  const { user: other } = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(other.email);
});

test('the limit also counts requests for news of rule changes', async () => {
  const email = 'asked-often@example.org';
  const before = withheld;
  for (const count of [1, 2, 3, 4, 5]) {
    expect((await new Visitor(api.address).post('/api/news', { email })).status).toBe(202);
    // One after the other, because the first of several waiting emails uses the limit.
    await (count <= 3 ? api.mailer.mailTo(email, count) : withheldAre(before + count - 3));
  }
  expect(api.mailer.mails.filter(({ to }) => to === email)).toHaveLength(3);
});

test('the owner of a confirmed address still gets warnings after the limit is reached', async () => {
  const person = await aPerson().signsUpAt(api.address);
  const { email } = person.user;
  await confirmAddress(person, api);
  const before = withheld;
  for (let asked = 0; asked < 3; asked += 1) await person.visitor.post('/api/password/forgot', { email });
  await withheldAre(before + 1);
  await turnOnSecondFactor(person, api);
  const mail = await api.mailer.mailTo(email, 4);
  expect(mail.subject).toBe('Two-step sign-in is on');
});

test('the owner of a confirmed address still learns of a changed password after the limit is reached', async () => {
  const person = await aPerson().signsUpAt(api.address);
  const { email } = person.user;
  await confirmAddress(person, api);
  const before = withheld;
  for (let asked = 0; asked < 3; asked += 1) await person.visitor.post('/api/password/forgot', { email });
  await withheldAre(before + 1);
  await person.visitor.post('/api/account/password', {
    currentPassword: person.credentials.password,
    newPassword: 'another horse battery',
  });
  const mail = await api.mailer.mailTo(email, 4);
  expect(mail.subject).toBe('Your password was changed');
});
