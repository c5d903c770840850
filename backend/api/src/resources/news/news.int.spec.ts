import { randomUUID } from 'node:crypto';
import { createNewsSubscribers } from '@settlewise/projections/tables';
import { createMailer } from '@settlewise/infra/mail';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitForOptions } from '../../../../../infra/testing/waitForOptions';
import { startSmtpServer } from '../../../../../infra/testing/smtpServer';
import { aPerson } from '../../../testing/aPerson';
import { createAddress, readNewsToken, subscribeToNews } from '../../../testing/newsRequests';
import { confirmAddress } from '../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';
import { sendNewsConfirmation } from '../../mails/sendNewsConfirmation';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const visitor = () => new Visitor(api.address);
const ask = (email: string) => visitor().post('/api/news', { email });
const confirm = (token: string) => visitor().post('/api/news/confirm', { token });
const createNewsStore = () => {
  const { database, personKeys, keyed, treeHeads } = api;
  return createNewsSubscribers({ database, personKeys, keyed, erasedPeople: treeHeads.erasedPeople });
};
const readLink = async (id: string) => (await createNewsStore().find(id))?.leaveToken ?? '';
const findRows = async (id: string) => (await api.database('news_subscribers').where({ id })).length;
const mailsTo = (email: string) => api.mailer.mails.filter(({ to }) => to === email).length;

test('an address gets one email, and is confirmed when its link is used, once or again', async () => {
  const email = createAddress();
  const answer = await ask(email);
  expect([answer.status, answer.message]).toEqual([
    202,
    'If this address does not get our news yet, we have sent a link to it that confirms it.',
  ]);
  const token = await readNewsToken(api, email);
  const [id = ''] = token.split('.');
  expect((await createNewsStore().find(id))?.confirmed).toBe(false);
  expect((await confirm(token)).status).toBe(204);
  expect((await confirm(token)).status, 'again').toBe(204);
  expect((await createNewsStore().find(id))?.confirmed).toBe(true);
  expect(mailsTo(email)).toBe(1);
});

test('a request for a subscribed address has the same answer, and sends nothing', async () => {
  const { email, id } = await subscribeToNews(api);
  const [known, unknown] = [await ask(email.toUpperCase()), await ask(createAddress())];
  expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
  // The worker erases the request.
  const hash: unknown = await api.database('news_subscribers').where({ id }).pluck('address_hash');
  await vi.waitFor(
    async () =>
      expect(await api.database('news_subscribers').whereIn('address_hash', hash as string[])).toHaveLength(
        1,
      ),
    waitForOptions,
  );
  expect(api.mailer.mails.filter(({ to }) => to.toLowerCase() === email)).toHaveLength(1);
});

test('only the newest of two links confirms', async () => {
  const email = createAddress();
  await ask(email);
  const first = await readNewsToken(api, email);
  await ask(email);
  const second = await readNewsToken(api, email, 2);
  const refused = await confirm(first);
  expect([refused.status, refused.message]).toEqual([
    422,
    'This link has been used already or is too old. Ask for a new one.',
  ]);
  expect((await confirm(second)).status).toBe(204);
});

test('unsubscribing erases the address and is idempotent, and a wrong secret changes nothing', async () => {
  const { id } = await subscribeToNews(api);
  const token = await readLink(id);
  const wrong = `${id}.${'a'.repeat(43)}`;
  expect((await visitor().post('/api/news/leave', { token: wrong })).status).toBe(422);
  expect((await visitor().post(`/api/news/leave/${wrong}`)).status).toBe(422);
  expect((await visitor().post('/api/news/leave', { token: 'no link' })).status).toBe(422);
  expect(await findRows(id)).toBe(1);
  for (const _press of [1, 2]) expect((await visitor().post('/api/news/leave', { token })).status).toBe(204);
  expect(await findRows(id)).toBe(0);
  expect(await api.personKeys.readKey(id)).toBeNull();
  expect(await api.database('mail_tries').where({ user_id: id })).toEqual([]);
  expect((await api.treeHeads.erasedPeople.read()).userIds).toContain(id);
});

