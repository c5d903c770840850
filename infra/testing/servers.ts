import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/database/embedded';
import { withConnection } from '../src/database/withConnection';
import { createLogger } from '../src/telemetry';
import { folderInMemory } from './folderInMemory';

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL servers on which test databases are made, one for each file that runs at once. */
    databaseServerUrls: readonly string[];
    /** Set when there is a Redis server. */
    redisUrl: string | null;
    testRun: string;
    /** For files that are kept until the end of the run. */
    folder: string;
  }
}

/**
 * Starts what the integration tests need: for each file that runs at once a PostgreSQL of its own, unless
 * TEST_DATABASE_URL names servers (apart by commas).
 */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  project.provide('testRun', randomUUID().slice(0, 8));
  project.provide('redisUrl', process.env['TEST_REDIS_URL'] ?? null);
  const folder = await folderInMemory('settlewise-tests-');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  project.provide('folder', folder);

  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) {
    project.provide('databaseServerUrls', given.split(','));
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
      const dataDir = await folderInMemory('settlewise-test-');
      started.push(() => rm(dataDir, { recursive: true, force: true }));
      const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false, maxConnections: 200 });
      started[urls.length] = async () => {
        await postgres.stop();
        await rm(dataDir, { recursive: true, force: true });
      };
      await makeSigningInCheap(postgres.url);
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

/** By default both sides hash the password 4,096 times for each of about ten thousand connections. This sets it to once. */
const makeSigningInCheap = (server: string): Promise<void> =>
  withConnection({ connectionString: server }, async (client) => {
    const { username, password } = new URL(server);
    await client.query('SET scram_iterations = 1');
    await client.query(
      `ALTER ROLE ${client.escapeIdentifier(username)} PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}`,
    );
  });
