import { closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForOptions } from '../../../testing/waitForOptions';
import { createLogger } from '../../telemetry';
import { startEmbeddedPostgres } from './index';
import { limitLogSize } from './serverProcess';

const log = createLogger({ level: 'silent', name: 'tests' });
const large = 1_000_001;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-postgres-log-'));
  file = path.join(folder, 'postgres.log');
});
/** Closed after each test, before its folder is deleted. */
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0).toReversed()) await close();
  await rm(folder, { recursive: true, force: true });
});

const fileSize = (name: string) => statSync(name).size;
const waitUntilEmpty = (name: string) => vi.waitFor(() => expect(fileSize(name)).toBe(0), waitForOptions);
/** Limits the size of a log until the end of the test, or until the result is called. */
function limitLog(name: string): () => void {
  const end = limitLogSize(name, 5);
  cleanups.push(end);
  return end;
}
/** Waits until a new log has been checked; earlier logs have then been checked, too. */
async function waitForCheck() {
  const other = path.join(folder, 'other.log');
  writeFileSync(other, 'x'.repeat(large));
  limitLog(other);
  await waitUntilEmpty(other);
}

test('PostgreSQL’s log is copied and emptied while the server writes to it', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false });
  cleanups.push(() => postgres.stop());
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  cleanups.push(() => client.end());
  const warn = (text: string) => client.query(`DO $$ BEGIN RAISE WARNING '${text}'; END $$`);
  for (let written = 0; written < 11; written += 1) await warn('w'.repeat(100_000));
  expect(fileSize(file)).toBeGreaterThan(large);
  limitLog(file);
  await waitUntilEmpty(file);
  expect(fileSize(`${file}.1`)).toBeGreaterThan(large);
  await warn('after it was emptied');
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('after it was emptied');
  expect([written.includes('\0'), written.length < 10_000]).toEqual([false, true]);
});

test('a large log is rotated when the server starts', async () => {
  writeFileSync(file, 'x'.repeat(large));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false });
  cleanups.push(() => postgres.stop());
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('x'.repeat(large));
  expect(fileSize(file)).toBeLessThan(100_000);
});

test('a log of a megabyte is not changed', async () => {
  writeFileSync(file, 'x'.repeat(large - 1));
  limitLog(file);
  await waitForCheck();
  expect(fileSize(file)).toBe(large - 1);
});

test('a log is emptied even if the copy fails, as on a full disk', async () => {
  mkdirSync(`${file}.1`);
  const server = openSync(file, 'a');
  cleanups.push(() => closeSync(server));
  writeSync(server, 'x'.repeat(large));
  limitLog(file);
  await waitUntilEmpty(file);
  writeSync(server, 'after');
  expect(readFileSync(file, 'utf8')).toBe('after');
});

test('a log is not changed after the checks have stopped', async () => {
  const end = limitLog(file);
  end();
  writeFileSync(file, 'x'.repeat(large));
  await waitForCheck();
  expect(fileSize(file)).toBe(large);
});
