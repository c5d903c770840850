import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { createDatabase } from '../database';
import { createLogger } from '../telemetry';
import {
  countEmailDeliveries,
  createRecordedMailer,
  findDeliveryTime,
  deleteEmailDeliveries,
  MailError,
  purgeEmailDeliveries,
  type Mail,
} from './index';

const [ana, bea] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const email = { subject: 'Two things', text: 'Hello', html: '<p>Hello</p>' };
const mail = (id: string, userId = ana): Mail => ({
  to: 'ana@example.org',
  ...email,
  about: { id, kind: 'digest', userId },
});

let testDatabase: TestDatabase;
let database: Knex;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrated: true });
  database = createDatabase(testDatabase.url);
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});
beforeEach(() => database('mail_tries').delete());

let now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T12:05:00Z');

function createTestMailer(send: (mail: Mail) => Promise<void>, testedDatabase = database) {
  const warnings: string[] = [];
  const log = createLogger({
    level: 'warn',
    name: 'tests',
    destination: { write: (line) => warnings.push(line) },
  });
  const mailer = { send, close: () => Promise.resolve() };
  return { warnings, ...createRecordedMailer({ mailer, database: testedDatabase, log, clock: () => now }) };
}
const acceptMail = () => Promise.resolve();
const refuseMail = () =>
  Promise.reject(
    new MailError('550', { cause: new Error(`Can't send mail: 550 <ana@example.org> has no mailbox`) }),
  );
const readDeliveries = () => database('mail_tries').orderBy('id').select<object[]>('*');

test('a sent mail is recorded without its text and address', async () => {
  await createTestMailer(acceptMail).send(mail('a'));
  const [row, ...others] = await readDeliveries();
  expect(others).toEqual([]);
  expect(row).toEqual({
    id: 'a',
    kind: 'digest',
    user_id: ana,
    masked_address: 'a…@e….org',
    state: 'sent',
    tries: 1,
    reason: null,
    first_tried_at: now,
    last_tried_at: now,
  });
});

test('a failed mail is recorded with the server’s answer, and later as sent; the failure is thrown', async () => {
  await expect(createTestMailer(refuseMail).send(mail('a'))).rejects.toBeInstanceOf(MailError);
  expect(await findDeliveryTime(database, 'a')).toBeNull();
  expect(await readDeliveries()).toMatchObject([
    { state: 'failed', tries: 1, reason: `Can't send mail: 550 <(address)> has no mailbox` },
  ]);
  const first = now;
  now = later;
  await createTestMailer(acceptMail).send(mail('a'));
  now = first;
  expect(await findDeliveryTime(database, 'a')).toEqual(later);
  expect(await findDeliveryTime(database, 'b')).toBeNull();
  expect(await readDeliveries()).toMatchObject([
    { state: 'sent', tries: 2, reason: null, first_tried_at: first, last_tried_at: later },
  ]);
});

test('a failed record neither fails nor repeats the mail, and hides no failure', async () => {
  const closed = createDatabase(testDatabase.url);
  await closed.destroy();
  let sent = 0;
  const { send, warnings } = createTestMailer(() => {
    sent += 1;
    return Promise.resolve();
  }, closed);
  await send(mail('a'));
  expect(sent).toBe(1);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('could not be recorded');
  expect(warnings[0]).not.toContain('ana@');
  await expect(createTestMailer(refuseMail, closed).send(mail('a'))).rejects.toBeInstanceOf(MailError);
});

test('mails are counted by kind and state, and deleted with the person or after 90 days', async () => {
  await createTestMailer(acceptMail).send(mail('a'));
  await createTestMailer(refuseMail)
    .send(mail('b'))
    .catch(() => undefined);
  const first = now;
  now = later;
  await createTestMailer(acceptMail).send(mail('c', bea));
  now = first;
  expect(await countEmailDeliveries(database)).toEqual([
    { kind: 'digest', state: 'failed', mails: 1 },
    { kind: 'digest', state: 'sent', mails: 2 },
  ]);
  expect(await countEmailDeliveries(database, later)).toEqual([{ kind: 'digest', state: 'sent', mails: 1 }]);

  await purgeEmailDeliveries(database, new Date(first.getTime() + 90 * 24 * 3600 * 1000));
  expect(await readDeliveries()).toHaveLength(3);
  await purgeEmailDeliveries(database, new Date(first.getTime() + 90 * 24 * 3600 * 1000 + 1));
  expect(await readDeliveries()).toMatchObject([{ id: 'c' }]);
  await deleteEmailDeliveries(database, ana);
  expect(await readDeliveries()).toHaveLength(1);
  await deleteEmailDeliveries(database, bea);
  expect(await readDeliveries()).toEqual([]);
});
