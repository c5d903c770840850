import { adminMailResponse } from '@settlewise/contract/admin';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { waitForOptions } from '../../../../../../infra/testing/waitForOptions';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

let api: TestApi;
let admin: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.stop());

async function mails(filter: object = {}, query = '') {
  const path = `/api/admin/mails?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`;
  const { status, json, message, headers, bytes } = await admin.visitor.get(path);
  if (status !== 200) throw new Error(`${status}: ${message}`);
  return { found: z.array(adminMailResponse).parse(json), range: headers.get('Content-Range'), bytes };
}

test('sent and failed emails are listed without texts and addresses', async () => {
  const sentTo = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(sentTo.user.email);
  api.mailer.refusal = 'no mailbox <somebody@example.org>';
  const failedTo = await aPerson().signsUpAt(api.address);
  await vi.waitFor(
    async () => expect((await mails({ userId: failedTo.user.id })).found).toHaveLength(1),
    waitForOptions,
  );
  api.mailer.refusal = null;

  const { found: sent } = await mails({ userId: sentTo.user.id, state: 'sent', kind: 'verification' });
  expect(sent).toMatchObject([
    { kind: 'verification', userId: sentTo.user.id, state: 'sent', tries: 1, reason: null },
  ]);
  const { found: failed, range, bytes } = await mails({ userId: failedTo.user.id, state: 'failed' });
  expect(failed).toMatchObject([
    { kind: 'verification', state: 'failed', reason: expect.stringContaining('no mailbox <(address)>') },
  ]);
  expect(range).toBe('mails 0-0/1');
  expect(bytes.toString()).not.toMatch(/@example\.org|somebody@/);
  expect(failed[0]?.maskedAddress).toMatch(/^.…@e….org$/);

  expect((await mails({ kind: 'digest' })).found).toEqual([]);
  const all = await mails({}, '&range=[0,0]&sort=["lastTriedAt","ASC"]');
  expect(all.found).toHaveLength(1);
  expect(all.range).toMatch(/^mails 0-0\/[2-9]$/);
});

test('a retried email keeps its one row', async () => {
  api.mailer.refusal = 'not now';
  const { user } = await aPerson().signsUpAt(api.address);
  await vi.waitFor(async () => {
    const { found } = await mails({ userId: user.id });
    expect(found[0]?.tries).toBeGreaterThan(1);
  }, waitForOptions);
  api.mailer.refusal = null;
  await vi.waitFor(async () => {
    const { found } = await mails({ userId: user.id });
    expect(found).toMatchObject([{ state: 'sent', reason: null }]);
  }, waitForOptions);
});

test('an unknown filter is refused', async () => {
  const { status } = await admin.visitor.get(
    `/api/admin/mails?filter=${encodeURIComponent(JSON.stringify({ address: 'ada@example.org' }))}`,
  );
  expect(status).toBe(400);
});

test('the list of a person’s emails is erased with the person', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(person.user.email);
  await vi.waitFor(
    async () => expect((await mails({ userId: person.user.id })).found).toHaveLength(1),
    waitForOptions,
  );
  const { password } = person.credentials;
  const { status, message } = await person.visitor.delete('/api/account', { json: { password } });
  expect([status, message]).toEqual([expect.toSatisfy((each: number) => each < 300), '']);
  expect((await mails({ userId: person.user.id })).found).toEqual([]);
  expect(await api.database('mail_tries').where({ user_id: person.user.id })).toEqual([]);
});
