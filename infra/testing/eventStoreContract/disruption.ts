import { expect, it, onTestFinished } from 'vitest';
import { EventStoreUnavailableError, type EventStore } from '../../src/eventStore';
import type { UnderTest } from '../eventStoreContract';
import {
  anEvent,
  endOfLog,
  idsOf,
  newStream,
  numberedEvents,
  rejectionOf,
  Subscriber,
  toArray,
} from './builders';

/** Short, so that a test that has to wait for it does not take long; none asserts on how long it took. */
const callTimeoutMs = 400;

export function disruptionContract(test: UnderTest): void {
  /** Writes until the server has it, as a writer does who repeats an append without an answer. */
  const appendAtLast = async (store: EventStore, ids: string[]): Promise<void> => {
    const [stream, event] = [newStream(), anEvent()];
    ids.push(event.id);
    for (;;) {
      try {
        await store.append(stream, [event], 'no_stream');
        return;
      } catch (error) {
        if (!(error instanceof EventStoreUnavailableError)) throw error;
      }
    }
  };

  it('a subscription goes on by itself after its connection broke', async () => {
    const store = await test.connect({ callTimeoutMs });
    const before = await endOfLog(store);
    const subscriber = new Subscriber(store, before);
    const ids: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      await appendAtLast(store, ids);
      await subscriber.untilDelivered(ids);
      await test.disrupt.drop();
      await appendAtLast(store, ids);
    }
    await subscriber.untilDelivered(ids);
    await subscriber.end();
    expect(idsOf(subscriber.events)).toEqual(ids);
  });

  it('a subscription goes on by itself after nothing came through for a while', async () => {
    const store = await test.connect({ callTimeoutMs });
    const subscriber = new Subscriber(store, await endOfLog(store));
    const ids: string[] = [];
    await appendAtLast(store, ids);
    await subscriber.untilDelivered(ids);

    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    const unanswered = await rejectionOf(store.check());
    expect(unanswered).toBeInstanceOf(EventStoreUnavailableError);
    await test.disrupt.resume();

    await appendAtLast(store, ids);
    await subscriber.untilDelivered(ids);
    await subscriber.end();
    expect(idsOf(subscriber.events)).toEqual(ids);
  });

  it('a subscription that begins while nothing comes through delivers once it does', async () => {
    const store = await test.connect({ callTimeoutMs });
    const before = await endOfLog(store);
    const events = numberedEvents(4);
    await store.append(newStream(), events, 'no_stream');
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    const subscriber = new Subscriber(store, before);
    await rejectionOf(store.check());
    await test.disrupt.resume();
    await subscriber.untilDelivered(idsOf(events));
    await subscriber.end();
    expect(idsOf(subscriber.events)).toEqual(idsOf(events));
  });

  it('every call on a server that does not answer ends with an error', async () => {
    const store = await test.connect({ callTimeoutMs });
    const [stream, event] = [newStream(), anEvent()];
    await store.append(stream, [anEvent()], 'no_stream');
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());

    const calls = [
      store.append(stream, [event], 0n),
      store.append(newStream(), [anEvent()], 'any'),
      toArray(store.readStream(stream)),
      toArray(store.readAll({ direction: 'backwards', limit: 1 })),
      store.head(),
      store.check(),
    ];
    for (const unanswered of await Promise.all(calls.map(rejectionOf))) {
      expect(unanswered).toBeInstanceOf(EventStoreUnavailableError);
    }
    await expect(test.connect({ callTimeoutMs })).rejects.toBeInstanceOf(EventStoreUnavailableError);

    await test.disrupt.resume();
    await expect.poll(() => store.check(), { timeout: 10_000 }).toBeUndefined();
    // Whether the first attempt was carried out is unknown; the same ids again are written once.
    const again = await store.append(stream, [event], 0n);
    expect(again.revision).toBe(1n);
    expect(await toArray(store.readStream(stream))).toHaveLength(2);
  });

  it('a subscription ends at its signal while the server does not answer', async () => {
    const store = await test.connect({ callTimeoutMs });
    const subscriber = new Subscriber(store, await endOfLog(store));
    await subscriber.untilCaughtUp();
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    await rejectionOf(store.check());
    await subscriber.end();
    expect(subscriber.events).toEqual([]);
  });
}
