import { randomUUID } from 'node:crypto';
import { taskDecider, taskStream } from '@settlewise/domain/tasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { sendDigest } from './sendDigest';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

const mailed = () => bench.mails.map(({ to, subject }) => [to, subject]);

test('the digest waits until the address is confirmed', async () => {
  bench.at('2026-12-01T07:00');
  const userId = await bench.registers('vera');
  await bench.chooses(userId, { reminderFrequency: 'daily' });
  await bench.changesAddress(userId, 'vera@example.com');
  const taskId = randomUUID();
  await bench.does(userId, taskDecider, taskStream(taskId), {
    type: 'AddTask',
    taskId,
    userId,
    stage: 'pending',
    now: bench.parts.clock().toISOString(),
    task: { title: 'Ring the solicitor', category: 'document', priority: 'high', dueDate: '2026-12-05' },
  });
  for (const day of ['2026-12-02', '2026-12-03']) {
    bench.at(`${day}T08:05`);
    await bench.tick();
  }
  expect((await bench.listIssuedTo(userId)).join()).toContain('2026-12-02 task_due');
  // Nor by a job that was made for the former address.
  await sendDigest(bench.parts, { userId, frequency: 'daily', cause: 'test' });
  expect(mailed()).toEqual([]);

  bench.at('2026-12-03T12:00');
  await bench.confirmsAddress(userId);
  await bench.tick();
  await bench.tick();
  expect(mailed()).toEqual([['vera@example.com', expect.stringContaining('“Ring the solicitor”')]]);
});
