import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../telemetry/logger';
import { withConnection } from '../withConnection';
import { type PostgresAccount, choosePostgresAccount } from './account';
import { findPostgresBinaries } from './binaries';
import {
  type Cluster,
  databaseName,
  databaseUrl,
  findClusterOwner,
  prepareCluster,
  superuser,
} from './cluster';
import { lockDataFolder } from './dataFolderLock';
import { EmbeddedPostgresError } from './errors';
import { clearLeftoverServer } from './leftover';
import { waitForExit, limitLogSize, logTail, spawnServer } from './serverProcess';
import { stopServer } from './stopServer';

export interface EmbeddedPostgresOptions {
  /** Folder of the program's data, with PostgreSQL's files in a subfolder. Created if missing. */
  readonly dataDir: string;
  readonly log: Logger;
  /** False only for temporary servers of tests: faster, but a crash of the machine loses data. Default true. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
}

export interface EmbeddedPostgres {
  /** Connection string of the program's database. */
  readonly url: string;
  readonly pid: number;
  /** Resolves with the reason if the server ends without a call of `stop`. */
  readonly lost: Promise<string>;
  /** Ends all sessions, writes everything, and resolves when the server has ended. */
  stop(): Promise<void>;
}

/** Recovery after a crash replays the log since the last checkpoint, which may take long on a slow disk. */
const readyTimeoutMs = 120_000;

/**
 * Starts the bundled PostgreSQL on 127.0.0.1 and a free port. Locks the data folder until `stop`. A server that a killed
 * run left behind is stopped first.
 * @throws EmbeddedPostgresError with the problem in one line.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = prepareFolder(options.dataDir);
  let unlock = () => {};
  try {
    unlock = await lockDataFolder(root);
    return await start(root, options, unlock);
  } catch (error) {
    unlock();
    throw toFolderError(error, root);
  }
}

/** Converts an error of the file system (disk full, no permission) to one line; returns other errors unchanged. */
function toFolderError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  return new EmbeddedPostgresError(
    'folder_unusable',
    `The data folder ${folder} cannot be used: ${error.message}`,
    { cause: error },
  );
}

async function start(
  root: string,
  options: EmbeddedPostgresOptions,
  unlock: () => void,
): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const account = choosePostgresAccount([binaries.postgres, root], findClusterOwner(root));
  const cluster = await prepareCluster(root, binaries, account);
  const login = (port: number, database = 'postgres') => ({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: cluster.password,
    database,
  });
  await clearLeftoverServer(cluster.dataFolder, login, options.log);

  const server = await startListening(binaries.postgres, account, cluster, options, login);
  try {
    await ensureDatabase(login(server.port));
  } catch (error) {
    await server.stop();
    throw error;
  }
  let stopping = false;
  const stopLogChecks = limitLogSize(cluster.logFile);
  return {
    url: databaseUrl(server.port, cluster.password),
    pid: server.pid,
    lost: new Promise((resolve) => {
      void server.ended.then((reason) => {
        if (!stopping) resolve(`${reason}: ${logTail(cluster.logFile)}`);
      });
    }),
    async stop() {
      if (stopping) return;
      stopping = true;
      stopLogChecks();
      await server.stop();
      unlock();
    },
  };
}

function prepareFolder(dataDir: string): string {
  const folder = path.resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw toFolderError(error, folder);
  }
}

type Login = (port: number, database?: string) => pg.ClientConfig;

interface ListeningServer {
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

async function startListening(
  program: string,
  account: PostgresAccount,
  cluster: Cluster,
  options: EmbeddedPostgresOptions,
  login: Login,
): Promise<ListeningServer> {
  const attempts = 5;
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const child = spawnServer({ program, account, cluster, port, settings: createSettings(options) });
    const { pid } = child;
    const childEnded = waitForExit(child);
    const stop = async () => {
      if (pid === undefined) return;
      await stopServer(pid, () => child.exitCode !== null || child.signalCode !== null);
    };
    const waiting = new AbortController();
    const failure = await Promise.race([childEnded, waitUntilReady(login(port), waiting.signal)]);
    waiting.abort();
    if (failure === null && pid !== undefined) return { port, pid, ended: childEnded, stop };

    await stop();
    const reason = logTail(cluster.logFile);
    // Both are temporary: another program took the port, or processes of a killed server are still ending.
    const isTemporary = /Address already in use|pre-existing shared memory block/.test(reason);
    if (!isTemporary || attempt === attempts) {
      throw new EmbeddedPostgresError(
        'start_failed',
        `PostgreSQL did not start with the data in ${cluster.dataFolder} (${failure ?? 'not started'}): ${reason}`,
      );
    }
    await delay(300 * attempt);
  }
}

/** Settings for little memory: the whole program has to stay below 350 MB. */
function createSettings({
  durable = true,
  maxConnections = 60,
}: EmbeddedPostgresOptions): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    // A recycled file of the log keeps its old content: see `removeErasedBytes`.
    wal_recycle: 'off',
    // Keeps values of rows out of the server's own log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // Helper processes and compiled queries need too much memory for small tables.
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    jit: 'off',
    io_method: 'sync',
    log_timezone: 'UTC',
    timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}

/** Null when the server accepts sessions; otherwise the reason why it did not in time. */
async function waitUntilReady(config: pg.ClientConfig, signal: AbortSignal): Promise<string | null> {
  const deadline = Date.now() + readyTimeoutMs;
  let reason = '';
  while (Date.now() < deadline && !signal.aborted) {
    try {
      await withConnection({ ...config, connectionTimeoutMillis: 5_000 }, () => Promise.resolve());
      return null;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      // 28P01: wrong password; waiting does not help.
      if (error instanceof pg.DatabaseError && error.code === '28P01') return reason;
      await delay(15);
    }
  }
  return `no answer within ${readyTimeoutMs / 1000} s, ${reason}`;
}

const ensureDatabase = (config: pg.ClientConfig): Promise<void> =>
  withConnection({ ...config, connectionTimeoutMillis: 10_000 }, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  });

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no TCP port'));
        else resolve(address.port);
      });
    });
  });
}
