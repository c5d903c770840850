import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonErasedError } from '../../crypto';
import { createCodec, verifyChain, type CommandContext } from '../codec';
import { AppendTooLargeError, EventStoreUnavailableError, type EventStore } from '..';
import {
  ConcurrencyConflictError,
  IdempotencyKeyReusedError,
  createCommandHandler,
  type Decider,
} from './index';
import { openTestLog, type TestLog } from './testing/aLog';
import { anyEvents } from './testing/anyEvents';

interface Counted {
  readonly type: 'Counted';
  readonly data: { readonly by: number };
}
type Count = { readonly by: number };

/** Adds up; refuses to go below zero; has nothing to do for zero. */
const counter: Decider<Count, number, Counted> = {
  initialState: 0,
  decide({ by }, total) {
    if (total + by < 0) throw new RangeError('Below zero');
    return by === 0 ? [] : [{ type: 'Counted', data: { by } }];
  },
  evolve: (total, { data }) => total + data.by,
};

describe('the command handler', () => {
  let log: TestLog;
  let store: EventStore;
  const userId = '0b2f8c5e-7f0c-4d55-9a38-0d8c1d8f6a11';

  beforeAll(async () => {
    log = await openTestLog();
    store = log.store;
  });
  afterAll(() => log.close());

  const handlerOver = (through: EventStore) =>
    createCommandHandler({
      store: through,
      codec: createCodec({ registry: anyEvents('person'), personKeys: log.personKeys }),
      keyed: log.keyed,
    });
  const by = (context: Partial<CommandContext> = {}): CommandContext => ({
    userId,
    actorId: userId,
    actorRole: 'user',
    correlationId: 'request',
    causationId: 'request',
    now: new Date('2026-11-21T10:00:00Z'),
    ...context,
  });
  const eventsOf = async (stream: string) => {
    const events = [];
    for await (const event of store.readStream(stream)) events.push(event);
    return events;
  };

  it('writes what the decider decides, chained, and reads it back as state', async () => {
    const handler = handlerOver(store);
    await handler.handle(counter, 'plain', { by: 2 }, by());
    const { state, events } = await handler.handle(counter, 'plain', { by: 3 }, by());
    expect({ state, events }).toEqual({ state: 5, events: [{ type: 'Counted', data: { by: 3 } }] });
    const recorded = await eventsOf('plain');
    expect(recorded).toHaveLength(2);
    expect(await verifyChain(recorded)).toBeNull();
    expect(JSON.stringify(recorded.map(({ data }) => data))).not.toContain('"by"');
    expect(await handlerOver(store).load(counter, 'plain')).toEqual({ state: 5, revision: 1n });
  });

  it('writes nothing when the decider refuses or has nothing to do', async () => {
    const handler = handlerOver(store);
    await expect(handler.handle(counter, 'refused', { by: -1 }, by())).rejects.toThrow('Below zero');
    expect(await handler.handle(counter, 'refused', { by: 0 }, by())).toEqual({
      events: [],
      state: 0,
      position: null,
    });
    expect(await eventsOf('refused')).toEqual([]);
  });

  it('refuses a command whose events are too large for one append, writes nothing, and goes on', async () => {
    const handler = handlerOver(store);
    const many: typeof counter = {
      ...counter,
      decide: ({ by: count }) =>
        Array.from({ length: count }, () => ({ type: 'Counted' as const, data: { by: 1 } })),
    };
    await expect(handler.handle(many, 'large', { by: 2_000 }, by())).rejects.toBeInstanceOf(
      AppendTooLargeError,
    );
    expect(await eventsOf('large')).toEqual([]);
    const { state } = await handler.handle(many, 'large', { by: 200 }, by());
    expect(state).toBe(200);
  });

  it('carries out a repeated request once and answers what it wrote', async () => {
    const context = by({ idempotencyKey: 'key-1' });
    const first = await handlerOver(store).handle(counter, 'repeated', { by: 4 }, context);
    const second = await handlerOver(store).handle(counter, 'repeated', { by: 4 }, context);
    expect(second).toEqual(first);
    expect(await eventsOf('repeated')).toHaveLength(1);
  });

  it('refuses a key that was used for something else, and takes it from another person', async () => {
    const handler = handlerOver(store);
    await handler.handle(counter, 'reused', { by: 1 }, by({ idempotencyKey: 'key-2' }));
    await expect(
      handler.handle(counter, 'reused', { by: 2 }, by({ idempotencyKey: 'key-2' })),
    ).rejects.toThrow(IdempotencyKeyReusedError);
    const other = '5d6a5f0e-3f0f-4f8e-8ad7-2f6c7f1d2b22';
    await handler.handle(counter, 'reused', { by: 2 }, by({ userId: other, idempotencyKey: 'key-2' }));
    expect(await eventsOf('reused')).toHaveLength(2);
  });

  it('lets every one of many commands on one stream through, whichever process they come from', async () => {
    const handlers = [handlerOver(store), handlerOver(store)];
    await Promise.all(
      handlers.flatMap((handler) =>
        Array.from({ length: 50 }, () => handler.handle(counter, 'crowded', { by: 1 }, by())),
      ),
    );
    const recorded = await eventsOf('crowded');
    expect(recorded).toHaveLength(100);
    expect(await verifyChain(recorded)).toBeNull();
    expect((await handlers[0]?.load(counter, 'crowded'))?.state).toBe(100);
  });

  it('lets every one of many commands on one stream through within one process', async () => {
    const handler = handlerOver(store);
    await Promise.all(Array.from({ length: 32 }, () => handler.handle(counter, 'queued', { by: 1 }, by())));
    expect(await handler.load(counter, 'queued')).toEqual({ state: 32, revision: 31n });
  });

  it('gives up when another writer was first at every attempt', async () => {
    const intruder = handlerOver(store);
    let intrusions = 0;
    const contested: EventStore = {
      ...storeLike(store),
      async append(...appended) {
        intrusions += 1;
        await intruder.handle(counter, 'contested', { by: 10 }, by());
        return store.append(...appended);
      },
    };
    await expect(handlerOver(contested).handle(counter, 'contested', { by: 1 }, by())).rejects.toThrow(
      ConcurrencyConflictError,
    );
    expect(intrusions).toBeGreaterThan(3);
    expect((await intruder.load(counter, 'contested')).state).toBe(10 * intrusions);
  });

  it('writes once when the answer to an append was lost', async () => {
    let lost = 0;
    const forgetful: EventStore = {
      ...storeLike(store),
      async append(...appended) {
        const answer = await store.append(...appended);
        if (lost++ === 0) throw new EventStoreUnavailableError('append');
        return answer;
      },
    };
    expect((await handlerOver(forgetful).handle(counter, 'lost answer', { by: 5 }, by())).state).toBe(5);
    expect(await eventsOf('lost answer')).toHaveLength(1);
  });

  it('says that the store is away, and a repeat under the same key writes once', async () => {
    let away = true;
    const absent: EventStore = {
      ...storeLike(store),
      append: (...appended) =>
        away ? Promise.reject(new EventStoreUnavailableError('append')) : store.append(...appended),
    };
    const handler = handlerOver(absent);
    const context = by({ idempotencyKey: 'key-3' });
    await expect(handler.handle(counter, 'away', { by: 1 }, context)).rejects.toThrow(
      EventStoreUnavailableError,
    );
    away = false;
    await handler.handle(counter, 'away', { by: 1 }, context);
    await handler.handle(counter, 'away', { by: 1 }, context);
    expect(await eventsOf('away')).toHaveLength(1);
  });

  it('answers a repeat with what was written then, though others wrote since', async () => {
    const context = by({ idempotencyKey: 'key-4' });
    const handler = handlerOver(store);
    await handler.handle(counter, 'repeated late', { by: 4 }, context);
    await handlerOver(store).handle(counter, 'repeated late', { by: 10 }, by());
    const repeated = await handler.handle(counter, 'repeated late', { by: 4 }, context);
    expect(repeated.events).toEqual([{ type: 'Counted', data: { by: 4 } }]);
    expect(repeated.state).toBe(14);
    expect(await eventsOf('repeated late')).toHaveLength(2);
  });

  it('goes by the request where a repeated command differs in itself', async () => {
    const handler = handlerOver(store);
    const context = by({ idempotencyKey: 'key-5', requestFingerprint: 'the form as it was sent' });
    const first = await handler.handle(counter, 'salted', { by: 1 }, context);
    expect((await handler.handle(counter, 'salted', { by: 2 }, context)).events).toEqual(first.events);
    const other = { ...context, requestFingerprint: 'another form' };
    await expect(handler.handle(counter, 'salted', { by: 1 }, other)).rejects.toThrow(
      IdempotencyKeyReusedError,
    );
  });

  it('writes once when one request reaches several processes at the same moment', async () => {
    const context = by({ idempotencyKey: 'key-6' });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => handlerOver(store).handle(counter, 'sent twice', { by: 3 }, context)),
    );
    for (const { events, state } of outcomes) {
      expect({ events, state }).toEqual({ events: [{ type: 'Counted', data: { by: 3 } }], state: 3 });
    }
    const recorded = await eventsOf('sent twice');
    expect(recorded).toHaveLength(1);
    await handlerOver(store).handle(counter, 'sent twice', { by: 1 }, by());
    expect(await verifyChain(await eventsOf('sent twice'))).toBeNull();
  });

  it('refuses one of two different requests under one key that reach two processes at once', async () => {
    const context = by({ idempotencyKey: 'key-7' });
    const outcomes = await Promise.allSettled(
      [1, 2].map((amount) => handlerOver(store).handle(counter, 'two requests', { by: amount }, context)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual([
      expect.stringContaining('IdempotencyKeyReused'),
    ]);
    expect(await eventsOf('two requests')).toHaveLength(1);
  });

  it('does not go by what it remembers when others wrote since', async () => {
    const [one, other] = [handlerOver(store), handlerOver(store)];
    await one.handle(counter, 'shared', { by: 1 }, by());
    await other.handle(counter, 'shared', { by: 5 }, by());
    // `one` remembers 1, which refuses; the stream holds 6, which allows.
    expect((await one.handle(counter, 'shared', { by: -4 }, by())).state).toBe(2);
    // `other` remembers 6, which allows; the stream holds 2, which refuses.
    await expect(other.handle(counter, 'shared', { by: -4 }, by())).rejects.toThrow('Below zero');
    expect(await other.load(counter, 'shared')).toEqual({ state: 2, revision: 2n });
    expect(await one.handle(counter, 'shared', { by: 0 }, by())).toMatchObject({ events: [], state: 2 });
    expect(await verifyChain(await eventsOf('shared'))).toBeNull();
  });

  it('does not read a stream again that it wrote last', async () => {
    let reads = 0;
    const counted: EventStore = {
      ...storeLike(store),
      readStream: (...call) => {
        reads += 1;
        return store.readStream(...call);
      },
    };
    const handler = handlerOver(counted);
    for (let turn = 0; turn < 5; turn += 1) await handler.handle(counter, 'hot', { by: 1 }, by());
    expect(reads).toBe(1);
    expect(await handlerOver(store).load(counter, 'hot')).toEqual({ state: 5, revision: 4n });
  });

  it('keeps the states of two deciders over one stream apart', async () => {
    const sizes: Decider<Count, readonly number[], Counted> = {
      initialState: [],
      decide: ({ by: amount }) => [{ type: 'Counted', data: { by: amount } }],
      evolve: (all, { data }) => [...all, data.by],
    };
    const handler = handlerOver(store);
    await handler.handle(counter, 'two deciders', { by: 1 }, by());
    expect((await handler.handle(sizes, 'two deciders', { by: 2 }, by())).state).toEqual([1, 2]);
    expect((await handler.handle(counter, 'two deciders', { by: 3 }, by())).state).toBe(6);
  });

  it('leaves a position that the log’s head has reached', async () => {
    const { position } = await handlerOver(store).handle(counter, 'positioned', { by: 1 }, by());
    const [recorded] = await eventsOf('positioned');
    expect(position).toEqual(recorded?.position);
  });

  it('neither reads nor adds to what is recorded of somebody who has been erased, remembered or not', async () => {
    const erased = 'a1b2c3d4-0000-4000-8000-00000000e5a5';
    const handler = handlerOver(store);
    await handler.handle(counter, 'erased', { by: 1 }, by({ userId: erased }));
    await log.personKeys.destroy(erased);
    for (const each of [handler, handlerOver(store)]) {
      await expect(each.handle(counter, 'erased', { by: 1 }, by({ userId: erased }))).rejects.toThrow(
        PersonErasedError,
      );
      await expect(each.load(counter, 'erased')).rejects.toThrow(PersonErasedError);
    }
    expect(await eventsOf('erased')).toHaveLength(1);
  });
});

/** The store's calls as an object whose members can be replaced one by one. */
function storeLike(store: EventStore): EventStore {
  return {
    append: (...call) => store.append(...call),
    readStream: (...call) => store.readStream(...call),
    readAll: (...call) => store.readAll(...call),
    subscribe: (...call) => store.subscribe(...call),
    head: () => store.head(),
    check: () => store.check(),
    close: () => store.close(),
  };
}
