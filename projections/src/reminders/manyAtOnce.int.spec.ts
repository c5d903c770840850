import { randomUUID } from 'node:crypto';
import { taskDecider, taskStream } from '@settlewise/domain';
import { expect, onTestFinished, test } from 'vitest';
import { openReminderBench } from '../../testing/reminderBench';

test('a thousand tasks that are due on one day are all told of, although an event store takes less in one append', async () => {
  const bench = await openReminderBench();
  onTestFinished(() => bench.close());
  const userId = await bench.registers('ana');
  const task = { title: '期'.repeat(200), category: 'document', priority: 'high', dueDate: '2026-11-24' };
  const adds = () => {
    const taskId = randomUUID();
    const now = '2026-11-21T12:00:00.000Z';
    return bench.does(userId, taskDecider, taskStream(taskId), {
      ...{ type: 'AddTask', taskId, userId, task, stage: 'pending', now },
    });
  };
  for (let added = 0; added < 1_000; added += 50) await Promise.all(Array.from({ length: 50 }, adds));
  bench.at('2026-11-24T08:05');
  await bench.tick();
  const told = await bench.issuedTo(userId);
  expect(told.filter((line) => line.startsWith('task_due: '))).toHaveLength(1_000);
});
