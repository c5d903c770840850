import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/database/embedded';
import { withConnection } from '../src/database/withConnection';
import { createLogger } from '../src/telemetry';
import { createMemoryFolder } from './createMemoryFolder';

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL servers for test databases, one per parallel test file. */
    databaseServerUrls: readonly string[];
    /** Null without a Redis server. */
    redisUrl: string | null;
    testRun: string;
    /** Folder of files that exist until the end of the run. */
    folder: string;
  }
}

/**
 * Starts a PostgreSQL server for each parallel file of the integration tests, unless TEST_DATABASE_URL names servers
 * (comma-separated).
 */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  project.provide('testRun', randomUUID().slice(0, 8));
  project.provide('redisUrl', process.env['TEST_REDIS_URL'] ?? null);
  const folder = await createMemoryFolder('settlewise-tests-');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  project.provide('folder', folder);

  const configuredUrls = process.env['TEST_DATABASE_URL'];
  if (configuredUrls !== undefined) {
    project.provide('databaseServerUrls', configuredUrls.split(','));
    project.provide('databaseServerPids', []);
    return removeFolder;
  }

  const log = createLogger({ level: 'warn', name: 'tests' });
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(started.map((stopOne) => stopOne()));
    await removeFolder();
  };
  const urls: string[] = [];
  const pids: number[] = [];
  try {
    while (urls.length < project.vitest.config.maxWorkers) {
      const dataDir = await createMemoryFolder('settlewise-test-');
      started.push(() => rm(dataDir, { recursive: true, force: true }));
      const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false, maxConnections: 200 });
      started[urls.length] = async () => {
        await postgres.stop();
        await rm(dataDir, { recursive: true, force: true });
      };
      await reducePasswordHashing(postgres.url);
      urls.push(postgres.url);
      pids.push(postgres.pid);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('databaseServerUrls', urls);
  project.provide('databaseServerPids', pids);
  return stop;
}

/** Reduces the password hashing of a connection from 4,096 rounds to 1, because tests open about 10,000 connections. */
const reducePasswordHashing = (server: string): Promise<void> =>
  withConnection({ connectionString: server }, async (client) => {
    const { username, password } = new URL(server);
    await client.query('SET scram_iterations = 1');
    await client.query(
      `ALTER ROLE ${client.escapeIdentifier(username)} PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}`,
    );
  });
