import { randomUUID } from 'node:crypto';
import {
  type DetailsChange,
  immigrationProfileDecider,
  immigrationProfileStream,
} from '@settlewise/domain/immigrationProfile';
import { taskDecider, taskStream } from '@settlewise/domain/tasks';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { listNotifications } from '../readModels/notifications';
import type { Step } from './dependencies';

let bench: ReminderBench;
let diesAfter: Step | null = null;
beforeAll(async () => {
  bench = await openReminderBench({
    after: (step) => (step === diesAfter ? Promise.reject(new Error('killed')) : Promise.resolve()),
  });
});
afterAll(() => bench.close());
beforeEach(() => void bench.mails.splice(0));

/** A person with daily digests whose visa ends 90 days after 1 December 2026. */
async function somebody(name: string): Promise<string> {
  bench.at('2026-11-24T12:00');
  const userId = await bench.registers(name);
  await bench.chooses(userId, { reminderFrequency: 'daily', quietFrom: '22:00', quietUntil: '08:00' });
  await enters(userId, { visaType: 'visitor', visaStartDate: '2026-01-01', visaExpiryDate: '2027-03-01' });
  return userId;
}

const enters = (userId: string, change: DetailsChange) =>
  bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'ChangeDetails',
    change,
    today: civilDateInLondon(bench.parts.clock()),
  });

async function looks(...times: readonly string[]): Promise<void> {
  for (const time of times) {
    bench.at(time);
    // A tick skips a person whose read models are behind.
    await bench.shown();
    await bench.tick();
    await bench.shown();
    await bench.tick();
  }
}

/** For each notification of a kind: its day, when it was withdrawn, and its new day. */
async function withdrawnOf(userId: string, kind: string): Promise<readonly (string | null)[][]> {
  await bench.listIssuedTo(userId);
  const all = await listNotifications(bench.bench.database, userId);
  return all
    .filter((each) => each.kind === kind)
    .map(({ date, withdrawnAt, movedTo }) => [date, withdrawnAt?.toISOString() ?? null, movedTo]);
}

test('a notification whose day changed is withdrawn with the new day, and the new day is issued separately', async () => {
  const userId = await somebody('ana');
  await looks('2026-12-01T09:00');
  expect(await withdrawnOf(userId, 'visa_expiry')).toEqual([['2027-03-01', null, null]]);
  bench.at('2026-12-03T10:00');
  await enters(userId, { visaExpiryDate: '2027-03-03' });
  await looks('2026-12-03T10:01', '2026-12-04T09:00');
  expect(await withdrawnOf(userId, 'visa_expiry')).toEqual([
    ['2027-03-03', null, null],
    ['2027-03-01', '2026-12-03T10:01:00.000Z', '2027-03-03'],
  ]);

  // Entered by mistake: the old day is valid again, and is not issued a second time.
  await enters(userId, { visaExpiryDate: '2027-03-01' });
  await looks('2026-12-05T09:00');
  expect(await withdrawnOf(userId, 'visa_expiry')).toEqual([
    ['2027-03-03', '2026-12-05T09:00:00.000Z', '2027-03-01'],
    ['2027-03-01', null, null],
  ]);
});

test('a notification that loses its reason while its email waits is not emailed', async () => {
  const userId = await somebody('quinn');
  const taskId = randomUUID();
  await bench.does(userId, taskDecider, taskStream(taskId), {
    type: 'AddTask',
    taskId,
    userId,
    stage: 'pending',
    now: '2026-11-24T12:00:00.000Z',
    task: { title: 'Book the test', category: 'document', priority: 'high', dueDate: '2026-12-04' },
  });
  // Issued at night, in quiet hours; the digest is sent at eight.
  await looks('2026-11-30T09:00');
  bench.mails.splice(0);
  await looks('2026-12-01T00:30');
  expect(await bench.listIssuedTo(userId)).toEqual(
    expect.arrayContaining([
      '2026-12-01 visa_expiry: visa 90 days, 2027-03-01',
      `2026-12-01 task_due: ${taskId} 3 days, 2026-12-04`,
    ]),
  );
  await enters(userId, { hasILR: true, ilrGrantDate: '2026-11-01' });
  await bench.does(userId, taskDecider, taskStream(taskId), {
    type: 'ChangeTask',
    taskId,
    userId,
    now: '2026-12-01T07:00:00.000Z',
    change: { stage: 'completed' },
  });
  await looks('2026-12-01T08:05', '2026-12-02T08:05', '2027-02-22T08:05');
  const mails = bench.mails
    .filter(({ to }) => to === 'quinn@example.org')
    .map(({ subject, text }) => `${subject} ${text}`)
    .join();
  expect(mails).not.toMatch(/Book the test|Something in your plan|Your visa expires/);
  // Both issued steps, of 180 and of 90 days.
  const gone = ['2027-03-01', '2026-12-01T08:05:00.000Z', null];
  expect(await withdrawnOf(userId, 'visa_expiry')).toEqual([gone, gone]);
  expect(await withdrawnOf(userId, 'task_due')).toEqual([['2026-12-04', '2026-12-01T08:05:00.000Z', null]]);
});

test('after a crash following a withdrawal, the next worker withdraws nothing twice', async () => {
  const userId = await somebody('kim');
  await looks('2026-12-01T09:00');
  await enters(userId, { visaExpiryDate: '2028-03-01' });
  bench.at('2026-12-02T10:00');
  diesAfter = 'issued';
  await expect(bench.tick()).rejects.toThrow('killed');
  diesAfter = null;
  await looks('2026-12-02T11:00');
  expect(await withdrawnOf(userId, 'visa_expiry')).toEqual([
    ['2027-03-01', '2026-12-02T10:00:00.000Z', '2028-03-01'],
  ]);
});

test('a person who turned notifications off gets no new ones, and issued ones stay true', async () => {
  const userId = await somebody('olga');
  await looks('2026-12-01T09:00');
  await bench.chooses(userId, { notificationsEnabled: false });
  await enters(userId, { visaExpiryDate: '2028-03-01' });
  await looks('2026-12-02T10:00');
  expect(await withdrawnOf(userId, 'visa_expiry')).toEqual([
    ['2027-03-01', '2026-12-02T10:00:00.000Z', '2028-03-01'],
  ]);
});
