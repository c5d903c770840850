import { randomUUID } from 'node:crypto';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { createPostgresEventStore, type ExpectedRevision } from '@settlewise/infra/eventStore';
import pg from 'pg';
import { check, measure, report, type Measurement } from './measure';

/** What each contender appends: the size of an encrypted journey, with the metadata that every event carries. */
const data = { nonce: 'n'.repeat(16), ciphertext: 'c'.repeat(280) };
const metadata = {
  userId: randomUUID(),
  actorId: randomUUID(),
  correlationId: randomUUID(),
  previousHash: 'a'.repeat(64),
  hash: 'b'.repeat(64),
};

const connections = 10;
const lanesOf = { one: 1, many: 32 } as const;

interface Contender {
  readonly key: string;
  readonly name: string;
  append(stream: string, turn: number): Promise<unknown>;
  /** Events kept in the streams whose name starts so. */
  count(prefix: string): Promise<number>;
  close(): Promise<void>;
}

export interface AppendResults {
  readonly [contender: string]: { readonly one: Measurement; readonly many: Measurement };
}

/**
 * One event an append, each at the exact revision it expects, on 1 stream and on 32 at once; every contender with the
 * same number of connections to the same server. The floor is a plain insert of the same columns.
 */
export async function benchAppends(
  connectionString: string,
  rounds: { one: number; many: number },
): Promise<AppendResults> {
  const results: Record<string, { one: Measurement; many: Measurement }> = {};
  for (const open of [plainInserts, settlewise, emmett]) {
    const contender = await open(connectionString);
    try {
      await measure(200, 4, (lane, turn) => contender.append(`warm-up-${lane}`, turn));
      const one = await run(contender, 'one', rounds.one);
      const many = await run(contender, 'many', rounds.many);
      results[contender.key] = { one, many };
    } finally {
      await contender.close();
    }
  }
  return results;
}

async function run(contender: Contender, load: keyof typeof lanesOf, count: number): Promise<Measurement> {
  const lanes = lanesOf[load];
  const prefix = `bench-${load}`;
  const result = await measure(count, lanes, (lane, turn) => contender.append(`${prefix}-${lane}`, turn));
  const kept = await contender.count(prefix);
  check(kept === result.count, `${contender.name} kept ${kept} of ${result.count} events`);
  report(`${contender.name}, ${lanes} ${lanes === 1 ? 'stream' : 'streams'}`, result);
  return result;
}

async function plainInserts(connectionString: string): Promise<Contender> {
  const pool = new pg.Pool({ connectionString, max: connections });
  await pool.query(
    'create table plain_rows (id bigint generated always as identity primary key, stream text, turn bigint, data jsonb, metadata jsonb)',
  );
  const insert = {
    name: 'plain',
    text: 'insert into plain_rows (stream, turn, data, metadata) values ($1, $2, $3, $4)',
  };
  return {
    key: 'plain',
    name: 'plain one-row inserts (the floor)',
    append: (stream, turn) => pool.query({ ...insert, values: [stream, turn, data, metadata] }),
    count: (prefix) => countRows(pool, 'plain_rows', 'stream', prefix),
    close: () => pool.end(),
  };
}

async function settlewise(connectionString: string): Promise<Contender> {
  const store = await createPostgresEventStore({ connectionString, poolSize: connections });
  const pool = new pg.Pool({ connectionString, max: 1 });
  return {
    key: 'settlewise',
    name: 'settlewise event store',
    append: (stream, turn) => {
      const expected: ExpectedRevision = turn === 0 ? 'no_stream' : BigInt(turn - 1);
      return store.append(stream, [{ id: randomUUID(), type: 'JourneyRecorded', data, metadata }], expected);
    },
    count: (prefix) => countRows(pool, 'events', 'stream', prefix),
    close: async () => {
      await store.close();
      await pool.end();
    },
  };
}

async function emmett(connectionString: string): Promise<Contender> {
  const store = getPostgreSQLEventStore(connectionString);
  await store.schema.migrate();
  const pool = new pg.Pool({ connectionString, max: 1 });
  return {
    key: 'emmett',
    name: 'emmett-postgresql event store',
    append: (stream, turn) =>
      store.appendToStream(stream, [{ type: 'JourneyRecorded', data, metadata }], {
        expectedStreamVersion: turn === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(turn),
      }),
    count: (prefix) => countRows(pool, 'emt_messages', 'stream_id', prefix),
    close: async () => {
      await store.close();
      await pool.end();
    },
  };
}

async function countRows(pool: pg.Pool, table: string, column: string, prefix: string): Promise<number> {
  const answer = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${column} like $1`,
    [`${prefix}-%`],
  );
  return answer.rows[0]?.count ?? 0;
}
