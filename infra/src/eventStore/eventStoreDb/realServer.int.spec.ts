import { describe, expect, it, onTestFinished } from 'vitest';
import { eventStoreContract } from '../../../testing/eventStoreContract';
import {
  createEvent,
  findEndOfLog,
  toIds,
  newStream,
  Subscriber,
  toArray,
} from '../../../testing/eventStoreContract/builders';
import { findRealEventStore, type RealEventStore } from '../../../testing/realEventStore';
import { EventStoreUnavailableError } from '../errors';
import { createEventStoreDbEventStore } from './createEventStoreDbEventStore';

const real = findRealEventStore();

/** This file holds all tests on a real server, because each needs the server for itself. */
function requireServer(): RealEventStore {
  if (real === null) throw new Error('EVENTSTORE_TEST_URL is not set');
  return real;
}

/** Longer than a cluster needs to elect a leader. */
const callTimeoutMs = 30_000;

describe.skipIf(real === null)('with the server that EVENTSTORE_TEST_URL names', () => {
  eventStoreContract('EventStoreDB, real server', async () => {
    const proxy = await requireServer().startLeaderProxy();
    return {
      connect: (options) => createEventStoreDbEventStore({ connectionString: proxy.url, ...options }),
      disrupt: {
        drop: () => Promise.resolve(proxy.drop()),
        stall: () => Promise.resolve(proxy.stall()),
        resume: () => Promise.resolve(proxy.resume()),
      },
      close: () => proxy.close(),
    };
  });
});

describe.skipIf(real?.isCluster !== true)('with the cluster that EVENTSTORE_TEST_URL names', () => {
  eventStoreContract(
    'EventStoreDB, real cluster',
    () =>
      Promise.resolve({
        connect: (options) =>
          createEventStoreDbEventStore({ connectionString: requireServer().url, callTimeoutMs, ...options }),
        close: () => Promise.resolve(),
      }),
    { disruptable: false },
  );

  it('neither loses, duplicates nor hides acknowledged events while leaders resign', async () => {
    const store = await createEventStoreDbEventStore({
      connectionString: requireServer().url,
      callTimeoutMs,
    });
    onTestFinished(() => store.close());
    const subscriber = new Subscriber(store, await findEndOfLog(store));
    const acknowledged: string[] = [];
    let isOver = false;
    const write = async (): Promise<void> => {
      while (!isOver) {
        const [stream, ids] = [newStream(), Array<string>()];
        for (let number = 0; number < 10 && !isOver; number += 1) {
          const event = createEvent();
          const expected = number === 0 ? ('no_stream' as const) : BigInt(number - 1);
          await retryUntilAnswered(() => store.append(stream, [event], expected));
          ids.push(event.id);
          const readEvents = await retryUntilAnswered(() => toArray(store.readStream(stream)));
          expect(toIds(readEvents)).toEqual(ids);
        }
        acknowledged.push(...ids);
      }
    };
    const writers = Promise.all(Array.from({ length: 8 }, write)).finally(() => {
      isOver = true;
    });
    for (let change = 0; change < 3 && !isOver; change += 1) {
      const targetCount = acknowledged.length + 100;
      await expect.poll(() => isOver || acknowledged.length >= targetCount).toBe(true);
      await requireServer().loseLeader();
    }
    isOver = true;
    await writers;

    await subscriber.waitUntilDelivered(acknowledged);
    await subscriber.end();
    expect(toIds(subscriber.events).sort()).toEqual(acknowledged.sort());
  });
});

async function retryUntilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError)) throw error;
    }
  }
}
