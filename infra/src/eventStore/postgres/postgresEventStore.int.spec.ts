import { randomUUID } from 'node:crypto';
import knexFactory from 'knex';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database';
import { eventStoreContract } from '../../../testing/eventStoreContract';
import {
  createEvent,
  findEndOfLog,
  toIds,
  isStrictlyAscending,
  newStream,
  createNumberedEvents,
  Subscriber,
  toArray,
} from '../../../testing/eventStoreContract/builders';
import { startUrlProxy } from '../../../testing/tcpProxy';
import { EventStoreUnavailableError } from '../errors';
import { comparePositions } from '../position';
import { createPostgresEventStore, type PostgresEventStore } from './createPostgresEventStore';
import { createEventTables } from './schema';

async function createEventDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ migrated: false });
  const knex = knexFactory({ client: 'pg', connection: database.url });
  await createEventTables(knex);
  await knex.destroy();
  return database;
}

eventStoreContract('PostgreSQL', async () => {
  const database = await createEventDatabase();
  const proxy = await startUrlProxy(database.url);
  return {
    connect: (options) => createPostgresEventStore({ connectionString: proxy.url, ...options }),
    disrupt: {
      drop: () => Promise.resolve(proxy.drop()),
      stall: () => Promise.resolve(proxy.stall()),
      resume: () => Promise.resolve(proxy.resume()),
    },
    async close() {
      await proxy.close();
      await database.drop();
    },
  };
});

