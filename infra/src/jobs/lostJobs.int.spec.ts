import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { workerRedisUrl } from '../../testing/workerServers';
import { createLogger } from '../telemetry';
import { createJobs } from './index';

const log = createLogger({ level: 'silent', name: 'tests' });
const mail = z.object({ to: z.string() });

// The worker runs in a separate process. Its bundle is placed where its packages are found.
const bundle = path.resolve(`.cache/dyingWorkerProcess-${process.pid}.mjs`);
const workers: ChildProcess[] = [];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  await build({
    entryPoints: ['infra/testing/dyingWorkerProcess.ts'],
    outfile: bundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await rm(bundle, { force: true });
  await database.drop();
});

const redis = workerRedisUrl();

describe.each([
  { store: 'PostgreSQL', absent: false, redisUrl: undefined },
  { store: 'Redis (named by TEST_REDIS_URL)', absent: redis === null, redisUrl: redis ?? undefined },
])('jobs kept in $store', ({ absent, redisUrl }) => {
  test.skipIf(absent)('a job is completed although several of its workers were killed', async () => {
    const name = `mails-${randomUUID()}`;
    const jobs = await createJobs({ databaseUrl: database.url, redisUrl, log, lostAfterMs: 500 });
    try {
      const queue = await jobs.queue(name, mail);
      await queue.add({ to: 'ada' }, { id: 'mail' });
      for (let killed = 0; killed < 3; killed += 1) {
        const words = [bundle, name, database.url, ...(redisUrl === undefined ? [] : [redisUrl])];
        const worker = spawn(process.execPath, words, { stdio: 'ignore' });
        workers.push(worker);
        const [, signal] = await once(worker, 'exit');
        expect(signal).toBe('SIGKILL');
      }
      const done: string[] = [];
      await jobs.worker(name, mail, ({ to }) => {
        done.push(to);
        return Promise.resolve();
      });
      await expect.poll(() => queue.counts()).toMatchObject({ completed: 1, failed: 0 });
      expect(done).toEqual(['ada']);
    } finally {
      await jobs.close();
    }
  });
});