test('a mail program unsubscribes by one POST without Origin or cookies, and a GET changes nothing', async () => {
  const { id } = await subscribeToNews(api);
  const path = `/api/news/leave/${await readLink(id)}`;
  const looked = await visitor().get(path);
  expect(looked.status).toBe(200);
  expect(looked.bytes.toString()).toContain(`href="/alerts/news/leave#${await readLink(id)}"`);
  expect((await visitor().send('HEAD', path)).status).toBe(200);
  expect((await visitor().get('/api/news/leave/no-link')).status).toBe(422);
  expect(await findRows(id), 'a program that looks through mails').toBe(1);
  const answer = await fetch(new URL(path, api.address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(204);
  expect(await findRows(id)).toBe(0);
});

test('a restored backup does not restore unsubscribed addresses', async () => {
  const { id } = await subscribeToNews(api);
  const rows: Record<string, unknown>[] = await api.database('news_subscribers').where({ id });
  const keys: Record<string, unknown>[] = await api.database('person_keys').where({ user_id: id });
  await visitor().post('/api/news/leave', { token: await readLink(id) });
  // The rows of an older backup.
  await api.database('person_keys').where({ user_id: id }).delete();
  await api.database('person_keys').insert(keys);
  await api.database('news_subscribers').insert(rows);
  api.personKeys.clearCache();
  expect(await api.eraseRestoredPeople()).toBe(1);
  expect(await findRows(id)).toBe(0);
  expect(await api.personKeys.readKey(id)).toBeNull();
});

test.each([
  ['whose address is confirmed', false],
  ['that had a confirmed address before', true],
])('a person who deletes an account %s gets no more news there', async (_which, changesAddress) => {
  const person = await aPerson().signsUpAt(api.address);
  const { email } = person.user;
  await confirmAddress(person, api);
  const before = mailsTo(email);
  await ask(email);
  const token = await readNewsToken(api, email, before + 1);
  await confirm(token);
  const id = token.split('.')[0] ?? '';
  expect(await findRows(id)).toBe(1);
  const { password } = person.credentials;
  if (changesAddress) {
    const changed = { fullName: 'Ada Byron', email: `new.${email}`, currentPassword: password };
    expect((await person.visitor.put('/api/account/profile', changed)).status).toBe(200);
  }
  const gone = await person.visitor.send('DELETE', '/api/account', { json: { password } });
  expect(gone.status).toBeLessThan(300);
  expect(await findRows(id)).toBe(0);
});

test('a real mail server gets the link with #, and a permanent refusal erases the request', async () => {
  const smtp = await startSmtpServer();
  const mailer = createMailer({ kind: 'smtp', url: smtp.url }, 'Settlewise <no-reply@settlewise.example>');
  const news = createNewsStore();
  const send = async (email: string) => {
    const subscriberId = await news.request(email, api.now());
    const publicUrl = new URL('https://settlewise.example');
    await sendNewsConfirmation(subscriberId, randomUUID(), { news, mailer, publicUrl }, (_email, work) =>
      work(),
    );
    return subscriberId;
  };
  try {
    const id = await send('ana@example.org');
    expect(smtp.received.map(({ to }) => to)).toEqual([['ana@example.org']]);
    const token = /news\/confirm#(\S+)/.exec(smtp.received[0]?.text ?? '')?.[1] ?? '';
    expect(token.startsWith(`${id}.`)).toBe(true);
    expect(smtp.received[0]?.text).not.toMatch(/\?|%40/);
    smtp.refusals.set('nobody@example.org', '550 5.1.1 No such mailbox');
    expect(await findRows(await send('nobody@example.org'))).toBe(0);
  } finally {
    await mailer.close();
    await smtp.close();
  }
});
