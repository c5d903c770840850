import { expect, it } from 'vitest';
import { WrongExpectedRevisionError } from '../../src/eventStore';
import {
  anEvent,
  endOfLog,
  idsOf,
  isRising,
  neverFalls,
  newStream,
  numberedEvents,
  Subscriber,
  toArray,
} from './builders';
import type { UnderTest } from './underTest';

export function subscribingContract(test: UnderTest): void {
  it('delivers existing events, reports that it has caught up, then delivers new events', async () => {
    const before = await endOfLog(test.store);
    const stream = newStream();
    const existing = numberedEvents(7);
    await test.store.append(stream, existing, 'no_stream');

    const subscriber = new Subscriber(test.store, before);
    await subscriber.untilDelivered(idsOf(existing));
    await subscriber.untilCaughtUp();
    const coming = numberedEvents(3);
    for (const event of coming) await test.store.append(stream, [event], 'any');
    await subscriber.untilDelivered(idsOf(coming));
    await subscriber.end();

    expect(idsOf(subscriber.events)).toEqual(idsOf([...existing, ...coming]));
    expect(isRising(subscriber.events.map(({ position }) => position))).toBe(true);
  });

  it('starts with the first event of the log', async () => {
    await endOfLog(test.store);
    const [first] = await toArray(test.store.readAll({ limit: 1 }));
    const subscriber = new Subscriber(test.store, null);
    await subscriber.until(({ events }) => events.length > 0);
    await subscriber.end();
    expect(subscriber.events[0]?.id).toBe(first?.id);
  });

  it('reports that it has caught up if there are no further events', async () => {
    const subscriber = new Subscriber(test.store, await endOfLog(test.store));
    await subscriber.untilCaughtUp();
    await subscriber.end();
    expect(subscriber.events).toEqual([]);
  });

  it('delivers batches up to the requested size', async () => {
    const before = await endOfLog(test.store);
    const events = numberedEvents(25);
    await test.store.append(newStream(), events, 'no_stream');
    const subscriber = new Subscriber(test.store, before, 10);
    await subscriber.untilDelivered(idsOf(events));
    await subscriber.end();
    expect(Math.max(...subscriber.batches.map((batch) => batch.events.length))).toBeLessThanOrEqual(10);
    expect(idsOf(subscriber.events)).toEqual(idsOf(events));
  });

  it('delivers many events per batch, to a quick and to a slow consumer', async () => {
    const before = await endOfLog(test.store);
    const events = Array.from({ length: 10 }, () => numberedEvents(100));
    for (const hundred of events) await test.store.append(newStream(), hundred, 'no_stream');

    const quick = new Subscriber(test.store, before);
    await quick.untilDelivered(idsOf(events.flat()));
    await quick.end();
    expect(idsOf(quick.events)).toEqual(idsOf(events.flat()));
    expect(batchesWithEvents(quick)).toBeLessThan(250);

    // This subscriber takes a batch and stays busy until all others have received everything.
    const ending = new AbortController();
    const sizes: number[] = [];
    for await (const batch of test.store.subscribe({ after: before, signal: ending.signal })) {
      if (sizes.length === 0) {
        const other = new Subscriber(test.store, before);
        await other.untilDelivered(idsOf(events.flat()));
        await other.end();
      }
      sizes.push(batch.events.length);
      if (sizes.reduce((sum, size) => sum + size, 0) === 1_000) ending.abort();
    }
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(20);
  });

  it('resumes exactly after any delivered position', async () => {
    const before = await endOfLog(test.store);
    const events = numberedEvents(30);
    for (const event of events) await test.store.append(newStream(), [event], 'no_stream');
    const whole = new Subscriber(test.store, before, 4);
    await whole.untilDelivered(idsOf(events));
    await whole.end();
    expect(neverFalls(whole.batches.map(({ position }) => position))).toBe(true);

    let delivered = 0;
    for (const batch of whole.batches) {
      delivered += batch.events.length;
      const rest = new Subscriber(test.store, batch.position);
      await rest.untilDelivered(idsOf(events.slice(delivered)));
      await rest.end();
      expect(idsOf(rest.events)).toEqual(idsOf(events.slice(delivered)));
    }
  });

  it('serves several subscribers at once, in this process and in another', async () => {
    const before = await endOfLog(test.store);
    const elsewhere = await test.connect();
    const subscribers = [
      new Subscriber(test.store, before),
      new Subscriber(test.store, before, 3),
      new Subscriber(elsewhere, before),
    ];
    const events = numberedEvents(20);
    for (const event of events) await test.store.append(newStream(), [event], 'no_stream');
    for (const subscriber of subscribers) {
      await subscriber.untilDelivered(idsOf(events));
      await subscriber.end();
      expect(idsOf(subscriber.events)).toEqual(idsOf(events));
    }
  });

  it('neither loses nor duplicates an event with many writers, some of which are refused', async () => {
    const before = await endOfLog(test.store);
    const subscriber = new Subscriber(test.store, before, 50);
    const stores = [test.store, await test.connect(), await test.connect()];
    const shared = Array.from({ length: 4 }, () => newStream('shared'));
    const written: string[] = [];
    const write = async (number: number): Promise<void> => {
      const store = stores[number % stores.length] ?? test.store;
      const own = newStream('own');
      for (let turn = 0; turn < 25; turn += 1) {
        const stream = turn % 3 === 0 ? own : (shared[(number + turn) % shared.length] ?? own);
        const event = anEvent();
        try {
          await store.append(stream, [event], turn % 5 === 4 ? BigInt(turn) : 'any');
          written.push(event.id);
        } catch (error) {
          if (!(error instanceof WrongExpectedRevisionError)) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: 24 }, (_, number) => write(number)));
    await subscriber.untilDelivered(written);
    await subscriber.end();

    expect(idsOf(subscriber.events).sort()).toEqual(written.sort());
    expect(isRising(subscriber.events.map(({ position }) => position))).toBe(true);
    for (const stream of shared) {
      const revisions = subscriber.of(stream).map(({ revision }) => revision);
      expect(revisions).toEqual(revisions.map((_, index) => BigInt(index)));
    }
  });

  it('ends when its signal aborts, before the start, while it waits and while it is read', async () => {
    const ended = AbortSignal.abort();
    expect(await toArray(test.store.subscribe({ after: null, signal: ended }))).toEqual([]);

    const waiting = new Subscriber(test.store, await endOfLog(test.store));
    await waiting.untilCaughtUp();
    await waiting.end();

    await test.store.append(newStream(), numberedEvents(5), 'no_stream');
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
    const subscriber = new Subscriber(store, await endOfLog(store));
    await subscriber.untilCaughtUp();
    await store.close();
    await subscriber.end();
    expect(subscriber.events).toEqual([]);
  });
}

const batchesWithEvents = ({ batches }: Subscriber): number =>
  batches.filter(({ events }) => events.length > 0).length;
