import { closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../../../testing/patiently';
import { createLogger } from '../../telemetry';
import { startEmbeddedPostgres } from './index';
import { keepLogSmall } from './serverProcess';

const log = createLogger({ level: 'silent', name: 'tests' });
const large = 1_000_001;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-postgres-log-'));
  file = path.join(folder, 'postgres.log');
});
/** What a test opened, to be closed before its folder goes. */
const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
  await rm(folder, { recursive: true, force: true });
});

const sizeOf = (name: string) => statSync(name).size;
const whenEmpty = (name: string) => vi.waitFor(() => expect(sizeOf(name)).toBe(0), patiently);
/** Looks after a log until the test is over, or until the answer is called. */
function watched(name: string): () => void {
  const end = keepLogSmall(name, 5);
  opened.push(end);
  return end;
}
/** Waits until a log that is watched from now on was looked at: those watched before it were looked at too. */
async function whenLookedAt() {
  const other = path.join(folder, 'other.log');
  writeFileSync(other, 'x'.repeat(large));
  watched(other);
  await whenEmpty(other);
}

test('PostgreSQL’s log is emptied while the server writes to it, what was in it stands beside it, and it goes on', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false });
  opened.push(() => postgres.stop());
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  opened.push(() => client.end());
  const warn = (text: string) => client.query(`DO $$ BEGIN RAISE WARNING '${text}'; END $$`);
  for (let written = 0; written < 11; written += 1) await warn('w'.repeat(100_000));
  expect(sizeOf(file)).toBeGreaterThan(large);
  watched(file);
  await whenEmpty(file);
  expect(sizeOf(`${file}.1`)).toBeGreaterThan(large);
  await warn('after it was emptied');
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('after it was emptied');
  expect([written.includes('\0'), written.length < 10_000]).toEqual([false, true]);
});

test('a log that was large when the server starts is put aside', async () => {
  writeFileSync(file, 'x'.repeat(large));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false });
  opened.push(() => postgres.stop());
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('x'.repeat(large));
  expect(sizeOf(file)).toBeLessThan(100_000);
});

test('a log of a megabyte is left as it is', async () => {
  writeFileSync(file, 'x'.repeat(large - 1));
  watched(file);
  await whenLookedAt();
  expect(sizeOf(file)).toBe(large - 1);
});

test('a log of which no copy can be made, as on a full disk, is emptied all the same', async () => {
  mkdirSync(`${file}.1`);
  const server = openSync(file, 'a');
  opened.push(() => closeSync(server));
  writeSync(server, 'x'.repeat(large));
  watched(file);
  await whenEmpty(file);
  writeSync(server, 'after');
  expect(readFileSync(file, 'utf8')).toBe('after');
});

test('nothing is done to a log that is not looked after any more', async () => {
  const end = watched(file);
  end();
  writeFileSync(file, 'x'.repeat(large));
  await whenLookedAt();
  expect(sizeOf(file)).toBe(large);
});
