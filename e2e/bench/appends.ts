import { randomUUID } from 'node:crypto';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { createPostgresEventStore, type ExpectedRevision } from '@settlewise/infra/eventStore';
import pg from 'pg';
import type { BenchmarkResults } from './results';
import { check, Runs, type Measurement } from './measure';

/** The event that each contender appends: as large as an encrypted journey, with the metadata of every event. */
const data = { nonce: 'n'.repeat(16), ciphertext: 'c'.repeat(280) };
const metadata = {
  userId: randomUUID(),
  actorId: randomUUID(),
  correlationId: randomUUID(),
  previousHash: 'a'.repeat(64),
  hash: 'b'.repeat(64),
};

const connections = 10;
const streamsIn = { one: 1, many: 32 } as const;

interface Contender {
  readonly key: string;
  readonly name: string;
  append(stream: string, turn: number): Promise<unknown>;
  /** @returns how many events are stored in the streams whose name starts with the prefix */
  count(prefix: string): Promise<number>;
  close(): Promise<void>;
}

export interface AppendResults {
  readonly [contender: string]: { readonly one: Measurement; readonly many: Measurement };
}

/** The contenders take turns in this many rounds, so that other load on the machine affects all of them equally. */
const rounds = 8;

/**
 * Measures appends of one event each, with the expected revision, to 1 stream and to 32 streams at once. Every contender
 * has the same number of connections to the same server. The baseline is a plain insert of the same columns.
 */
export async function benchAppends(
  results: BenchmarkResults,
  connectionString: string,
  counts: { readonly one: number; readonly many: number },
): Promise<AppendResults> {
  const contenders = await Promise.all(
    [plainInserts, settlewise, emmett].map((open) => open(connectionString)),
  );
  try {
    for (const contender of contenders) await append(contender, 'warm-up', new Runs(), 400, 4);
    const one = await compare(results, contenders, 'one', counts.one);
    const many = await compare(results, contenders, 'many', counts.many);
    return Object.fromEntries(
      contenders.map(({ key }, index) => {
        const results = { one: one[index], many: many[index] };
        if (results.one === undefined || results.many === undefined) throw new RangeError('A run is missing');
        return [key, { one: results.one, many: results.many }];
      }),
    );
  } finally {
    await Promise.all(contenders.map((contender) => contender.close()));
  }
}

async function compare(
  results: BenchmarkResults,
  contenders: readonly Contender[],
  load: keyof typeof streamsIn,
  count: number,
): Promise<readonly Measurement[]> {
  const streams = streamsIn[load];
  const runs = contenders.map(() => new Runs());
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      await append(contender, `${load}-${round}`, runs[index] ?? new Runs(), count / rounds, streams);
    }
  }
  return runs.map((run, index) => {
    const result = run.measurement();
    const { name, key } = contenders[index] ?? {};
    results.report(`${name}, ${streams} ${streams === 1 ? 'stream' : 'streams'}`, result, {
      peer: key !== 'settlewise',
    });
    return result;
  });
}

/** Appends to new streams, one for each concurrent writer, and checks how many events were stored. */
async function append(
  contender: Contender,
  name: string,
  runs: Runs,
  count: number,
  streams: number,
): Promise<void> {
  await runs.add(count, streams, (stream, turn) => contender.append(`bench-${name}-${stream}`, turn));
  const kept = await contender.count(`bench-${name}`);
  check(kept === count, `${contender.name} stored ${kept} of ${count} events`);
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
