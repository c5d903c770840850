import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startEventStoreDbDouble, type EventStoreDbDouble } from '../../../testing/eventStoreDbDouble';
import { eventStoreContract } from '../../../testing/eventStoreContract';
import {
  createEvent,
  findEndOfLog,
  toIds,
  newStream,
  createNumberedEvents,
  Subscriber,
  waitUntilAvailable,
} from '../../../testing/eventStoreContract/builders';
import { samples } from '../../../testing/samples';
import { EventStoreUnavailableError } from '../errors';
import type { EventStore } from '../port';
import { createEventStoreDbEventStore } from './createEventStoreDbEventStore';
import { TestDoubleRefusedError } from './testDouble';

eventStoreContract('EventStoreDB, test double', async () => {
  const double = await startEventStoreDbDouble();
  return {
    connect: (options) =>
      createEventStoreDbEventStore({
        connectionString: double.connectionString,
        allowTestDouble: true,
        ...options,
      }),
    disrupt: {
      drop: () => Promise.resolve(double.dropConnections()),
      stall: () => Promise.resolve(double.stall()),
      resume: () => Promise.resolve(double.resume()),
    },
    close: () => double.close(),
  };
});

describe('the EventStoreDB adapter', () => {
  let double: EventStoreDbDouble;
  let store: EventStore;
  beforeAll(async () => {
    double = await startEventStoreDbDouble();
    store = await createEventStoreDbEventStore({
      connectionString: double.connectionString,
      allowTestDouble: true,
    });
  });
  afterAll(async () => {
    await store.close();
    await double.close();
  });

  it('refuses the test double unless it is allowed', async () => {
    await expect(
      createEventStoreDbEventStore({ connectionString: double.connectionString }),
    ).rejects.toBeInstanceOf(TestDoubleRefusedError);
  });

  it('reports that it has caught up with an empty log', async () => {
    const subscriber = new Subscriber(store, null);
    await subscriber.waitUntilCaughtUp();
    await subscriber.end();
    expect(subscriber.events).toEqual([]);
    expect(await store.head()).toBeNull();
  });

  it('moves its position past system events', async () => {
    const subscriber = new Subscriber(store, await findEndOfLog(store));
    // Every third entry of the double's log is followed by one of its own.
    const events = createNumberedEvents(300);
    for (const event of events) await store.append(newStream(), [event], 'no_stream');
    await subscriber.waitUntilDelivered(toIds(events));
    const last = subscriber.events.at(-1)?.position;
    await subscriber.end();

    const lateSubscriber = new Subscriber(store, last ?? null);
    await lateSubscriber.waitUntilCaughtUp();
    await lateSubscriber.end();
    const reached = lateSubscriber.batches.at(-1)?.position;
    expect(reached?.commit).toBeGreaterThanOrEqual(last?.commit ?? 0n);
    expect(toIds(subscriber.events)).toEqual(toIds(events));
  });

  it('replaces a subscription that is silent although there are new events', async () => {
    // A silent subscription is checked after the call timeout.
    const shortTimeoutStore = await createEventStoreDbEventStore({
      connectionString: double.connectionString,
      allowTestDouble: true,
      callTimeoutMs: 500,
    });
    onTestFinished(() => shortTimeoutStore.close());
    const subscriber = new Subscriber(shortTimeoutStore, await findEndOfLog(store));
    await subscriber.waitUntilCaughtUp();
    double.muteSubscriptions();
    const events = createNumberedEvents(3);
    await store.append(newStream(), events, 'no_stream');
    await subscriber.waitUntilDelivered(toIds(events));
    await subscriber.end();
    expect(toIds(subscriber.events)).toEqual(toIds(events));
  });

  it('leaves no open connection after outages, nor after close', async () => {
    const server = await startEventStoreDbDouble();
    onTestFinished(() => server.close());
    const shortTimeoutStore = await createEventStoreDbEventStore({
      connectionString: server.connectionString,
      allowTestDouble: true,
      callTimeoutMs: 300,
    });
    const subscriber = new Subscriber(shortTimeoutStore, null);
    const readHeads = () => Promise.allSettled(Array.from({ length: 20 }, () => shortTimeoutStore.head()));
    for (let outage = 0; outage < samples(2, 4); outage += 1) {
      const pending = readHeads();
      server.dropConnections();
      await pending;
      server.stall();
      await readHeads();
      server.resume();
      await readHeads();
    }
    // A subscription keeps its connection until it breaks.
    await subscriber.waitUntilCaughtUp();
    await subscriber.end();
    await waitUntilAvailable(shortTimeoutStore);
    await expect.poll(() => server.connections()).toBe(1);
    await shortTimeoutStore.close();
    await expect.poll(() => server.connections()).toBe(0);
  });

  it('reports an unreachable server without the password', async () => {
    const stoppedServer = await startEventStoreDbDouble();
    await stoppedServer.close();
    await expect(
      createEventStoreDbEventStore({ connectionString: stoppedServer.connectionString, callTimeoutMs: 300 }),
    ).rejects.toBeInstanceOf(EventStoreUnavailableError);
    await expect(
      createEventStoreDbEventStore({ connectionString: 'esdb://admin:hidden@?=' }),
    ).rejects.toThrow(/^(?!.*hidden)/);
    await expect(
      createEventStoreDbEventStore({ connectionString: 'esdb://server.example:2113' }),
    ).rejects.toBeInstanceOf(RangeError);
  });

  it('answers calls after close with an error', async () => {
    const closed = await createEventStoreDbEventStore({
      connectionString: double.connectionString,
      allowTestDouble: true,
    });
    await closed.close();
    await expect(closed.append(newStream(), [createEvent()], 'any')).rejects.toBeInstanceOf(
      EventStoreUnavailableError,
    );
  });
});