describe('the PostgreSQL adapter', () => {
  let database: TestDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await createEventDatabase();
    store = await createPostgresEventStore({ connectionString: database.url });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: database.url, application_name: 'a slow writer' });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };

  /** Writes an event inside the transaction that the client has open. */
  const insertEvent = async (client: pg.Client): Promise<string> => {
    const id = randomUUID();
    await client.query(
      `INSERT INTO events (transaction_id, stream, revision, event_id, type, data, metadata)
       VALUES (pg_current_xact_id()::text::bigint + (SELECT value FROM event_log_offset),
               $1, 0, $2, 'JourneyRecorded', '{}', '{}')`,
      [newStream('late'), id],
    );
    return id;
  };

  describe('transactions that commit late', () => {
    it('delay later events, and are then delivered in order', async () => {
      const before = await findEndOfLog(store);
      const slow = await connect();
      await slow.query('BEGIN');
      const lateEvent = await insertEvent(slow);
      const subscriber = new Subscriber(store, before);
      const later = createNumberedEvents(3);
      await store.append(newStream(), later, 'no_stream');

      await subscriber.waitUntilCaughtUp();
      expect(await store.head()).toEqual(before);
      expect(await toArray(store.readAll({ from: before }))).toEqual([]);
      expect(subscriber.events).toEqual([]);

      await slow.query('COMMIT');
      await subscriber.waitUntilDelivered(toIds(later));
      await subscriber.end();
      expect(toIds(subscriber.events)).toEqual([lateEvent, ...toIds(later)]);
    });

    it('are reported while they are open', async () => {
      const slow = await connect();
      await slow.query('BEGIN');
      await insertEvent(slow);
      // Other databases of the server may have an older one open for a moment.
      await expect
        .poll(() => store.oldestOpenTransaction())
        .toMatchObject({ applicationName: 'a slow writer', prepared: false });
      await slow.query('ROLLBACK');
      const found = await store.oldestOpenTransaction();
      expect(found?.applicationName).not.toBe('a slow writer');
    });

    it('are neither lost nor duplicated among many that commit and roll back in any order', async () => {
      const subscriber = new Subscriber(store, await findEndOfLog(store), 40);
      const committed: string[] = [];
      const slowWriter = async (number: number): Promise<void> => {
        const client = await connect();
        for (let turn = 0; turn < 15; turn += 1) {
          await client.query('BEGIN');
          const id = await insertEvent(client);
          for (let other = 0; other < (number * 7 + turn * 3) % 11; other += 1)
            await client.query('SELECT 1');
          const rollsBack = (number + turn) % 4 === 0;
          await client.query(rollsBack ? 'ROLLBACK' : 'COMMIT');
          if (!rollsBack) committed.push(id);
        }
      };
      const quickWriter = async (): Promise<void> => {
        for (let turn = 0; turn < 30; turn += 1) {
          const event = createEvent();
          await store.append(newStream(), [event], 'no_stream');
          committed.push(event.id);
        }
      };
      await Promise.all([
        ...Array.from({ length: 12 }, (_, number) => slowWriter(number)),
        ...Array.from({ length: 4 }, quickWriter),
      ]);
      await subscriber.waitUntilDelivered(committed);
      await subscriber.end();
      expect(toIds(subscriber.events).sort()).toEqual(committed.sort());
      expect(isStrictlyAscending(subscriber.events.map(({ position }) => position))).toBe(true);
    });
  });

  it('refuses to change or remove an event', async () => {
    await store.append(newStream(), [createEvent()], 'no_stream');
    const client = await connect();
    for (const statement of ["UPDATE events SET type = 'Other'", 'DELETE FROM events', 'TRUNCATE events']) {
      await expect(client.query(statement)).rejects.toThrow('events are never changed or removed');
    }
  });

  it('continues when the server ends its connections', async () => {
    const subscriber = new Subscriber(store, await findEndOfLog(store));
    const [first, second] = [createEvent(), createEvent()];
    await store.append(newStream(), [first], 'no_stream');
    await subscriber.waitUntilDelivered([first.id]);
    const client = await connect();
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'event store'`,
    );
    expect(rowCount).toBeGreaterThan(0);
    await store.append(newStream(), [second], 'no_stream');
    await subscriber.waitUntilDelivered([second.id]);
    await subscriber.end();
  });

  it('answers calls after close with an error', async () => {
    const closed = await createPostgresEventStore({ connectionString: database.url });
    await closed.close();
    await closed.close();
    await expect(closed.check()).rejects.toBeInstanceOf(EventStoreUnavailableError);
  });

  it('reports an unreachable server', async () => {
    const unreachable = new URL(database.url);
    unreachable.port = '1';
    await expect(
      createPostgresEventStore({ connectionString: unreachable.toString() }),
    ).rejects.toBeInstanceOf(EventStoreUnavailableError);
  });
});

describe('a log restored into another PostgreSQL server', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createEventDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await database.drop();
    });
  });

  const readOffset = async (): Promise<unknown> =>
    (await client.query<{ value: string }>('SELECT value FROM event_log_offset')).rows[0]?.value;
  const openStore = async (): Promise<PostgresEventStore> => {
    const store = await createPostgresEventStore({ connectionString: database.url });
    onTestFinished(() => store.close());
    return store;
  };
  /** Inserts events with transaction ids of a server that is far ahead of this one. */
  const restore = async (...transactionIds: bigint[]): Promise<string[]> => {
    const ids = transactionIds.map(() => randomUUID());
    for (const [index, transactionId] of transactionIds.entries()) {
      await client.query(
        `INSERT INTO events (transaction_id, stream, revision, event_id, type, data, metadata)
         VALUES ($1, 'restored', $2, $3, 'JourneyRecorded', '{}', '{}')`,
        [transactionId, index, ids[index]],
      );
    }
    return ids;
  };

  it('is read completely, and new events come after it', async () => {
    const restored = await restore(5_000_000_000n, 5_000_000_000n, 7_000_000_000n);
    const store = await openStore();
    await expect.poll(async () => toIds(await toArray(store.readAll()))).toEqual(restored);
    const head = await store.head();
    const event = createEvent();
    const { position } = await store.append('restored', [event], 2n);
    expect(head !== null && comparePositions(head, position) < 0).toBe(true);

    const subscriber = new Subscriber(store, null, 2);
    await subscriber.waitUntilDelivered([event.id]);
    await subscriber.end();
    expect(toIds(subscriber.events)).toEqual([...restored, event.id]);
  });

  it('has its offset raised once by concurrent openers, and again after the next restore', async () => {
    await restore(5_000_000_000n);
    await Promise.all([openStore(), openStore(), openStore(), openStore()]);
    const raised = await readOffset();
    const store = await openStore();
    expect(await readOffset()).toBe(raised);

    await client.query(`
      INSERT INTO events (transaction_id, stream, revision, event_id, type, data, metadata)
      SELECT 9000000000, stream, revision + 1, event_id, type, data, metadata FROM events`);
    const moved = await openStore();
    expect(BigInt(String(await readOffset()))).toBeGreaterThan(BigInt(String(raised)));
    const { position } = await store.append('restored', [createEvent()], 1n);
    expect(position.commit).toBeGreaterThan(9_000_000_000n);
    await expect.poll(() => toArray(moved.readAll())).toHaveLength(3);
  });

  it('needs no offset on its original server', async () => {
    const store = await openStore();
    await store.append('fresh', createNumberedEvents(3), 'no_stream');
    await openStore();
    expect(await readOffset()).toBe('0');
  });
});
