import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import {
  type LeadsOfKinds,
  notificationDecider,
  notificationsStream,
} from '@settlewise/domain/notifications';
import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { dueNow } from './dueNow';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

/** As the API does: with what is due at that moment by the lead times that are chosen. */
async function chooses(userId: string, leads: LeadsOfKinds): Promise<void> {
  const due = await dueNow(bench.parts, userId, civilDateInLondon(bench.parts.clock()), leads);
  const command = { type: 'ChooseAlertKinds', choices: {}, leads, due } as const;
  await bench.does(userId, notificationDecider, notificationsStream(userId), command);
}

/** Up to and with a day, each morning. */
async function follow(userId: string, from: string, to: string): Promise<readonly string[]> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    bench.at(`${day}T08:05`);
    await bench.tick();
  }
  return (await bench.listIssuedTo(userId))
    .filter((line) => line.includes('visa_expiry'))
    .map((line) => line.replace('visa_expiry: visa ', ''));
}

async function withVisaUpTo(name: string, visaExpiryDate: string): Promise<string> {
  bench.at('2027-05-01T07:00');
  const userId = await bench.registers(name);
  const change = { visaType: 'skilled_worker', visaStartDate: '2026-05-01', visaExpiryDate };
  await bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'ChangeDetails',
    change,
    today: '2027-05-01',
  });
  return userId;
}

test('issued alerts are not issued again by other lead times, and future ones use them', async () => {
  // Ninety days before 30 July 2027 are 1 May.
  const userId = await withVisaUpTo('lena', '2027-07-30');
  expect(await follow(userId, '2027-05-01', '2027-05-03')).toEqual(['2027-05-01 90 days, 2027-07-30']);
  bench.at('2027-05-03T12:00');
  // The step of 180 days has passed; it was issued before.
  await chooses(userId, { visa_expiry: ['180_days', '3_months', '14_days'] });
  const later = await follow(userId, '2027-05-04', '2027-07-17');
  // Not by 60 and 30 days any more.
  expect(later).toEqual(['2027-05-01 90 days, 2027-07-30', '2027-07-16 14 days, 2027-07-30']);
  bench.at('2027-07-17T12:00');
  // With the former lead times, past steps stay issued once, and future steps are restored.
  await chooses(userId, { visa_expiry: [] });
  expect((await follow(userId, '2027-07-18', '2027-07-31')).slice(2)).toEqual([
    '2027-07-23 7 days, 2027-07-30',
    '2027-07-29 1 days, 2027-07-30',
    '2027-07-31 expired, 2027-07-30',
  ]);
});

test('an alert that is due by longer lead times is issued immediately, and emailed once', async () => {
  // Two hundred days ahead: nothing is due.
  const userId = await withVisaUpTo('nora', '2027-11-17');
  expect(await follow(userId, '2027-05-01', '2027-05-02')).toEqual([]);
  bench.at('2027-05-02T12:00');
  bench.mails.splice(0);
  await chooses(userId, { visa_expiry: ['12_months', '30_days'] });
  expect(await follow(userId, '2027-05-03', '2027-05-06')).toEqual([
    '2027-05-03 12 months before, 2027-11-17',
  ]);
  const subjects = bench.mails.filter(({ to }) => to.startsWith('nora')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('17 November 2027'))).toHaveLength(1);
});
