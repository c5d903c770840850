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
import { openTestLog, type TestLog } from './testing/openTestLog';
import { anyEvents } from './testing/anyEvents';

interface Counted {
  readonly type: 'Counted';
  readonly data: { readonly by: number };
}
type Count = { readonly by: number };

/** Adds numbers. Refuses a sum below zero; has nothing to do for zero. */
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

  const createHandler = (through: EventStore) =>
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
  const readEvents = async (stream: string) => {
    const events = [];
    for await (const event of store.readStream(stream)) events.push(event);
    return events;
  };

  it('writes the decided events with a hash chain, and reads them back as state', async () => {
    const handler = createHandler(store);
    await handler.handle(counter, 'plain', { by: 2 }, by());
    const { state, events } = await handler.handle(counter, 'plain', { by: 3 }, by());
    expect({ state, events }).toEqual({ state: 5, events: [{ type: 'Counted', data: { by: 3 } }] });
    const recorded = await readEvents('plain');
    expect(recorded).toHaveLength(2);
    expect(await verifyChain(recorded)).toBeNull();
    expect(JSON.stringify(recorded.map(({ data }) => data))).not.toContain('"by"');
    expect(await createHandler(store).load(counter, 'plain')).toEqual({ state: 5, revision: 1n });
  });

  it('writes nothing when the decider refuses or has nothing to do', async () => {
    const handler = createHandler(store);
    await expect(handler.handle(counter, 'refused', { by: -1 }, by())).rejects.toThrow('Below zero');
    expect(await handler.handle(counter, 'refused', { by: 0 }, by())).toEqual({
      events: [],
      state: 0,
      position: null,
    });
    expect(await readEvents('refused')).toEqual([]);
  });

  it('refuses a command whose events are too large for one append, and writes nothing', async () => {
    const handler = createHandler(store);
    const many: typeof counter = {
      ...counter,
      decide: ({ by: count }) =>
        Array.from({ length: count }, () => ({ type: 'Counted' as const, data: { by: 1 } })),
    };
    await expect(handler.handle(many, 'large', { by: 2_000 }, by())).rejects.toBeInstanceOf(
      AppendTooLargeError,
    );
    expect(await readEvents('large')).toEqual([]);
    const { state } = await handler.handle(many, 'large', { by: 200 }, by());
    expect(state).toBe(200);
  });

  it('executes a repeated request once and returns the same events', async () => {
    const context = by({ idempotencyKey: 'key-1' });
    const first = await createHandler(store).handle(counter, 'repeated', { by: 4 }, context);
    const second = await createHandler(store).handle(counter, 'repeated', { by: 4 }, context);
    expect(second).toEqual(first);
    expect(await readEvents('repeated')).toHaveLength(1);
  });

  it('refuses a key that was used for another command, but accepts it from another person', async () => {
    const handler = createHandler(store);
    await handler.handle(counter, 'reused', { by: 1 }, by({ idempotencyKey: 'key-2' }));
    await expect(
      handler.handle(counter, 'reused', { by: 2 }, by({ idempotencyKey: 'key-2' })),
    ).rejects.toThrow(IdempotencyKeyReusedError);
    const other = '5d6a5f0e-3f0f-4f8e-8ad7-2f6c7f1d2b22';
    await handler.handle(counter, 'reused', { by: 2 }, by({ userId: other, idempotencyKey: 'key-2' }));
    expect(await readEvents('reused')).toHaveLength(2);
  });

  it('executes all of many commands on one stream from two processes', async () => {
    const handlers = [createHandler(store), createHandler(store)];
    await Promise.all(
      handlers.flatMap((handler) =>
        Array.from({ length: 50 }, () => handler.handle(counter, 'crowded', { by: 1 }, by())),
      ),
    );
    const recorded = await readEvents('crowded');
    expect(recorded).toHaveLength(100);
    expect(await verifyChain(recorded)).toBeNull();
    expect((await handlers[0]?.load(counter, 'crowded'))?.state).toBe(100);
  });

  it('executes all of many commands on one stream within one process', async () => {
    const handler = createHandler(store);
    await Promise.all(Array.from({ length: 32 }, () => handler.handle(counter, 'queued', { by: 1 }, by())));
    expect(await handler.load(counter, 'queued')).toEqual({ state: 32, revision: 31n });
  });

  it('gives up when another writer was first at every attempt', async () => {
    const intruder = createHandler(store);
    let intrusions = 0;
    const contested: EventStore = {
      ...copyStore(store),
      async append(...appended) {
        intrusions += 1;
        await intruder.handle(counter, 'contested', { by: 10 }, by());
        return store.append(...appended);
      },
    };
    await expect(createHandler(contested).handle(counter, 'contested', { by: 1 }, by())).rejects.toThrow(
      ConcurrencyConflictError,
    );
    expect(intrusions).toBeGreaterThan(3);
    expect((await intruder.load(counter, 'contested')).state).toBe(10 * intrusions);
  });

  it('writes once when the answer to an append was lost', async () => {
    let lost = 0;
    const forgetful: EventStore = {
      ...copyStore(store),
      async append(...appended) {
        const answer = await store.append(...appended);
        if (lost++ === 0) throw new EventStoreUnavailableError('append');
        return answer;
      },
    };
    expect((await createHandler(forgetful).handle(counter, 'lost answer', { by: 5 }, by())).state).toBe(5);
    expect(await readEvents('lost answer')).toHaveLength(1);
  });

  it('reports an unavailable store, and a retry under the same key writes once', async () => {
    let unavailable = true;
    const absent: EventStore = {
      ...copyStore(store),
      append: (...appended) =>
        unavailable ? Promise.reject(new EventStoreUnavailableError('append')) : store.append(...appended),
    };
    const handler = createHandler(absent);
    const context = by({ idempotencyKey: 'key-3' });
    await expect(handler.handle(counter, 'away', { by: 1 }, context)).rejects.toThrow(
      EventStoreUnavailableError,
    );
    unavailable = false;
    await handler.handle(counter, 'away', { by: 1 }, context);
    await handler.handle(counter, 'away', { by: 1 }, context);
    expect(await readEvents('away')).toHaveLength(1);
  });

  it('answers a repeated command with its earlier events, even after other writes', async () => {
    const context = by({ idempotencyKey: 'key-4' });
    const handler = createHandler(store);
    await handler.handle(counter, 'repeated late', { by: 4 }, context);
    await createHandler(store).handle(counter, 'repeated late', { by: 10 }, by());
    const repeated = await handler.handle(counter, 'repeated late', { by: 4 }, context);
    expect(repeated.events).toEqual([{ type: 'Counted', data: { by: 4 } }]);
    expect(repeated.state).toBe(14);
    expect(await readEvents('repeated late')).toHaveLength(2);
  });

  it('compares the request fingerprint when a repeated command differs', async () => {
    const handler = createHandler(store);
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
      Array.from({ length: 6 }, () => createHandler(store).handle(counter, 'sent twice', { by: 3 }, context)),
    );
    for (const { events, state } of outcomes) {
      expect({ events, state }).toEqual({ events: [{ type: 'Counted', data: { by: 3 } }], state: 3 });
    }
    const recorded = await readEvents('sent twice');
    expect(recorded).toHaveLength(1);
    await createHandler(store).handle(counter, 'sent twice', { by: 1 }, by());
    expect(await verifyChain(await readEvents('sent twice'))).toBeNull();
  });

  it('refuses one of two different requests under one key that reach two processes at once', async () => {
    const context = by({ idempotencyKey: 'key-7' });
    const outcomes = await Promise.allSettled(
      [1, 2].map((amount) => createHandler(store).handle(counter, 'two requests', { by: amount }, context)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual([
      expect.stringContaining('IdempotencyKeyReused'),
    ]);
    expect(await readEvents('two requests')).toHaveLength(1);
  });

  it('does not trust its cache when another process has written', async () => {
    const [one, other] = [createHandler(store), createHandler(store)];
    await one.handle(counter, 'shared', { by: 1 }, by());
    await other.handle(counter, 'shared', { by: 5 }, by());
    // The cache of `one` holds 1, which refuses; the stream holds 6, which allows.
    expect((await one.handle(counter, 'shared', { by: -4 }, by())).state).toBe(2);
    // The cache of `other` holds 6, which allows; the stream holds 2, which refuses.
    await expect(other.handle(counter, 'shared', { by: -4 }, by())).rejects.toThrow('Below zero');
    expect(await other.load(counter, 'shared')).toEqual({ state: 2, revision: 2n });
    expect(await one.handle(counter, 'shared', { by: 0 }, by())).toMatchObject({ events: [], state: 2 });
    expect(await verifyChain(await readEvents('shared'))).toBeNull();
  });

  it('does not read a stream again after its own write', async () => {
    let reads = 0;
    const counted: EventStore = {
      ...copyStore(store),
      readStream: (...call) => {
        reads += 1;
        return store.readStream(...call);
      },
    };
    const handler = createHandler(counted);
    for (let turn = 0; turn < 5; turn += 1) await handler.handle(counter, 'hot', { by: 1 }, by());
    expect(reads).toBe(1);
    expect(await createHandler(store).load(counter, 'hot')).toEqual({ state: 5, revision: 4n });
  });

  it('keeps the states of two deciders over one stream apart', async () => {
    const sizes: Decider<Count, readonly number[], Counted> = {
      initialState: [],
      decide: ({ by: amount }) => [{ type: 'Counted', data: { by: amount } }],
      evolve: (all, { data }) => [...all, data.by],
    };
    const handler = createHandler(store);
    await handler.handle(counter, 'two deciders', { by: 1 }, by());
    expect((await handler.handle(sizes, 'two deciders', { by: 2 }, by())).state).toEqual([1, 2]);
    expect((await handler.handle(counter, 'two deciders', { by: 3 }, by())).state).toBe(6);
  });

  it('returns the position of its last event', async () => {
    const { position } = await createHandler(store).handle(counter, 'positioned', { by: 1 }, by());
    const [recorded] = await readEvents('positioned');
    expect(position).toEqual(recorded?.position);
  });

  it('neither reads nor writes the stream of an erased person, cached or not', async () => {
    const erased = 'a1b2c3d4-0000-4000-8000-00000000e5a5';
    const handler = createHandler(store);
    await handler.handle(counter, 'erased', { by: 1 }, by({ userId: erased }));
    await log.personKeys.destroy(erased);
    for (const each of [handler, createHandler(store)]) {
      await expect(each.handle(counter, 'erased', { by: 1 }, by({ userId: erased }))).rejects.toThrow(
        PersonErasedError,
      );
      await expect(each.load(counter, 'erased')).rejects.toThrow(PersonErasedError);
    }
    expect(await readEvents('erased')).toHaveLength(1);
  });
});

/** The store's calls as an object whose members can be replaced one by one. */
function copyStore(store: EventStore): EventStore {
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
