import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { folderInMemory } from '../../../testing/folderInMemory';
import { samples } from '../../../testing/samples';
import { createLogger } from '../../telemetry';
import { EmbeddedPostgresError, runningEmbeddedPostgres, startEmbeddedPostgres } from './index';
import { isAlive } from './stopServer';

const log = createLogger({ level: 'silent', name: 'tests' });
const start = () => startEmbeddedPostgres({ dataDir, log, durable: false });

let dataDir: string;
let running: ChildProcess[];
/** A data folder after its first start. Making one takes longer than most tests. */
let madeBefore: string;
beforeAll(async () => {
  madeBefore = await folderInMemory('settlewise-embedded-');
  const postgres = await startEmbeddedPostgres({ dataDir: madeBefore, log, durable: false });
  await postgres.stop();
});
afterAll(() => rm(madeBefore, { recursive: true, force: true }));
const takeMadeFolder = () => cp(madeBefore, dataDir, { recursive: true });
beforeEach(async () => {
  dataDir = await folderInMemory('settlewise-embedded-');
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

// The launcher in a process of its own: built like the program, and placed where its packages are found.
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

async function startedProcess() {
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
  test('keeps its data over an ordered stop and a second start', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE journeys AS SELECT 5 AS total');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await start();
    expect(await query(second.url, 'SELECT total FROM journeys')).toEqual([{ total: 5 }]);
    await second.stop();
  });

  test('keeps its password where only the owner can read it, and lets nobody in without it', async () => {
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

  test('starts again after its launcher was killed, with all that had been committed', async () => {
    await takeMadeFolder();
    const first = await startedProcess();
    await query(first.url, 'CREATE TABLE journeys AS SELECT 5 AS total');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(isAlive(first.pid)).toBe(true);

    const second = await startedProcess();
    expect(await query(second.url, 'SELECT total FROM journeys')).toEqual([{ total: 5 }]);
    expect(isAlive(first.pid)).toBe(false);
  });

  const kills = samples(3, 20);
  test(`starts at once after each of ${kills} kills, also while nobody has asked how the killed one ended`, async () => {
    await takeMadeFolder();
    for (let round = 1; round <= kills; round += 1) {
      // As in a container whose first process never asks after its children: the shell becomes `sleep`.
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

  test('says so when PostgreSQL itself is killed', async () => {
    await takeMadeFolder();
    const postgres = await start();
    process.kill(postgres.pid, 'SIGKILL');
    expect(await postgres.lost).toContain('SIGKILL');
    await postgres.stop();

    const next = await start();
    expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  test('refuses a second copy on the same folder in one line that names the first, which works on', async () => {
    await takeMadeFolder();
    const first = await startedProcess();
    const second = await startProcess();
    expect(second).toMatchObject({
      failure: `Settlewise is already running with the data in ${dataDir}, pid ${first.child.pid}: stop it, or set DATA_DIR to another folder.\n`,
    });
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('lets exactly one of several win that start at the same moment', async () => {
    const results = await Promise.all([startProcess(), startProcess(), startProcess()]);
    const refused = results.filter((result) => 'failure' in result);
    expect(refused).toHaveLength(2);
    for (const { failure } of refused) expect(failure).toContain('already running');
  });

  test('is not held up by a postmaster.pid whose number belongs to another process by now', async () => {
    await takeMadeFolder();
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
    await takeMadeFolder();
    expect(await runningEmbeddedPostgres(dataDir)).toBeNull();
    const { url, child } = await startedProcess();
    expect(await runningEmbeddedPostgres(dataDir)).toBe(url);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await runningEmbeddedPostgres(dataDir)).toBeNull();
  });

  test('begins again when the first start was cut short while the data folder was made', async () => {
    await mkdir(path.join(dataDir, 'postgres.initialising', 'base'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres-password.initialising'), 'old');
    const postgres = await start();
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test('tells in one line why a damaged data folder does not start, and gives the lock back', async () => {
    await takeMadeFolder();
    const control = path.join(dataDir, 'postgres', 'global', 'pg_control');
    const whole = await readFile(control);
    await writeFile(control, 'damaged');
    const failure: unknown = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedPostgresError);
    expect(failure).toMatchObject({ code: 'start_failed', message: expect.stringContaining('pg_control') });
    expect(String(failure)).not.toContain('\n');

    await writeFile(control, whole);
    await (await start()).stop();
  });

  test.skipIf(process.getuid?.() !== 0)(
    'works for root below a folder that is closed to others',
    async () => {
      await chmod(dataDir, 0o700);
      const closed = path.join(dataDir, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const postgres = await startEmbeddedPostgres({
        dataDir: path.join(closed, 'data'),
        log,
        durable: false,
      });
      expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await postgres.stop();
    },
  );

  test('tells in one line that the data folder is no folder', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await expect(startEmbeddedPostgres({ dataDir: file, log })).rejects.toMatchObject({
      code: 'folder_unusable',
      message: expect.stringContaining(file),
    });
  });
});
