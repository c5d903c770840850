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
import { surviveLostConnections } from '../database/heldConnections';
import { postgresConnection } from '../database/postgresConnection';
import { redisConnection } from './redisConnection';
import { redisRefusal } from './redisRefusal';

/** The parts of BullMQ that the queues need, with either store behind it. */
export interface Engine {
  queue(name: string, options: Omit<QueueOptions, 'connection'>): EngineQueue;
  worker(
    name: string,
    processor: Processor<unknown, void>,
    options: Omit<WorkerOptions, 'connection'>,
  ): EngineWorker;
  /** Resolves when the store answers and its tables are there. */
  prepare(): Promise<void>;
  /** Why the store refuses the connection, if the errors of its calls do not say so; else null. */
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

export function redisEngine(url: string): Engine {
  // A worker waits for Redis to come back; whoever adds a job is told at once that it is away.
  const server = redisConnection(url);
  const forWorkers = { ...server, maxRetriesPerRequest: null };
  const forQueues = { ...server, enableOfflineQueue: false, maxRetriesPerRequest: 1 };
  return {
    queue: (name, options) => listening(new Queue(name, { ...options, connection: forQueues })),
    worker: (name, processor, options) =>
      listening(new Worker(name, processor, { ...options, connection: forWorkers })),
    prepare: () => Promise.resolve(),
    refusal: () => redisRefusal(server),
    close: () => Promise.resolve(),
  };
}

/** BullMQ's tables stand in a schema of their own, `bullmq`, which BullMQ migrates. One pool serves all queues. */
export function postgresEngine(databaseUrl: string): Engine {
  const pool = new pg.Pool({
    ...postgresConnection(databaseUrl),
    application_name: 'settlewise-jobs',
    options: `-c search_path=${schema}`,
    max: 14,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
  });
  // Every queue and worker listens to it, more listeners than Node's limit for a suspected leak.
  pool.setMaxListeners(0);
  const errors = new Set<(error: Error) => void>();
  pool.on('error', (error) => errors.forEach((listener) => listener(error)));
  surviveLostConnections(pool);
  return {
    queue: (name, options) =>
      listening(new Queue(name, { ...options, connection: pool }, createPostgresBackend), errors),
    worker: (name, processor, options) =>
      listening(new Worker(name, processor, { ...options, connection: pool }, createPostgresBackend), errors),
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

function listening<Part extends Emitter>(part: Part, more?: Set<(error: Error) => void>) {
  return Object.assign(part, {
    onError(listener: (error: Error) => void) {
      part.on('error', listener);
      more?.add(listener);
    },
  });
}
