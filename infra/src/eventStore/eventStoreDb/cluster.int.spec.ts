import { expect, it, onTestFinished } from 'vitest';
import { startClusterDouble, type EventStoreDbClusterDouble } from '../../../testing/eventStoreDbDouble';
import {
  createEvent,
  findEndOfLog,
  toIds,
  newStream,
  createNumberedEvents,
  catchRejection,
  Subscriber,
  toArray,
  waitUntilAvailable,
} from '../../../testing/eventStoreContract/builders';
import { samples } from '../../../testing/samples';
import { EventStoreUnavailableError } from '../errors';
import type { EventStore } from '../port';
import { createEventStoreDbEventStore } from './createEventStoreDbEventStore';

async function startCluster(): Promise<EventStoreDbClusterDouble> {
  const cluster = await startClusterDouble();
  onTestFinished(() => cluster.close());
  return cluster;
}

async function openStore(connectionString: string, callTimeoutMs?: number): Promise<EventStore> {
  const store = await createEventStoreDbEventStore({
    connectionString,
    allowTestDouble: true,
    ...(callTimeoutMs === undefined ? {} : { callTimeoutMs }),
  });
  onTestFinished(() => store.close());
  return store;
}

/** Checks all kinds of reads directly after an acknowledged append. */
async function expectOwnAppendRead(store: EventStore): Promise<void> {
  const [stream, event] = [newStream(), createEvent()];
  await store.append(stream, [event], 'no_stream');
  expect(toIds(await toArray(store.readStream(stream)))).toEqual([event.id]);
  const [newest] = await toArray(store.readAll({ direction: 'backwards', limit: 1 }));
  expect(newest?.id).toBe(event.id);
  expect(await store.head()).toEqual(newest?.position);
  expect(toIds(await toArray(store.readAll({ limit: 100 })))).toContain(event.id);
}

it('reads its own append when the configured node is a lagging follower', async () => {
  const cluster = await startCluster();
  const store = await openStore(cluster.followerAddress());
  cluster.lag();
  await expectOwnAppendRead(store);
});

it('reads its own append when its node is no longer the leader', async () => {
  const cluster = await startCluster();
  const store = await openStore(cluster.connectionString);
  await expectOwnAppendRead(store);
  cluster.elect();
  cluster.lag();
  await expectOwnAppendRead(store);
});

it('continues with the next leader after a loss, and calls without a leader fail', async () => {
  const cluster = await startCluster();
  const store = await openStore(cluster.connectionString, 2_000);
  const subscriber = new Subscriber(store, await findEndOfLog(store));
  await subscriber.waitUntilCaughtUp();
  const [before, stream] = [createNumberedEvents(3), newStream()];
  await store.append(stream, before, 'no_stream');

  // Many calls at once: each fails after its search for a leader.
  await cluster.loseLeader();
  const calls = Array.from({ length: 12 }, () => [
    store.append(newStream(), [createEvent()], 'no_stream'),
    store.append(newStream(), [createEvent()], 'any'),
    toArray(store.readStream(stream)),
    toArray(store.readAll({ limit: 3 })),
    store.head(),
    store.check(),
  ]).flat();
  for (const error of await Promise.all(calls.map(catchRejection))) {
    expect(error).toBeInstanceOf(EventStoreUnavailableError);
  }

  cluster.elect();
  const after = createNumberedEvents(3);
  await waitUntilAvailable(store);
  await store.append(stream, after, 2n);
  expect(toIds(await toArray(store.readStream(stream)))).toEqual(toIds([...before, ...after]));
  await subscriber.waitUntilDelivered(toIds([...before, ...after]));
  await subscriber.end();
  const ours = subscriber.eventsOfStream(stream);
  expect(toIds(ours)).toEqual(toIds([...before, ...after]));
});

it('calls that start without a leader find the next one', async () => {
  const cluster = await startCluster();
  const store = await openStore(cluster.connectionString, 20_000);
  await cluster.loseLeader();
  const [stream, events] = [newStream(), createNumberedEvents(2)];
  const waiting = [store.append(stream, events, 'no_stream'), store.head()];
  cluster.elect();
  await Promise.all(waiting);
  expect(toIds(await toArray(store.readStream(stream)))).toEqual(toIds(events));
});

it('fails all calls when no node is a leader', async () => {
  const cluster = await startCluster();
  const store = await openStore(cluster.connectionString, 2_000);
  const subscriber = new Subscriber(store, await findEndOfLog(store));
  await subscriber.waitUntilCaughtUp();
  for (let lost = 0; lost < 3; lost += 1) {
    await cluster.loseLeader();
    cluster.elect();
    await Promise.all(Array.from({ length: 8 }, () => store.head().catch(() => undefined)));
  }
  for (let round = 0; round < 3; round += 1) {
    const errors = await Promise.all([store.check(), store.head()].map(catchRejection));
    for (const error of errors) expect(error).toBeInstanceOf(EventStoreUnavailableError);
  }
  await subscriber.end();
});

it('leaves no open connection when leaders are lost during many calls', async () => {
  const cluster = await startCluster();
  const store = await openStore(cluster.connectionString, 2_000);
  const appendMany = (): Promise<unknown> =>
    Promise.allSettled(
      Array.from({ length: 30 }, () => store.append(newStream(), [createEvent()], 'no_stream')),
    );
  for (let turn = 0; turn < samples(2, 6); turn += 1) {
    const pending = appendMany();
    cluster.elect();
    await pending;
    await appendMany();
  }
  await waitUntilAvailable(store);
  await expect.poll(() => cluster.connections()).toBe(1);
  await store.close();
  await expect.poll(() => cluster.connections()).toBe(0);
});
