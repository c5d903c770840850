import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { EventStoreUnavailableError, type EventStore } from '../../src/eventStore';
import {
  createEvent,
  findEndOfLog,
  toIds,
  newStream,
  createNumberedEvents,
  toNumbers,
  catchRejection,
  Subscriber,
  toArray,
} from './builders';
import type { TestedEngine } from './testedEngine';

/** Short, because tests wait for it. No test asserts on elapsed time. */
const callTimeoutMs = 400;

export function disruptionContract(test: TestedEngine): void {
  /** Retries a call without an answer, because the timeout may be too short on a busy machine. */
  const retryUntilAnswered = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof EventStoreUnavailableError)) throw error;
      }
    }
  };
  const connect = (): Promise<EventStore> => retryUntilAnswered(() => test.connect({ callTimeoutMs }));
  const appendWithRetry = async (store: EventStore, ids: string[]): Promise<void> => {
    const [stream, event] = [newStream(), createEvent()];
    ids.push(event.id);
    await retryUntilAnswered(() => store.append(stream, [event], 'no_stream'));
  };

  it('a subscription resumes after its connection broke', async () => {
    const store = await connect();
    const before = await findEndOfLog(test.store);
    const subscriber = new Subscriber(store, before);
    const ids: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      await appendWithRetry(store, ids);
      await subscriber.waitUntilDelivered(ids);
      await test.disrupt.drop();
      await appendWithRetry(store, ids);
    }
    await subscriber.waitUntilDelivered(ids);
    await subscriber.end();
    expect(toIds(subscriber.events)).toEqual(ids);
  });

  it('a subscription resumes after a stalled network', async () => {
    const store = await connect();
    const subscriber = new Subscriber(store, await findEndOfLog(test.store));
    const ids: string[] = [];
    await appendWithRetry(store, ids);
    await subscriber.waitUntilDelivered(ids);

    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    const unanswered = await catchRejection(store.check());
    expect(unanswered).toBeInstanceOf(EventStoreUnavailableError);
    await test.disrupt.resume();

    await appendWithRetry(store, ids);
    await subscriber.waitUntilDelivered(ids);
    await subscriber.end();
    expect(toIds(subscriber.events)).toEqual(ids);
  });

  it('a subscription that starts on a stalled network delivers later', async () => {
    const store = await connect();
    const before = await findEndOfLog(test.store);
    const events = createNumberedEvents(4);
    await test.store.append(newStream(), events, 'no_stream');
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    const subscriber = new Subscriber(store, before);
    await catchRejection(store.check());
    await test.disrupt.resume();
    await subscriber.waitUntilDelivered(toIds(events));
    await subscriber.end();
    expect(toIds(subscriber.events)).toEqual(toIds(events));
  });

  it('an interrupted append is stored completely or not at all, and once after a retry', async () => {
    const store = await connect();
    for (let turns = 0; turns < 24; turns += 1) {
      const [stream, events] = [newStream(), createNumberedEvents(40)];
      const interrupted = store.append(stream, events, 'no_stream').catch((error: unknown) => {
        if (!(error instanceof EventStoreUnavailableError)) throw error;
      });
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      await test.disrupt.drop();
      await interrupted;
      const numbers = async () =>
        toNumbers(await retryUntilAnswered(() => toArray(store.readStream(stream))));
      const all = events.map((_, number) => number);
      expect([[], all]).toContainEqual(await numbers());
      await retryUntilAnswered(() => store.append(stream, events, 'no_stream'));
      expect(await numbers()).toEqual(all);
    }
  });

  it('every call to a silent server ends with an error', async () => {
    const store = await connect();
    const [stream, event] = [newStream(), createEvent()];
    await test.store.append(stream, [createEvent()], 'no_stream');
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());

    const calls = [
      store.append(stream, [event], 0n),
      store.append(newStream(), [createEvent()], 'any'),
      toArray(store.readStream(stream)),
      toArray(store.readAll({ direction: 'backwards', limit: 1 })),
      store.head(),
      store.check(),
    ];
    for (const unanswered of await Promise.all(calls.map(catchRejection))) {
      expect(unanswered).toBeInstanceOf(EventStoreUnavailableError);
    }
    await expect(test.connect({ callTimeoutMs })).rejects.toBeInstanceOf(EventStoreUnavailableError);

    await test.disrupt.resume();
    await retryUntilAnswered(() => store.check());
    // The outcome of the first attempt is unknown; events with the same ids are stored once.
    const again = await retryUntilAnswered(() => store.append(stream, [event], 0n));
    expect(again.revision).toBe(1n);
    expect(await toArray(test.store.readStream(stream))).toHaveLength(2);
  });

  it('a subscription can be aborted while the server is silent', async () => {
    const store = await connect();
    const subscriber = new Subscriber(store, await findEndOfLog(test.store));
    await subscriber.waitUntilCaughtUp();
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    await catchRejection(store.check());
    await subscriber.end();
    expect(subscriber.events).toEqual([]);
  });

  it('a store can be closed while the server is silent', async () => {
    const store = await connect();
    const subscriber = new Subscriber(store, await findEndOfLog(test.store));
    await subscriber.waitUntilCaughtUp();
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    const pending = catchRejection(store.check());
    await store.close();
    await subscriber.end();
    expect(await pending).toBeInstanceOf(EventStoreUnavailableError);
  });
}
