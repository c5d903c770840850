import type { SettingsChange } from '@settlewise/domain/accounts';
import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import { goesAtOnce, notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aFamilyMember } from '@settlewise/casework/testing/aFamilyMember';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { listNotifications } from '../readModels/notifications';
import { sendImmediate } from './sendImmediate';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());
beforeEach(() => void bench.mails.splice(0));

/** A person whose visa ends 90 days after 1 December 2026. */
async function somebody(name: string, settings: SettingsChange = {}): Promise<string> {
  bench.at('2026-11-24T12:00');
  const userId = await bench.registers(name);
  await bench.chooses(userId, settings);
  await bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'ChangeDetails',
    today: '2026-11-24',
    change: { visaType: 'visitor', visaStartDate: '2026-01-01', visaExpiryDate: '2027-03-01' },
  });
  return userId;
}

/** A dependant with their own visa. */
const adds = (userId: string, firstName: string, visaExpiryDate: string) =>
  bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'AddDependant',
    today: '2026-11-24',
    dependant: aFamilyMember({ firstName, visaExpiryDate }),
  });

async function looks(...times: readonly string[]): Promise<void> {
  for (const time of times) {
    bench.at(time);
    await bench.tick();
    await bench.tick();
  }
}

const mailsTo = (name: string) =>
  bench.mails.filter(({ to }) => to === `${name}@example.org`).map(({ subject }) => subject);
const deadline = 'Something in your plan needs you by 1 March 2027';
async function mailedAt(userId: string): Promise<string | null> {
  const all = await listNotifications(bench.bench.database, userId);
  return all.find(({ kind }) => kind === 'visa_expiry')?.emailedAt?.toISOString() ?? null;
}

test('a deadline is emailed immediately, once, without details, and is recorded', async () => {
  // A Tuesday: no digest goes out.
  const userId = await somebody('ana');
  await looks('2026-12-01T09:00', '2026-12-01T09:01', '2026-12-02T09:00');
  expect(mailsTo('ana')).toEqual([deadline]);
  const [mail] = bench.mails;
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/visa|visitor|expires|\bana\b/i);
  expect(mail?.text).toContain('https://settlewise.example/alerts');
  await bench.shown();
  expect(await mailedAt(userId)).toBe('2026-12-01T09:00:00.000Z');
  // The Monday after has no mail about it.
  await looks('2026-12-07T08:05');
  expect(mailsTo('ana').filter((subject) => subject === deadline)).toHaveLength(1);
  expect(bench.mails.map(({ text }) => text).join()).not.toContain('Your visa expires');
});

test('several due deadlines are sent in one email with their number, and each is recorded', async () => {
  const userId = await somebody('mara');
  await adds(userId, 'Leo', '2027-03-01');
  await adds(userId, 'Ida', '2027-01-30');
  await looks('2026-12-01T09:00', '2026-12-01T09:01', '2026-12-02T09:00');
  expect(mailsTo('mara')).toEqual(['Something in your plan needs you by 30 January 2027']);
  const [mail] = bench.mails;
  expect(mail?.text).toContain('Three things in your plan need you, the first by 30 January 2027.');
  expect(mail?.text).toContain('Open your alerts');
  expect(mail?.text).toContain('https://settlewise.example/alerts');
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(
    /visa|dependant|expires|\b(Leo|Ida|mara)\b/i,
  );
  await bench.shown();
  const proofs = (await listNotifications(bench.bench.database, userId)).filter(({ kind }) =>
    goesAtOnce(kind),
  );
  expect(proofs.map(({ emailedAt }) => emailedAt?.toISOString())).toEqual(
    Array.from({ length: 3 }, () => '2026-12-01T09:00:00.000Z'),
  );
  // A later deadline is a separate email.
  await looks('2026-12-31T09:00', '2026-12-31T09:01');
  expect(mailsTo('mara')).toHaveLength(2);
});

test('an email about a past day names no date', async () => {
  await somebody('otto');
  await looks('2027-03-02T09:00', '2027-03-02T09:01');
  expect(mailsTo('otto')).toEqual(['Something in your plan needs you']);
});

test('an email waits until the end of quiet hours', async () => {
  await somebody('quinn', { quietFrom: '22:00', quietUntil: '09:00' });
  await looks('2026-12-01T00:30', '2026-12-01T08:59');
  expect(mailsTo('quinn')).toEqual([]);
  await looks('2026-12-01T09:00', '2026-12-01T09:01');
  expect(mailsTo('quinn')).toEqual([deadline]);
});

test('a deadline is shown only in the app until the address is confirmed, and then emailed', async () => {
  const userId = await somebody('vera');
  await bench.changesAddress(userId, 'vera@example.com');
  await looks('2026-12-01T09:00', '2026-12-01T09:05');
  expect((await bench.listIssuedTo(userId)).join()).toContain('2026-12-01 visa_expiry');
  // Nor by a job that was made for the former address.
  await sendImmediate(bench.parts, { userId, cause: 'test' });
  expect(bench.mails).toEqual([]);
  await bench.confirmsAddress(userId);
  await looks('2026-12-01T09:06', '2026-12-01T09:07');
  expect(bench.mails.map(({ to, subject }) => [to, subject])).toEqual([['vera@example.com', deadline]]);
});

test('a person without quiet hours is emailed at night', async () => {
  await somebody('nora', { quietFrom: '00:00', quietUntil: '00:00' });
  await looks('2026-12-01T00:30');
  expect(mailsTo('nora')).toEqual([deadline]);
});

test('notifications that were read while waiting, or are for the app only, are not emailed', async () => {
  const [reader, quiet] = [await somebody('rita'), await somebody('appa')];
  await bench.does(quiet, notificationDecider, notificationsStream(quiet), {
    type: 'ChooseAlertKinds',
    choices: { visa_expiry: 'app' },
    due: [],
  });
  await looks('2026-12-01T00:30');
  await bench.does(reader, notificationDecider, notificationsStream(reader), {
    type: 'ReadAllNotifications',
  });
  await looks('2026-12-01T08:05', '2026-12-01T09:00');
  expect([...mailsTo('rita'), ...mailsTo('appa')]).not.toContain(deadline);
});

test.each([
  ['never', { reminderFrequency: 'never' }],
  ['nomail', { emailNotificationsEnabled: false }],
  ['silent', { notificationsEnabled: false }],
] as const)('%s lets us send no mail', async (name, settings) => {
  await somebody(name, settings);
  await looks('2026-12-01T09:00', '2026-12-07T08:05');
  expect(mailsTo(name)).toEqual([]);
});
