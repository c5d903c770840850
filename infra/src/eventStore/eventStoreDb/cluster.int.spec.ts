import { expect, it, onTestFinished } from 'vitest';
import { startClusterDouble, type EventStoreDbClusterDouble } from '../../../testing/eventStoreDbDouble';
import {
  anEvent,
  endOfLog,
  idsOf,
  newStream,
  numberedEvents,
  rejectionOf,
  Subscriber,
  toArray,
  untilItAnswers,
} from '../../../testing/eventStoreContract/builders';
import { samples } from '../../../testing/samples';
import { EventStoreUnavailableError } from '../errors';
import type { EventStore } from '../port';
import { createEventStoreDbEventStore } from './createEventStoreDbEventStore';

async function aCluster(): Promise<EventStoreDbClusterDouble> {
  const cluster = await startClusterDouble();
  onTestFinished(() => cluster.close());
  return cluster;
}

async function openedAt(connectionString: string, callTimeoutMs?: number): Promise<EventStore> {
  const store = await createEventStoreDbEventStore({
    connectionString,
    allowTestDouble: true,
    ...(callTimeoutMs === undefined ? {} : { callTimeoutMs }),
  });
  onTestFinished(() => store.close());
  return store;
}

/** Everything that a command, a guard or a reader of the log asks, straight after an acknowledged append. */
async function readsItsOwnAppend(store: EventStore): Promise<void> {
  const [stream, event] = [newStream(), anEvent()];
  await store.append(stream, [event], 'no_stream');
  expect(idsOf(await toArray(store.readStream(stream)))).toEqual([event.id]);
  const [newest] = await toArray(store.readAll({ direction: 'backwards', limit: 1 }));
  expect(newest?.id).toBe(event.id);
  expect(await store.head()).toEqual(newest?.position);
  expect(idsOf(await toArray(store.readAll({ limit: 100 })))).toContain(event.id);
}

it('reads what was just appended, although the node of the address follows and lags', async () => {
  const cluster = await aCluster();
  const store = await openedAt(cluster.followerAddress());
  cluster.lag();
  await readsItsOwnAppend(store);
});

it('reads what was just appended, although the node it works with does not lead any more', async () => {
  const cluster = await aCluster();
  const store = await openedAt(cluster.connectionString);
  await readsItsOwnAppend(store);
  cluster.elect();
  cluster.lag();
  await readsItsOwnAppend(store);
});

it('goes on with the next leader after one is lost, and calls meanwhile end with an error of the store', async () => {
  const cluster = await aCluster();
  const store = await openedAt(cluster.connectionString, 2_000);
  const subscriber = new Subscriber(store, await endOfLog(store));
  await subscriber.untilCaughtUp();
  const [before, stream] = [numberedEvents(3), newStream()];
  await store.append(stream, before, 'no_stream');

  // Many at once: each of them fails, and each of them looks for a leader.
  await cluster.loseLeader();
  const calls = Array.from({ length: 12 }, () => [
    store.append(newStream(), [anEvent()], 'no_stream'),
    store.append(newStream(), [anEvent()], 'any'),
    toArray(store.readStream(stream)),
    toArray(store.readAll({ limit: 3 })),
    store.head(),
    store.check(),
  ]).flat();
  for (const error of await Promise.all(calls.map(rejectionOf))) {
    expect(error).toBeInstanceOf(EventStoreUnavailableError);
  }

  cluster.elect();
  const after = numberedEvents(3);
  await untilItAnswers(store);
  await store.append(stream, after, 2n);
  expect(idsOf(await toArray(store.readStream(stream)))).toEqual(idsOf([...before, ...after]));
  await subscriber.untilDelivered(idsOf([...before, ...after]));
  await subscriber.end();
  const ours = subscriber.of(stream);
  expect(idsOf(ours)).toEqual(idsOf([...before, ...after]));
});

it('a leader is found by calls that began while there was none', async () => {
  const cluster = await aCluster();
  const store = await openedAt(cluster.connectionString, 20_000);
  await cluster.loseLeader();
  const [stream, events] = [newStream(), numberedEvents(2)];
  const waiting = [store.append(stream, events, 'no_stream'), store.head()];
  cluster.elect();
  await Promise.all(waiting);
  expect(idsOf(await toArray(store.readStream(stream)))).toEqual(idsOf(events));
});

it('nobody leads anywhere: calls end with an error, also those that begin while the nodes are looked for', async () => {
  const cluster = await aCluster();
  const store = await openedAt(cluster.connectionString, 2_000);
  const subscriber = new Subscriber(store, await endOfLog(store));
  await subscriber.untilCaughtUp();
  for (let lost = 0; lost < 3; lost += 1) {
    await cluster.loseLeader();
    cluster.elect();
    await Promise.all(Array.from({ length: 8 }, () => store.head().catch(() => undefined)));
  }
  for (let round = 0; round < 3; round += 1) {
    const errors = await Promise.all([store.check(), store.head()].map(rejectionOf));
    for (const error of errors) expect(error).toBeInstanceOf(EventStoreUnavailableError);
  }
  await subscriber.end();
});

it('leaves no connection over when leaders were lost while many calls were under way', async () => {
  const cluster = await aCluster();
  const store = await openedAt(cluster.connectionString, 2_000);
  const many = (): Promise<unknown> =>
    Promise.allSettled(Array.from({ length: 30 }, () => store.append(newStream(), [anEvent()], 'no_stream')));
  for (let turn = 0; turn < samples(2, 6); turn += 1) {
    const underWay = many();
    cluster.elect();
    await underWay;
    await many();
  }
  await untilItAnswers(store);
  await expect.poll(() => cluster.connections()).toBe(1);
  await store.close();
  await expect.poll(() => cluster.connections()).toBe(0);
});
