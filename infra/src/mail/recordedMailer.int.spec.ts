import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { createDatabase } from '../database';
import { createLogger } from '../telemetry';
import {
  countEmailDeliveries,
  createRecordedMailer,
  deliveredAt,
  forgetEmailDeliveriesOf,
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

function mailerThat(send: (mail: Mail) => Promise<void>, over = database) {
  const warnings: string[] = [];
  const log = createLogger({
    level: 'warn',
    name: 'tests',
    destination: { write: (line) => warnings.push(line) },
  });
  const mailer = { send, close: () => Promise.resolve() };
  return { warnings, ...createRecordedMailer({ mailer, database: over, log, clock: () => now }) };
}
const accepts = () => Promise.resolve();
const refuses = () =>
  Promise.reject(
    new MailError('550', { cause: new Error(`Can't send mail: 550 <ana@example.org> has no mailbox`) }),
  );
const deliveries = () => database('mail_tries').orderBy('id').select<object[]>('*');

test('a mail that was handed over is remembered without words and without an address', async () => {
  await mailerThat(accepts).send(mail('a'));
  const [row, ...others] = await deliveries();
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

test('a mail that fails is remembered with what the server said, and as sent once it is; the failure is told on', async () => {
  await expect(mailerThat(refuses).send(mail('a'))).rejects.toBeInstanceOf(MailError);
  expect(await deliveredAt(database, 'a')).toBeNull();
  expect(await deliveries()).toMatchObject([
    { state: 'failed', tries: 1, reason: `Can't send mail: 550 <(address)> has no mailbox` },
  ]);
  const first = now;
  now = later;
  await mailerThat(accepts).send(mail('a'));
  now = first;
  expect(await deliveredAt(database, 'a')).toEqual(later);
  expect(await deliveredAt(database, 'b')).toBeNull();
  expect(await deliveries()).toMatchObject([
    { state: 'sent', tries: 2, reason: null, first_tried_at: first, last_tried_at: later },
  ]);
});

test('what cannot be remembered neither fails the mail nor sends it twice, and hides no failure', async () => {
  const away = createDatabase(testDatabase.url);
  await away.destroy();
  let sent = 0;
  const { send, warnings } = mailerThat(() => {
    sent += 1;
    return Promise.resolve();
  }, away);
  await send(mail('a'));
  expect(sent).toBe(1);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('could not be recorded');
  expect(warnings[0]).not.toContain('ana@');
  await expect(mailerThat(refuses, away).send(mail('a'))).rejects.toBeInstanceOf(MailError);
});

test('mails are counted by kind and outcome, and forgotten with the person or after ninety days', async () => {
  await mailerThat(accepts).send(mail('a'));
  await mailerThat(refuses)
    .send(mail('b'))
    .catch(() => undefined);
  const first = now;
  now = later;
  await mailerThat(accepts).send(mail('c', bea));
  now = first;
  expect(await countEmailDeliveries(database)).toEqual([
    { kind: 'digest', state: 'failed', mails: 1 },
    { kind: 'digest', state: 'sent', mails: 2 },
  ]);
  expect(await countEmailDeliveries(database, later)).toEqual([{ kind: 'digest', state: 'sent', mails: 1 }]);

  await purgeEmailDeliveries(database, new Date(first.getTime() + 90 * 24 * 3600 * 1000));
  expect(await deliveries()).toHaveLength(3);
  await purgeEmailDeliveries(database, new Date(first.getTime() + 90 * 24 * 3600 * 1000 + 1));
  expect(await deliveries()).toMatchObject([{ id: 'c' }]);
  await forgetEmailDeliveriesOf(database, ana);
  expect(await deliveries()).toHaveLength(1);
  await forgetEmailDeliveriesOf(database, bea);
  expect(await deliveries()).toEqual([]);
});
