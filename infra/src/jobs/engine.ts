import {
  createPostgresBackend,
  Queue,
  type Processor,
  type QueueOptions,
  runMigrations,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import pg from 'pg';
import { ignoreConnectionErrors } from '../database/ignoreConnectionErrors';
import { parsePostgresAddress } from '../database/parsePostgresAddress';
import { parseRedisAddress } from './redisConnection';
import { findRedisRefusal } from './findRedisRefusal';

/** The parts of BullMQ that the queues need, for either store. */
export interface Engine {
  queue(name: string, options: Omit<QueueOptions, 'connection'>): EngineQueue;
  worker(
    name: string,
    processor: Processor<unknown, void>,
    options: Omit<WorkerOptions, 'connection'>,
  ): EngineWorker;
  /** Resolves when the store answers and its tables exist. */
  prepare(): Promise<void>;
  /** Why the store refuses the connection, if its other errors do not contain the reason; otherwise null. */
  refusal(): Promise<Error | null>;
  close(): Promise<void>;
}

export type EngineQueue = Pick<
  Queue<unknown, void>,
  | 'add'
  | 'addBulk'
  | 'getJobCounts'
  | 'getFailed'
  | 'getJob'
  | 'getJobs'
  | 'getJobScheduler'
  | 'getJobSchedulers'
  | 'removeJobScheduler'
  | 'upsertJobScheduler'
  | 'waitUntilReady'
  | 'close'
> & { onError(listener: (error: Error) => void): void };

export interface EngineWorker {
  waitUntilReady(): Promise<unknown>;
  close(force?: boolean): Promise<void>;
  onError(listener: (error: Error) => void): void;
}

export function createRedisEngine(url: string): Engine {
  // A worker waits for an unavailable Redis; adding a job fails at once.
  const server = parseRedisAddress(url);
  const workerConnection = { ...server, maxRetriesPerRequest: null };
  const queueConnection = { ...server, enableOfflineQueue: false, maxRetriesPerRequest: 1 };
  return {
    queue: (name, options) => withErrorListener(new Queue(name, { ...options, connection: queueConnection })),
    worker: (name, processor, options) =>
      withErrorListener(new Worker(name, processor, { ...options, connection: workerConnection })),
    prepare: () => Promise.resolve(),
    refusal: () => findRedisRefusal(server),
    close: () => Promise.resolve(),
  };
}

/** BullMQ's tables have their own schema, `bullmq`, which BullMQ migrates. One pool serves all queues. */
export function createPostgresEngine(databaseUrl: string): Engine {
  const pool = new pg.Pool({
    ...parsePostgresAddress(databaseUrl),
    application_name: 'settlewise-jobs',
    options: `-c search_path=${schema}`,
    max: 14,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
  });
  // Every queue and worker listens to it; Node would warn of a leak.
  pool.setMaxListeners(0);
  const errors = new Set<(error: Error) => void>();
  pool.on('error', (error) => errors.forEach((listener) => listener(error)));
  ignoreConnectionErrors(pool);
  return {
    queue: (name, options) =>
      withErrorListener(new Queue(name, { ...options, connection: pool }, createPostgresBackend), errors),
    worker: (name, processor, options) =>
      withErrorListener(
        new Worker(name, processor, { ...options, connection: pool }, createPostgresBackend),
        errors,
      ),
    async prepare() {
      const client = await pool.connect();
      try {
        await runMigrations(client, schema);
      } finally {
        client.release();
      }
    },
    refusal: () => Promise.resolve(null),
    close: () => pool.end(),
  };
}

const schema = 'bullmq';

interface Emitter {
  on(event: 'error', listener: (error: Error) => void): unknown;
}

function withErrorListener<Part extends Emitter>(part: Part, poolListeners?: Set<(error: Error) => void>) {
  return Object.assign(part, {
    onError(listener: (error: Error) => void) {
      part.on('error', listener);
      poolListeners?.add(listener);
    },
  });
}
