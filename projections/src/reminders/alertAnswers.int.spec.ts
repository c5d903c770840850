import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import { type AnswerGiven, notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { listNotifications } from '../readModels/notifications';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

/** A person with daily digests whose visa ends. */
async function somebody(name: string, visaExpiryDate = '2027-03-01'): Promise<string> {
  bench.at('2026-11-21T12:00');
  const userId = await bench.registers(name);
  await bench.chooses(userId, { reminderFrequency: 'daily' });
  await enters(userId, visaExpiryDate);
  return userId;
}

const enters = (userId: string, visaExpiryDate: string) =>
  bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'ChangeDetails',
    today: civilDateInLondon(bench.parts.clock()),
    change: { visaType: 'visitor', visaStartDate: '2026-01-01', visaExpiryDate },
  });

/** Ticks on each morning of these days, and returns the notifications about the visa. */
async function mornings(userId: string, days: readonly string[]): Promise<readonly string[]> {
  for (const day of days) {
    bench.at(`${day}T08:05`);
    await bench.tick();
    // A second look the same day tells nothing more.
    await bench.tick();
  }
  return (await bench.listIssuedTo(userId)).filter((line) => line.includes('visa_expiry'));
}

/** To the newest alert about the visa. */
async function answers(userId: string, given: AnswerGiven): Promise<void> {
  const all = await listNotifications(bench.bench.database, userId);
  const notificationId = all.find(({ kind }) => kind === 'visa_expiry')?.notificationId ?? '';
  await bench.does(userId, notificationDecider, notificationsStream(userId), {
    type: 'AnswerAlert',
    notificationId,
    given,
  });
}

const mailsTo = (name: string) =>
  bench.mails
    .filter(({ to, subject }) => to === `${name}@example.org` && subject.startsWith('Something in your plan'))
    .map(({ subject }) => subject);

const first = '2026-12-01 visa_expiry: visa 90 days, 2027-03-01';
const expiry = 'Something in your plan needs you by 1 March 2027';

test('an alert marked as done stops; reopened it continues, and another date starts again', async () => {
  const userId = await somebody('dora');
  expect(await mornings(userId, ['2026-12-01'])).toEqual([first]);
  await answers(userId, { answer: 'done' });
  const days = ['2027-01-30', '2027-02-22', '2027-03-02'];
  expect(await mornings(userId, days)).toEqual([first]);
  expect(mailsTo('dora')).toEqual([expiry]);

  await answers(userId, { answer: 'open' });
  const expired = '2027-03-02 visa_expiry: visa expired, 2027-03-01';
  expect(await mornings(userId, ['2027-03-02'])).toEqual([first, expired]);

  await answers(userId, { answer: 'done' });
  await enters(userId, '2027-06-01');
  expect(await mornings(userId, ['2027-03-03'])).toEqual([
    first,
    expired,
    '2027-03-03 visa_expiry: visa 90 days, 2027-06-01',
  ]);
});

test('a snoozed alert is issued once more on its day, or by its next step if that has come', async () => {
  const userId = await somebody('sam');
  await mornings(userId, ['2026-12-01']);
  await answers(userId, { answer: 'snoozed', on: '2026-12-01', until: '2026-12-08' });
  const again = '2026-12-08 visa_expiry: visa 90 days again 2026-12-08, 2027-03-01';
  expect(await mornings(userId, ['2026-12-02', '2026-12-07'])).toEqual([first]);
  expect(await mornings(userId, ['2026-12-08', '2026-12-09', '2026-12-20'])).toEqual([first, again]);
  expect(mailsTo('sam')).toEqual([expiry, expiry]);

  // The step of 30 days begins on 30 January, during the snooze.
  await answers(userId, { answer: 'snoozed', on: '2026-12-20', until: '2027-02-03' });
  expect(await mornings(userId, ['2027-01-30', '2027-02-02'])).toEqual([first, again]);
  const next = '2027-02-03 visa_expiry: visa 30 days, 2027-03-01';
  expect(await mornings(userId, ['2027-02-03', '2027-02-04'])).toEqual([first, again, next]);
  expect(await mornings(userId, ['2027-02-22'])).toEqual([
    first,
    again,
    next,
    '2027-02-22 visa_expiry: visa 7 days, 2027-03-01',
  ]);
});

test('the record contains when a notification was issued, emailed and read, individually or with all others', async () => {
  const userId = await somebody('pia');
  await mornings(userId, ['2026-12-01']);
  const proof = async () => {
    const [one] = await listNotifications(bench.bench.database, userId);
    return [one?.issuedAt, one?.emailedAt, one?.openedAt].map((at) => at?.toISOString() ?? null);
  };
  const morning = '2026-12-01T08:05:00.000Z';
  expect(await proof()).toEqual([morning, morning, null]);
  const stream = notificationsStream(userId);
  bench.at('2026-12-03T09:00');
  await bench.does(userId, notificationDecider, stream, { type: 'ReadAllNotifications' });
  expect(await proof()).toEqual([morning, morning, '2026-12-03T09:00:00.000Z']);
  // The next time that all are read does not move it.
  await mornings(userId, ['2027-01-30']);
  bench.at('2027-01-31T09:00');
  await bench.does(userId, notificationDecider, stream, { type: 'ReadAllNotifications' });
  const all = await listNotifications(bench.bench.database, userId);
  expect(all.map(({ openedAt }) => openedAt?.toISOString())).toContain('2026-12-03T09:00:00.000Z');
  expect(all[0]?.openedAt?.toISOString()).toBe('2027-01-31T09:00:00.000Z');
});
