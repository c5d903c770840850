import { randomUUID } from 'node:crypto';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { mostNotifications } from '@settlewise/domain/notifications';
import { taskDecider, taskStream } from '@settlewise/domain/tasks';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { expect, onTestFinished, test } from 'vitest';
import { appendStreams, decideStream } from '../../../infra/testing/appendStreams';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';

/** Records more tasks that are due on a day than the list has room for. */
async function areDue(bench: ReminderBench, userId: string, dueDate: string, count: number): Promise<void> {
  const { personKeys } = bench;
  const now = new Date('2026-11-21T12:00:00Z');
  const streams = Array.from({ length: count }, () => {
    const taskId = randomUUID();
    // So long that an event store does not accept a thousand notifications in one append.
    const task = { title: '期'.repeat(200), category: 'document', priority: 'high', dueDate };
    return decideStream(taskStream(taskId), taskDecider, [
      { type: 'AddTask', taskId, userId, task, stage: 'pending', now: now.toISOString() },
    ]);
  });
  await appendStreams(bench.bench.database, createCodec({ registry: eventRegistry, personKeys }), streams, {
    userId,
    actorId: userId,
    actorRole: 'user',
    correlationId: 'test',
    causationId: 'test',
    now,
  });
}

test('more due reminders than fit in the list are limited, so that none is pushed out and issued again', async () => {
  const bench = await openReminderBench();
  onTestFinished(() => bench.close());
  const userId = await bench.registers('ana');
  await areDue(bench, userId, '2026-11-24', mostNotifications + 50);
  // Waits until the read models show everything.
  await bench.chooses(userId, { reminderFrequency: 'daily' });
  bench.at('2026-11-24T08:05');
  await bench.tick();
  const told = await bench.issuedTo(userId);
  expect(told).toHaveLength(mostNotifications - 100);
  const ids = new Set(told);
  expect(ids.size).toBe(told.length);
  // The next tick issues nothing, and nothing was pushed out.
  await bench.bench.database('reminder_plans').delete();
  await bench.tick();
  expect(new Set(await bench.issuedTo(userId))).toEqual(ids);
});
