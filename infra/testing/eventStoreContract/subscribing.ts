import { expect, it } from 'vitest';
import { WrongExpectedRevisionError } from '../../src/eventStore';
import {
  createEvent,
  findEndOfLog,
  toIds,
  isStrictlyAscending,
  isAscending,
  newStream,
  createNumberedEvents,
  Subscriber,
  toArray,
} from './builders';
import type { TestedEngine } from './testedEngine';

export function subscribingContract(test: TestedEngine): void {
  it('delivers existing events, reports that it has caught up, then delivers new events', async () => {
    const before = await findEndOfLog(test.store);
    const stream = newStream();
    const existing = createNumberedEvents(7);
    await test.store.append(stream, existing, 'no_stream');

    const subscriber = new Subscriber(test.store, before);
    await subscriber.waitUntilDelivered(toIds(existing));
    await subscriber.waitUntilCaughtUp();
    const newEvents = createNumberedEvents(3);
    for (const event of newEvents) await test.store.append(stream, [event], 'any');
    await subscriber.waitUntilDelivered(toIds(newEvents));
    await subscriber.end();

    expect(toIds(subscriber.events)).toEqual(toIds([...existing, ...newEvents]));
    expect(isStrictlyAscending(subscriber.events.map(({ position }) => position))).toBe(true);
  });

  it('starts with the first event of the log', async () => {
    await findEndOfLog(test.store);
    const [first] = await toArray(test.store.readAll({ limit: 1 }));
    const subscriber = new Subscriber(test.store, null);
    await subscriber.waitUntil(({ events }) => events.length > 0);
    await subscriber.end();
    expect(subscriber.events[0]?.id).toBe(first?.id);
  });

  it('reports that it has caught up if there are no further events', async () => {
    const subscriber = new Subscriber(test.store, await findEndOfLog(test.store));
    await subscriber.waitUntilCaughtUp();
    await subscriber.end();
    expect(subscriber.events).toEqual([]);
  });

  it('delivers batches up to the requested size', async () => {
    const before = await findEndOfLog(test.store);
    const events = createNumberedEvents(25);
    await test.store.append(newStream(), events, 'no_stream');
    const subscriber = new Subscriber(test.store, before, 10);
    await subscriber.waitUntilDelivered(toIds(events));
    await subscriber.end();
    expect(Math.max(...subscriber.batches.map((batch) => batch.events.length))).toBeLessThanOrEqual(10);
    expect(toIds(subscriber.events)).toEqual(toIds(events));
  });

  it('delivers many events per batch, to a quick and to a slow consumer', async () => {
    const before = await findEndOfLog(test.store);
    const events = Array.from({ length: 10 }, () => createNumberedEvents(100));
    for (const hundred of events) await test.store.append(newStream(), hundred, 'no_stream');

    const quick = new Subscriber(test.store, before);
    await quick.waitUntilDelivered(toIds(events.flat()));
    await quick.end();
    expect(toIds(quick.events)).toEqual(toIds(events.flat()));
    expect(countBatchesWithEvents(quick)).toBeLessThan(250);

    // This subscriber takes a batch and stays busy until all others have received everything.
    const ending = new AbortController();
    const sizes: number[] = [];
    for await (const batch of test.store.subscribe({ after: before, signal: ending.signal })) {
      if (sizes.length === 0) {
        const other = new Subscriber(test.store, before);
        await other.waitUntilDelivered(toIds(events.flat()));
        await other.end();
      }
      sizes.push(batch.events.length);
      if (sizes.reduce((sum, size) => sum + size, 0) === 1_000) ending.abort();
    }
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(20);
  });

  it('resumes exactly after any delivered position', async () => {
    const before = await findEndOfLog(test.store);
    const events = createNumberedEvents(30);
    for (const event of events) await test.store.append(newStream(), [event], 'no_stream');
    const complete = new Subscriber(test.store, before, 4);
    await complete.waitUntilDelivered(toIds(events));
    await complete.end();
    expect(isAscending(complete.batches.map(({ position }) => position))).toBe(true);

    let delivered = 0;
    for (const batch of complete.batches) {
      delivered += batch.events.length;
      const rest = new Subscriber(test.store, batch.position);
      await rest.waitUntilDelivered(toIds(events.slice(delivered)));
      await rest.end();
      expect(toIds(rest.events)).toEqual(toIds(events.slice(delivered)));
    }
  });

  it('serves several subscribers at once, in this process and in another', async () => {
    const before = await findEndOfLog(test.store);
    const otherStore = await test.connect();
    const subscribers = [
      new Subscriber(test.store, before),
      new Subscriber(test.store, before, 3),
      new Subscriber(otherStore, before),
    ];
    const events = createNumberedEvents(20);
    for (const event of events) await test.store.append(newStream(), [event], 'no_stream');
    for (const subscriber of subscribers) {
      await subscriber.waitUntilDelivered(toIds(events));
      await subscriber.end();
      expect(toIds(subscriber.events)).toEqual(toIds(events));
    }
  });

  it('neither loses nor duplicates an event with many writers, some of which are refused', async () => {
    const before = await findEndOfLog(test.store);
    const subscriber = new Subscriber(test.store, before, 50);
    const stores = [test.store, await test.connect(), await test.connect()];
    const shared = Array.from({ length: 4 }, () => newStream('shared'));
    const written: string[] = [];
    const write = async (number: number): Promise<void> => {
      const store = stores[number % stores.length] ?? test.store;
      const ownStream = newStream('own');
      for (let turn = 0; turn < 25; turn += 1) {
        const stream = turn % 3 === 0 ? ownStream : (shared[(number + turn) % shared.length] ?? ownStream);
        const event = createEvent();
        try {
          await store.append(stream, [event], turn % 5 === 4 ? BigInt(turn) : 'any');
          written.push(event.id);
        } catch (error) {
          if (!(error instanceof WrongExpectedRevisionError)) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: 24 }, (_, number) => write(number)));
    await subscriber.waitUntilDelivered(written);
    await subscriber.end();

    expect(toIds(subscriber.events).sort()).toEqual(written.sort());
    expect(isStrictlyAscending(subscriber.events.map(({ position }) => position))).toBe(true);
    for (const stream of shared) {
      const revisions = subscriber.eventsOfStream(stream).map(({ revision }) => revision);
      expect(revisions).toEqual(revisions.map((_, index) => BigInt(index)));
    }
  });

  it('ends when its signal aborts, before the start, while it waits and while it is read', async () => {
    const ended = AbortSignal.abort();
    expect(await toArray(test.store.subscribe({ after: null, signal: ended }))).toEqual([]);

    const waiting = new Subscriber(test.store, await findEndOfLog(test.store));
    await waiting.waitUntilCaughtUp();
    await waiting.end();

    await test.store.append(newStream(), createNumberedEvents(5), 'no_stream');
    const ending = new AbortController();
    let batches = 0;
    for await (const { events } of test.store.subscribe({
      after: null,
      batchSize: 1,
      signal: ending.signal,
    })) {
      expect(events.length).toBeLessThanOrEqual(1);
      batches += 1;
      if (batches === 2) ending.abort();
    }
    expect(batches).toBe(2);
  });

  it('ends when its store is closed', async () => {
    const store = await test.connect();
    const subscriber = new Subscriber(store, await findEndOfLog(store));
    await subscriber.waitUntilCaughtUp();
    await store.close();
    await subscriber.end();
    expect(subscriber.events).toEqual([]);
  });
}

const countBatchesWithEvents = ({ batches }: Subscriber): number =>
  batches.filter(({ events }) => events.length > 0).length;
