import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { EventStoreUnavailableError, type EventStore } from '../../src/eventStore';
import {
  anEvent,
  endOfLog,
  idsOf,
  newStream,
  numberedEvents,
  numbersOf,
  rejectionOf,
  Subscriber,
  toArray,
} from './builders';
import type { UnderTest } from './underTest';

/** Short, because tests wait for it. No test asserts on elapsed time. */
const callTimeoutMs = 400;

export function disruptionContract(test: UnderTest): void {
  /** Retries a call without an answer, because the timeout may be too short on a busy machine. */
  const atLast = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof EventStoreUnavailableError)) throw error;
      }
    }
  };
  const connect = (): Promise<EventStore> => atLast(() => test.connect({ callTimeoutMs }));
  const appendAtLast = async (store: EventStore, ids: string[]): Promise<void> => {
    const [stream, event] = [newStream(), anEvent()];
    ids.push(event.id);
    await atLast(() => store.append(stream, [event], 'no_stream'));
  };

  it('a subscription resumes after its connection broke', async () => {
    const store = await connect();
    const before = await endOfLog(test.store);
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

  it('a subscription resumes after a stalled network', async () => {
    const store = await connect();
    const subscriber = new Subscriber(store, await endOfLog(test.store));
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

  it('a subscription that starts on a stalled network delivers later', async () => {
    const store = await connect();
    const before = await endOfLog(test.store);
    const events = numberedEvents(4);
    await test.store.append(newStream(), events, 'no_stream');
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    const subscriber = new Subscriber(store, before);
    await rejectionOf(store.check());
    await test.disrupt.resume();
    await subscriber.untilDelivered(idsOf(events));
    await subscriber.end();
    expect(idsOf(subscriber.events)).toEqual(idsOf(events));
  });

  it('an interrupted append is stored completely or not at all, and once after a retry', async () => {
    const store = await connect();
    for (let turns = 0; turns < 24; turns += 1) {
      const [stream, events] = [newStream(), numberedEvents(40)];
      const cutOff = store.append(stream, events, 'no_stream').catch((error: unknown) => {
        if (!(error instanceof EventStoreUnavailableError)) throw error;
      });
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      await test.disrupt.drop();
      await cutOff;
      const numbers = async () => numbersOf(await atLast(() => toArray(store.readStream(stream))));
      const all = events.map((_, number) => number);
      expect([[], all]).toContainEqual(await numbers());
      await atLast(() => store.append(stream, events, 'no_stream'));
      expect(await numbers()).toEqual(all);
    }
  });

  it('every call to a silent server ends with an error', async () => {
    const store = await connect();
    const [stream, event] = [newStream(), anEvent()];
    await test.store.append(stream, [anEvent()], 'no_stream');
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
    await atLast(() => store.check());
    // The outcome of the first attempt is unknown; events with the same ids are stored once.
    const again = await atLast(() => store.append(stream, [event], 0n));
    expect(again.revision).toBe(1n);
    expect(await toArray(test.store.readStream(stream))).toHaveLength(2);
  });

  it('a subscription can be aborted while the server is silent', async () => {
    const store = await connect();
    const subscriber = new Subscriber(store, await endOfLog(test.store));
    await subscriber.untilCaughtUp();
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    await rejectionOf(store.check());
    await subscriber.end();
    expect(subscriber.events).toEqual([]);
  });

  it('a store can be closed while the server is silent', async () => {
    const store = await connect();
    const subscriber = new Subscriber(store, await endOfLog(test.store));
    await subscriber.untilCaughtUp();
    await test.disrupt.stall();
    onTestFinished(() => test.disrupt.resume());
    const underWay = rejectionOf(store.check());
    await store.close();
    await subscriber.end();
    expect(await underWay).toBeInstanceOf(EventStoreUnavailableError);
  });
}
