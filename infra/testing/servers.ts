import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/database/embedded';
import { createLogger } from '../src/telemetry';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which test databases are made, and a name for this run. */
    databaseServerUrl: string;
    /** Set when a Redis server is there. */
    redisUrl: string | null;
    testRun: string;
  }
}

/** Starts what the integration tests need: a PostgreSQL of their own, unless TEST_DATABASE_URL names a server. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  project.provide('testRun', randomUUID().slice(0, 8));
  project.provide('redisUrl', process.env['TEST_REDIS_URL'] ?? null);

  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) {
    project.provide('databaseServerUrl', given);
    return () => Promise.resolve();
  }

  const dataDir = await mkdtemp(path.join(tmpdir(), 'settlewise-test-'));
  const log = createLogger({ level: 'warn', name: 'tests' });
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false, maxConnections: 200 }).catch(
    async (error: unknown) => {
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    },
  );
  project.provide('databaseServerUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
