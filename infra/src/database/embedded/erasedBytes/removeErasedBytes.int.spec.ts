import { randomBytes } from 'node:crypto';
import { chown, copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bytesInFolder } from '../../testing/bytesInFolder';
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
  client = await connected();
});
afterAll(async () => {
  await client.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function connected(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: postgres.url });
  await made.connect();
  return made;
}

let name: string;
let note: string;
let key: Buffer;
beforeEach(() => {
  name = `Ana Silva ${randomBytes(6).toString('hex')}`;
  // Too long for a page: it goes into a table beside it, and letters of chance cannot be compressed away.
  note = randomBytes(6_000).toString('hex');
  key = randomBytes(60);
});
const found = () => bytesInFolder(dataDir, { name, note, key });

/** A table with somebody in it, whose samples the planner has taken, too. */
async function tableWithSomebody(): Promise<void> {
  await client.query('DROP TABLE IF EXISTS people');
  await client.query('CREATE TABLE people (id int, name text, note text, key bytea)');
  await client.query('CREATE INDEX ON people (name)');
  for (const id of [1, 2, 3]) {
    await client.query('INSERT INTO people VALUES ($1, $2, $3, $4)', [id, name, note, key]);
  }
  await client.query('ANALYZE people');
  await client.query('CHECKPOINT');
}

/** The server's account reads the copy as it reads the file. */
async function copyFileOf(file: string, to: string): Promise<void> {
  await copyFile(file, to);
  const { uid, gid } = await stat(file);
  await chown(to, uid, gid);
}

describe('bytes of rows that were removed', () => {
  test.each([
    ['and nobody else is there', 'DELETE FROM people'],
    ['and others stay', "DELETE FROM people WHERE id < 3; UPDATE people SET name = '', note = '', key = ''"],
  ])('are in no file of the data folder, %s', async (_, removal) => {
    await tableWithSomebody();
    expect(await found()).not.toEqual([]);
    await client.query(removal);
    await removeErasedBytes({ url: postgres.url });
    expect(await found()).toEqual([]);
  });

  test('are not in files of the write-ahead log that an earlier version kept ready under later names', async () => {
    await tableWithSomebody();
    const { rows } = await client.query<{ used: string; ready: string }>(
      `SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS used,
              pg_walfile_name(pg_current_wal_insert_lsn() + 3 * 16 * 1024 * 1024) AS ready`,
    );
    const folder = path.join(dataDir, 'postgres', 'pg_wal');
    await copyFileOf(path.join(folder, rows[0]?.used ?? ''), path.join(folder, rows[0]?.ready ?? ''));
    await client.query('DELETE FROM people');
    await removeErasedBytes({ url: postgres.url });
    expect(await found()).toEqual([]);
  });

  test('are not in files that a rewriting left behind when it was killed', async () => {
    await tableWithSomebody();
    const { rows } = await client.query<{ file: string }>(`SELECT pg_relation_filepath('people') AS file`);
    const file = path.join(dataDir, 'postgres', rows[0]?.file ?? '');
    await copyFileOf(file, path.join(path.dirname(file), '4000000000'));
    await client.query('DELETE FROM people');
    await removeErasedBytes({ url: postgres.url });
    expect(await found()).toEqual([]);
  });

  test('wait for a transaction that may still see them, and say so when it stays open', async () => {
    await tableWithSomebody();
    const reader = await connected();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1 FROM people');
    await client.query('DELETE FROM people');
    await expect(removeErasedBytes({ url: postgres.url, longestWaitMs: 200 })).rejects.toThrow(
      'A transaction of before the erasure is still open',
    );
    const removed = removeErasedBytes({ url: postgres.url });
    await reader.query('COMMIT');
    await removed;
    await reader.end();
    expect(await found()).toEqual([]);
  });
});

test('a table that is being made by a transaction that has not ended is left alone', async () => {
  const maker = await connected();
  await maker.query('BEGIN; CREATE TABLE unfinished AS SELECT 7 AS days');
  const removed = removeErasedBytes({ url: postgres.url });
  await maker.query('COMMIT');
  await removed;
  expect((await maker.query('SELECT days FROM unfinished')).rows).toEqual([{ days: 7 }]);
  await maker.end();
});

test('the log of events is not rewritten', async () => {
  await client.query('CREATE TABLE IF NOT EXISTS events (number int)');
  const file = async () =>
    (await client.query<{ file: string }>(`SELECT pg_relation_filepath('events') AS file`)).rows[0]?.file;
  const before = await file();
  await removeErasedBytes({ url: postgres.url });
  expect(await file()).toBe(before);
});

test('the server’s own log quotes no values of rows', async () => {
  await client.query('CREATE TABLE unique_names (name text UNIQUE)');
  await client.query('INSERT INTO unique_names VALUES ($1)', [name]);
  await expect(client.query(`INSERT INTO unique_names VALUES ('${name}')`)).rejects.toThrow('duplicate key');
  await client.query('DROP TABLE unique_names');
  await removeErasedBytes({ url: postgres.url });
  expect(await found()).toEqual([]);
});
