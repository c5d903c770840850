import { randomUUID } from 'node:crypto';
import { eventRegistry, mostNotifications, taskStream, type TaskEvent } from '@settlewise/domain';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { expect, onTestFinished, test } from 'vitest';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';

/** So many tasks of somebody that are due on a day, straight into the log. More than a record takes. */
async function areDue(bench: ReminderBench, userId: string, dueDate: string, count: number): Promise<void> {
  const { personKeys } = bench;
  const { store } = bench.bench;
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const context = {
    ...({ userId, actorId: userId, actorRole: 'user', correlationId: 'test', causationId: 'test' } as const),
    now: new Date('2026-11-21T12:00:00Z'),
  };
  const add = async () => {
    const [taskId, commandId] = [randomUUID(), randomUUID()];
    const details = { title: 'Ask for the letter', category: 'document', priority: 'high', dueDate };
    const event: TaskEvent = {
      type: 'TaskAdded',
      data: { taskId, userId, ...details, stage: 'pending', addedAt: context.now.toISOString() },
    };
    const stream = taskStream(taskId);
    const { events } = await codec.encode({
      ...{ stream, firstRevision: 0n, previousHash: null, commandId, commandFingerprint: commandId, context },
      events: [{ id: randomUUID(), event }],
    });
    const [first] = events;
    if (first !== undefined) await store.append(stream, [first], 'no_stream');
  };
  for (let added = 0; added < count; added += 50) {
    await Promise.all(Array.from({ length: Math.min(50, count - added) }, add));
  }
}

// Some 3,000 notifications, told one part after the other.
const patience = { timeout: 300_000 };

test(
  'of more than a list has room for so many are told that nothing leaves it and comes again',
  patience,
  async () => {
    const bench = await openReminderBench();
    onTestFinished(() => bench.close());
    const userId = await bench.registers('ana');
    await areDue(bench, userId, '2026-11-24', mostNotifications + 50);
    // Waits until all of it shows.
    await bench.chooses(userId, { reminderFrequency: 'daily' });
    bench.at('2026-11-24T08:05');
    await bench.tick();
    const told = await bench.issuedTo(userId);
    expect(told).toHaveLength(mostNotifications - 100);
    const ids = new Set(told);
    expect(ids.size).toBe(told.length);
    // Looked at again, nobody is told anything more, and nothing has left.
    await bench.bench.database('reminder_plans').delete();
    await bench.tick();
    expect(new Set(await bench.issuedTo(userId))).toEqual(ids);
  },
);
