import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryFolder } from '../../../testing/createMemoryFolder';
import { samples } from '../../../testing/samples';
import { createLogger } from '../../telemetry';
import { EmbeddedPostgresError, findRunningEmbeddedPostgres, startEmbeddedPostgres } from './index';
import { isAlive } from './stopServer';

const log = createLogger({ level: 'silent', name: 'tests' });
const start = () => startEmbeddedPostgres({ dataDir, log, durable: false });

let dataDir: string;
let running: ChildProcess[];
/** A data folder after its first start. Its creation takes longer than most tests. */
let preparedFolder: string;
beforeAll(async () => {
  preparedFolder = await createMemoryFolder('settlewise-embedded-');
  const postgres = await startEmbeddedPostgres({ dataDir: preparedFolder, log, durable: false });
  await postgres.stop();
});
afterAll(() => rm(preparedFolder, { recursive: true, force: true }));
const copyPreparedFolder = () => cp(preparedFolder, dataDir, { recursive: true });
beforeEach(async () => {
  dataDir = await createMemoryFolder('settlewise-embedded-');
  running = [];
});
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

// The launcher runs in a separate process. Its bundle is placed where its packages are found.
const bundle = path.resolve(`.cache/embeddedPostgresProcess-${process.pid}.mjs`);
beforeAll(async () => {
  await build({
    entryPoints: ['infra/testing/embeddedPostgresProcess.ts'],
    outfile: bundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});
afterAll(() => rm(bundle, { force: true }));

const startedShape = z.object({ url: z.string(), pid: z.number() });

async function startProcess(): Promise<
  { child: ChildProcess } & ({ url: string; pid: number } | { failure: string })
> {
  const child = spawn(process.execPath, [bundle, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let failure = '';
  child.stderr.on('data', (chunk: Buffer) => (failure += chunk.toString()));
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'close').then(() => [null]),
  ]);
  return line === null ? { child, failure } : { child, ...startedShape.parse(JSON.parse(String(line))) };
}

async function startProcessSuccessfully() {
  const result = await startProcess();
  if ('failure' in result) throw new Error(result.failure);
  return result;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data after a stop and a second start', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE journeys AS SELECT 5 AS total');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await start();
    expect(await query(second.url, 'SELECT total FROM journeys')).toEqual([{ total: 5 }]);
    await second.stop();
  });

  test('has a password that only the owner can read, and refuses other passwords', async () => {
    const postgres = await start();
    try {
      expect((await stat(path.join(dataDir, 'postgres-password'))).mode & 0o077).toBe(0);
      const url = new URL(postgres.url);
      url.password = 'wrong';
      await expect(query(url.toString(), 'SELECT 1')).rejects.toThrow('password authentication failed');
      expect(await query(postgres.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    } finally {
      await postgres.stop();
    }
  });

  test('starts again after its launcher was killed, with all committed data', async () => {
    await copyPreparedFolder();
    const first = await startProcessSuccessfully();
    await query(first.url, 'CREATE TABLE journeys AS SELECT 5 AS total');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(isAlive(first.pid)).toBe(true);

    const second = await startProcessSuccessfully();
    expect(await query(second.url, 'SELECT total FROM journeys')).toEqual([{ total: 5 }]);
    expect(isAlive(first.pid)).toBe(false);
  });

  const kills = samples(3, 20);
  test(`starts at once after each of ${kills} kills, also while the killed process is a zombie`, async () => {
    await copyPreparedFolder();
    for (let round = 1; round <= kills; round += 1) {
      // As in a container whose first process never waits for its children: the shell becomes `sleep`.
      const parent = spawn(
        'sh',
        ['-c', '"$0" "$1" "$2" & echo $!; exec sleep 600', process.execPath, bundle, dataDir],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      running.push(parent);
      const lines = createInterface(parent.stdout)[Symbol.asyncIterator]();
      const pid = Number((await lines.next()).value);
      const started = startedShape.parse(JSON.parse(String((await lines.next()).value)));
      expect(await query(started.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      process.kill(pid, 'SIGKILL');
    }
    const last = await start();
    expect(await query(last.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await last.stop();
  });

  test('reports when PostgreSQL itself is killed', async () => {
    await copyPreparedFolder();
    const postgres = await start();
    process.kill(postgres.pid, 'SIGKILL');
    expect(await postgres.lost).toContain('SIGKILL');
    await postgres.stop();

    const next = await start();
    expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  test('refuses a second process on the same folder with a message about the first, which continues', async () => {
    await copyPreparedFolder();
    const first = await startProcessSuccessfully();
    const second = await startProcess();
    expect(second).toMatchObject({
      failure: `Settlewise is already running with the data in ${dataDir}, pid ${first.child.pid}: stop it, or set DATA_DIR to another folder.\n`,
    });
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('lets exactly one of several concurrent starts win', async () => {
    const results = await Promise.all([startProcess(), startProcess(), startProcess()]);
    const refused = results.filter((result) => 'failure' in result);
    expect(refused).toHaveLength(2);
    for (const { failure } of refused) expect(failure).toContain('already running');
  });

  test('ignores a postmaster.pid with a reused pid', async () => {
    await copyPreparedFolder();
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(
      pidFile,
      `${process.pid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n0 0\nready\n`,
    );
    await chmod(pidFile, 0o644);

    const postgres = await start();
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('is found by another process while it runs, and only then', async () => {
    await copyPreparedFolder();
    expect(await findRunningEmbeddedPostgres(dataDir)).toBeNull();
    const { url, child } = await startProcessSuccessfully();
    expect(await findRunningEmbeddedPostgres(dataDir)).toBe(url);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await findRunningEmbeddedPostgres(dataDir)).toBeNull();
  });

  test('repeats an interrupted creation of the data folder', async () => {
    await mkdir(path.join(dataDir, 'postgres.initialising', 'base'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres-password.initialising'), 'old');
    const postgres = await start();
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('explains a damaged data folder in one line, and releases the lock', async () => {
    await copyPreparedFolder();
    const control = path.join(dataDir, 'postgres', 'global', 'pg_control');
    const original = await readFile(control);
    await writeFile(control, 'damaged');
    const failure: unknown = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedPostgresError);
    expect(failure).toMatchObject({ code: 'start_failed', message: expect.stringContaining('pg_control') });
    expect(String(failure)).not.toContain('\n');

    await writeFile(control, original);
    await (await start()).stop();
  });

  test.skipIf(process.getuid?.() !== 0)('works for root in a folder that is closed to others', async () => {
    await chmod(dataDir, 0o700);
    const closed = path.join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(closed, 'data'), log, durable: false });
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('explains in one line that the data folder is a file', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await expect(startEmbeddedPostgres({ dataDir: file, log })).rejects.toMatchObject({
      code: 'folder_unusable',
      message: expect.stringContaining(file),
    });
  });
});
