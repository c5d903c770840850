import { randomUUID } from 'node:crypto';
import { type ChosenKinds, notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { taskDecider, taskStream } from '@settlewise/domain/tasks';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { dueNow } from './dueNow';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

/** As the API does: with what is due at that moment. */
async function choosesKinds(userId: string, choices: ChosenKinds): Promise<void> {
  const due = await dueNow(bench.parts, userId, civilDateInLondon(bench.parts.clock()));
  const command = { type: 'ChooseAlertKinds', choices, due } as const;
  await bench.does(userId, notificationDecider, notificationsStream(userId), command);
}

async function plans(userId: string, title: string, dueDate: string): Promise<void> {
  const taskId = randomUUID();
  await bench.does(userId, taskDecider, taskStream(taskId), {
    type: 'AddTask',
    taskId,
    userId,
    stage: 'pending',
    now: bench.parts.clock().toISOString(),
    task: { title, category: 'document', priority: 'high', dueDate },
  });
}

/** The notifications and emails about tasks, day by day. The digest is sent each morning. */
async function follow(userId: string, name: string, days: readonly string[]) {
  for (const day of days) {
    bench.at(`${day}T08:05`);
    await bench.tick();
  }
  const mails = bench.mails.filter(({ to }) => to === `${name}@example.org`);
  return {
    told: (await bench.listIssuedTo(userId))
      .filter((line) => line.includes('task_due'))
      .map((line) => line.replace(/task_due: \S+ (.*), .*/, '$1')),
    mails: mails.map(({ subject }) => subject),
    texts: mails.map(({ text }) => text).join('\n'),
  };
}

test('a kind that is off causes no notification and no email; turned on again, it continues without what was missed', async () => {
  bench.at('2026-12-01T07:00');
  const userId = await bench.registers('otto');
  await bench.chooses(userId, { reminderFrequency: 'daily' });
  await choosesKinds(userId, { task_due: 'off', profile_incomplete: 'off' });
  await plans(userId, 'Missed', '2026-12-04');
  await plans(userId, 'Overtaken', '2026-12-08');
  await plans(userId, 'Later', '2026-12-12');
  const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
  expect(await follow(userId, 'otto', days)).toEqual({ told: [], mails: [], texts: '' });

  // “Missed” is overdue and “Overtaken” is three days away: neither is told of that now.
  bench.at('2026-12-06T12:00');
  await choosesKinds(userId, { task_due: 'app_and_email' });
  const rest = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'];
  const { told, mails } = await follow(userId, 'otto', rest);
  expect(told).toEqual(['2026-12-08 today', '2026-12-09 3 days', '2026-12-09 overdue']);
  expect(mails).toEqual([
    'Your task “Overtaken” is due on 8 December 2026',
    'Your task “Overtaken” was due on 8 December 2026, and 1 more',
  ]);
});

test('a kind for the app only causes no email, and later emails begin with new notifications', async () => {
  bench.at('2026-12-01T07:00');
  const userId = await bench.registers('anna');
  await bench.chooses(userId, { reminderFrequency: 'daily' });
  await choosesKinds(userId, { task_due: 'app', profile_incomplete: 'off' });
  await plans(userId, 'Quietly', '2026-12-04');
  await plans(userId, 'Aloud', '2026-12-08');
  const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'];
  expect(await follow(userId, 'anna', days)).toMatchObject({
    told: ['2026-12-02 3 days', '2026-12-04 today', '2026-12-05 3 days', '2026-12-05 overdue'],
    mails: [],
  });
  await choosesKinds(userId, { task_due: 'app_and_email' });
  const { mails, texts } = await follow(userId, 'anna', ['2026-12-06', '2026-12-07', '2026-12-08']);
  expect(mails).toEqual(['Your task “Aloud” is due on 8 December 2026']);
  expect(texts).not.toContain('Quietly');
});
