import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../database';
import { createTestDatabase } from '../../../testing/database';
import { createKeyed, createPersonKeys } from '../../crypto';
import { createCodec, verifyChain, type CommandContext } from '../codec';
import { EventStoreUnavailableError, createPostgresEventStore, type EventStore } from '..';
import { ConcurrencyConflictError, IdempotencyKeyReusedError, createCommandHandler, type Decider } from '.';

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

const registry = {
  definitionOf: (type: string) => ({
    type,
    version: 1,
    parse: (data: unknown) => {
      if (typeof data !== 'object' || data === null) throw new TypeError('Not an object');
      return data;
    },
    upcasters: {},
    confidentiality: 'person' as const,
  }),
};

const masterKey = Buffer.alloc(32, 7);
const keyed = createKeyed(masterKey);

describe('the command handler', () => {
  let store: EventStore;
  let close: () => Promise<void>;
  let personKeys: ReturnType<typeof createPersonKeys>;
  const userId = '0b2f8c5e-7f0c-4d55-9a38-0d8c1d8f6a11';

  beforeAll(async () => {
    const testDatabase = await createTestDatabase({ migrated: true });
    const database = createDatabase(testDatabase.url);
    personKeys = createPersonKeys({ database, masterKey });
    store = await createPostgresEventStore({ connectionString: testDatabase.url });
    close = async () => {
      await store.close();
      await database.destroy();
      await testDatabase.drop();
    };
  });
  afterAll(() => close());

  const handlerOver = (through: EventStore) =>
    createCommandHandler({ store: through, codec: createCodec({ registry, personKeys }), keyed });
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

  it('lets many commands on one stream through, whichever process they come from', async () => {
    const handlers = [handlerOver(store), handlerOver(store)];
    const outcomes = await Promise.allSettled(
      handlers.flatMap((handler) =>
        Array.from({ length: 16 }, () => handler.handle(counter, 'crowded', { by: 1 }, by())),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) expect(reason).toBeInstanceOf(ConcurrencyConflictError);
    const recorded = await eventsOf('crowded');
    expect(recorded).toHaveLength(32 - refused.length);
    expect(await verifyChain(recorded)).toBeNull();
    expect((await handlers[0]?.load(counter, 'crowded'))?.state).toBe(recorded.length);
  });

  it('lets every one of many commands on one stream through within one process', async () => {
    const handler = handlerOver(store);
    await Promise.all(Array.from({ length: 32 }, () => handler.handle(counter, 'queued', { by: 1 }, by())));
    expect(await handler.load(counter, 'queued')).toEqual({ state: 32, revision: 31n });
  });

  it('gives up after three conflicts', async () => {
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
    expect(intrusions).toBe(3);
    expect((await intruder.load(counter, 'contested')).state).toBe(30);
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
