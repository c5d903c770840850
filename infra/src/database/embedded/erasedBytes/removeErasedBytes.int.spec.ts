import { randomBytes } from 'node:crypto';
import { chown, copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hangLimitMs } from '../../../../../scripts/testLimits';
import { waitForOptions } from '../../../../testing/waitForOptions';
import { findBytesInFolder } from '../../testing/findBytesInFolder';
import { createLogger } from '../../../telemetry';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../startEmbeddedPostgres';
import { removeErasedBytes } from './removeErasedBytes';

const log = createLogger({ level: 'silent', name: 'tests' });
let dataDir: string;
let postgres: EmbeddedPostgres;
let client: pg.Client;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'settlewise-erased-'));
  postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  client = await connect();
});
afterAll(async () => {
  await client.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const connectedClient = new pg.Client({ connectionString: postgres.url });
  await connectedClient.connect();
  return connectedClient;
}

let name: string;
let note: string;
let key: Buffer;
beforeEach(() => {
  name = `Ana Silva ${randomBytes(6).toString('hex')}`;
  // Too long for a page, so it is stored in a TOAST table; random letters cannot be compressed.
  note = randomBytes(6_000).toString('hex');
  key = randomBytes(60);
});
const findBytes = () => findBytesInFolder(dataDir, { name, note, key });

/** Creates a table with a person in it, and in the planner's statistics. */
async function createTableWithPerson(): Promise<void> {
  await client.query('DROP TABLE IF EXISTS people');
  await client.query('CREATE TABLE people (id int, name text, note text, key bytea)');
  await client.query('CREATE INDEX ON people (name)');
  for (const id of [1, 2, 3]) {
    await client.query('INSERT INTO people VALUES ($1, $2, $3, $4)', [id, name, note, key]);
  }
  await client.query('ANALYZE people');
  await client.query('CHECKPOINT');
}

/** Copies a file with its owner, so that the server's account can read the copy. */
async function copyWithOwner(file: string, to: string): Promise<void> {
  await copyFile(file, to);
  const { uid, gid } = await stat(file);
  await chown(to, uid, gid);
}

describe('bytes of deleted rows', () => {
  test.each([
    ['of a whole table', 'DELETE FROM people'],
    ['of some rows', "DELETE FROM people WHERE id < 3; UPDATE people SET name = '', note = '', key = ''"],
  ])('%s are in no file of the data folder', async (_, removal) => {
    await createTableWithPerson();
    expect(await findBytes()).not.toEqual([]);
    await client.query(removal);
    await removeErasedBytes({ url: postgres.url });
    expect(await findBytes()).toEqual([]);
  });

  test('are not in recycled files of the write-ahead log of an earlier version', async () => {
    await createTableWithPerson();
    const { rows } = await client.query<{ used: string; ready: string }>(
      `SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS used,
              pg_walfile_name(pg_current_wal_insert_lsn() + 3 * 16 * 1024 * 1024) AS ready`,
    );
    const folder = path.join(dataDir, 'postgres', 'pg_wal');
    await copyWithOwner(path.join(folder, rows[0]?.used ?? ''), path.join(folder, rows[0]?.ready ?? ''));
    await client.query('DELETE FROM people');
    await removeErasedBytes({ url: postgres.url });
    expect(await findBytes()).toEqual([]);
  });

  test('are not in files of a rewrite that was killed', async () => {
    await createTableWithPerson();
    const { rows } = await client.query<{ file: string }>(`SELECT pg_relation_filepath('people') AS file`);
    const file = path.join(dataDir, 'postgres', rows[0]?.file ?? '');
    await copyWithOwner(file, path.join(path.dirname(file), '4000000000'));
    await client.query('DELETE FROM people');
    await removeErasedBytes({ url: postgres.url });
    expect(await findBytes()).toEqual([]);
  });

  test('are removed after the end of transactions that may see them, or an error is thrown', async () => {
    await createTableWithPerson();
    const reader = await connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1 FROM people');
    await client.query('DELETE FROM people');
    await expect(removeErasedBytes({ url: postgres.url, maxWaitMs: 200 })).rejects.toThrow(
      'A transaction of before the erasure is still open',
    );
    const removed = removeErasedBytes({ url: postgres.url });
    await reader.query('COMMIT');
    await removed;
    await reader.end();
    expect(await findBytes()).toEqual([]);
  });

  test('are removed from the planner’s statistics, too, after the end of transactions that may see them', async () => {
    await createTableWithPerson();
    await client.query('DELETE FROM people');
    const holder = await connect();
    await holder.query('BEGIN; LOCK TABLE pg_statistic IN SHARE MODE');
    const refused = expect(
      removeErasedBytes({ url: postgres.url, maxWaitMs: 200, lockTimeoutMs: hangLimitMs }),
    ).rejects.toThrow('A transaction of before the erasure is still open');
    // It has passed the wait for earlier transactions, and has not deleted the statistics.
    await vi.waitFor(async () => expect(await countWaitingLocks('pg_statistic')).toBe(1), waitForOptions);
    const reader = await connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1');
    await holder.query('COMMIT');
    await holder.end();
    await refused;
    await reader.end();
    await removeErasedBytes({ url: postgres.url });
    expect(await findBytes()).toEqual([]);
  });
});

async function countWaitingLocks(table: string): Promise<number | null> {
  const { rowCount } = await client.query(
    'SELECT FROM pg_locks WHERE relation = to_regclass($1) AND NOT granted',
    [table],
  );
  return rowCount;
}

test('a table of an open transaction is not touched', async () => {
  const maker = await connect();
  await maker.query('BEGIN; CREATE TABLE unfinished AS SELECT 7 AS days');
  const removed = removeErasedBytes({ url: postgres.url });
  await maker.query('COMMIT');
  await removed;
  expect((await maker.query('SELECT days FROM unfinished')).rows).toEqual([{ days: 7 }]);
  await maker.end();
});

test('the event log is not rewritten', async () => {
  await client.query('CREATE TABLE IF NOT EXISTS events (number int)');
  const file = async () =>
    (await client.query<{ file: string }>(`SELECT pg_relation_filepath('events') AS file`)).rows[0]?.file;
  const before = await file();
  await removeErasedBytes({ url: postgres.url });
  expect(await file()).toBe(before);
});

test('the server’s own log contains no values of rows', async () => {
  await client.query('CREATE TABLE unique_names (name text UNIQUE)');
  await client.query('INSERT INTO unique_names VALUES ($1)', [name]);
  await expect(client.query(`INSERT INTO unique_names VALUES ('${name}')`)).rejects.toThrow('duplicate key');
  await client.query('DROP TABLE unique_names');
  await removeErasedBytes({ url: postgres.url });
  expect(await findBytes()).toEqual([]);
});
