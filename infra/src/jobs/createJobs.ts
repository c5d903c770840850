import { type Job, UnrecoverableError } from 'bullmq';
import type { z } from 'zod';
import { toClientCertificateError } from '../process';
import { loggedError, withCorrelation, createThrottledLog, type Logger } from '../telemetry';
import { toJobCounts, createAdministration } from './administration';
import { withTimeout } from './withTimeout';
import {
  type Engine,
  type EngineQueue,
  type EngineWorker,
  createPostgresEngine,
  createRedisEngine,
} from './engine';
import { JobsClosedError } from './errors';
import { ensureSchedule, runAtInterval, promoteMistimedJobs } from './repeating';
import type { Jobs, Retry } from './types';

export interface JobsOptions {
  /** If set, Redis stores the jobs; otherwise PostgreSQL. */
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Retries of a failing job. Default 5 attempts, 2 s before the second. */
  readonly retry?: Retry;
  /** After this time without a sign of life, a job moves to another process, within twice the time. Default 30,000. */
  readonly lostAfterMs?: number;
  /** Interval of the search for jobs that a fast clock has delayed. Default a minute. */
  readonly delayedCheckIntervalMs?: number;
}

/**
 * How many times the process of a job may die. The limit stops a job that kills every process. With BullMQ's default of
 * one, a second crash would fail a correct job.
 */
const maxLosses = 10;

const callTimeoutMs = 5_000;
/** Completed jobs are kept so that their ids stay taken; a week is longer than any repeat interval. */
const completedRetention = { age: 7 * 24 * 3600, count: 10_000 };

/** @throws JobsUnavailableError when the store is unreachable */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const engine =
    options.redisUrl === undefined
      ? createPostgresEngine(options.databaseUrl)
      : createRedisEngine(options.redisUrl);
  const { lostAfterMs = 30_000 } = options;
  const lossOptions = { lockDuration: lostAfterMs, stalledInterval: lostAfterMs, maxStalledCount: maxLosses };
  const defaultRetry = options.retry ?? { attempts: 5, firstWaitMs: 2_000 };
  const queues: EngineQueue[] = [];
  const workers: EngineWorker[] = [];
  const stopping = new AbortController();
  const report = createErrorReporter(options.log);

  /** @throws JobsClosedError because a worker opened after the close would never stop */
  function assertOpen(): void {
    if (stopping.signal.aborted) throw new JobsClosedError();
  }

  /** @throws JobsUnavailableError · ClientCertificateRefusedError */
  async function waitUntilOpen(operation: string, waiting: Promise<unknown>): Promise<void> {
    try {
      await withTimeout(operation, waiting, callTimeoutMs);
    } catch (error) {
      throw toClientCertificateError(await engine.refusal()) ?? error;
    }
  }

  async function openQueue(name: string, options: Parameters<Engine['queue']>[1] = {}): Promise<EngineQueue> {
    assertOpen();
    const queue = engine.queue(name, options);
    queues.push(queue);
    queue.onError(report);
    await waitUntilOpen(`open ${name}`, queue.waitUntilReady());
    return queue;
  }

  async function openWorker(
    name: string,
    process: Parameters<Engine['worker']>[1],
    concurrency: number,
  ): Promise<void> {
    assertOpen();
    const worker = engine.worker(name, process, { ...lossOptions, concurrency });
    workers.push(worker);
    worker.onError(report);
    // A worker created while the store is unavailable would never work and report no error.
    await waitUntilOpen(`work on ${name}`, worker.waitUntilReady());
  }

  async function closeAll(): Promise<void> {
    stopping.abort();
    await Promise.all(workers.map((worker) => closeWorker(worker, options.log)));
    await Promise.all(queues.map((queue) => closeWithTimeout(queue.close(), options.log)));
    await closeWithTimeout(engine.close(), options.log);
  }

  try {
    await withTimeout('prepare', engine.prepare(), 6 * callTimeoutMs);
  } catch (error) {
    await engine.close();
    throw error;
  }

  return {
    async queue(name, schema, { retry = defaultRetry, removeCompleted = false } = {}) {
      const queue = await openQueue(name, {
        defaultJobOptions: {
          attempts: retry.attempts,
          backoff: { type: 'exponential', delay: retry.firstWaitMs },
          removeOnComplete: removeCompleted ? true : completedRetention,
          removeOnFail: false,
        },
      });
      const promote = async () => {
        const jobs = await withTimeout(`look at ${name}`, promoteMistimedJobs(queue), callTimeoutMs);
        if (jobs > 0)
          options.log.warn({ queue: name, jobs }, 'A clock was ahead: jobs that waited for it run now');
      };
      const { delayedCheckIntervalMs = 60_000 } = options;
      runAtInterval(promote, { everyMs: delayedCheckIntervalMs, signal: stopping.signal, report });
      return {
        async add(data, { id, delayMs = 0 }) {
          const added = queue.add(name, schema.parse(data), { jobId: toStoredId(id), delay: delayMs });
          await withTimeout(`add to ${name}`, added, callTimeoutMs);
        },
        async addAll(jobs) {
          if (jobs.length === 0) return;
          const each = jobs.map(({ data, id }) => ({
            name,
            data: schema.parse(data),
            opts: { jobId: toStoredId(id) },
          }));
          await withTimeout(`add to ${name}`, queue.addBulk(each), 6 * callTimeoutMs);
        },
        async counts() {
          return toJobCounts(await withTimeout(`count ${name}`, queue.getJobCounts(), callTimeoutMs));
        },
        async failed(limit) {
          const found = await withTimeout(`list ${name}`, queue.getFailed(0, limit - 1), callTimeoutMs);
          return found.map((job) => ({
            id: fromStoredId(job.id),
            attempts: job.attemptsMade,
            reason: job.failedReason ?? '',
          }));
        },
      };
    },

    async worker(name, schema, handler, { concurrency = 1 } = {}) {
      const process = async (job: Job<unknown, void>) => {
        const data = parseData(schema, job);
        const attempt = job.attemptsMade + 1;
        await withJobCorrelation(data, async () => {
          try {
            await handler(data, { id: fromStoredId(job.id), attempt });
          } catch (error) {
            options.log.warn({ err: error, queue: name, attempt }, 'A job failed');
            throw toStoredError(error);
          }
        });
      };
      await openWorker(name, process, concurrency);
    },

    async repeat(name, everyMs, handler) {
      const queue = await openQueue(name);
      const process = async () => {
        try {
          await handler();
        } catch (error) {
          options.log.error(
            { err: error, repeated: name },
            'Periodic work failed; it is retried when it is next due',
          );
        }
      };
      await openWorker(name, process, 1);
      const ensure = async () => {
        const aheadMs = await withTimeout(
          `repeat ${name}`,
          ensureSchedule(queue, name, everyMs),
          callTimeoutMs,
        );
        if (aheadMs !== null)
          options.log.warn(
            { repeated: name, aheadMs },
            'A clock was ahead: the next run was too far away and is planned anew',
          );
      };
      await ensure();
      runAtInterval(ensure, { everyMs, signal: stopping.signal, report });
    },

    administration: createAdministration((name) => openQueue(name)),

    close: closeAll,
  };
}

const jobFinishTimeoutMs = 15_000;

/** Lets the worker finish its job. After the time limit the job is interrupted and will be retried. */
async function closeWorker(worker: EngineWorker, log: Logger): Promise<void> {
  try {
    await withTimeout('finish the job under way', worker.close(), jobFinishTimeoutMs);
  } catch (error) {
    log.warn({ reason: describeError(error) }, 'A running job is interrupted and will be retried');
    await closeWithTimeout(worker.close(true), log);
  }
}

/** Limits the wait, because an unavailable store does not confirm the end of the connection. */
async function closeWithTimeout(closing: Promise<void>, log: Logger): Promise<void> {
  try {
    await withTimeout('close', closing, callTimeoutMs);
  } catch (error) {
    log.warn(
      { reason: describeError(error) },
      'A connection to the job store was dropped: the store did not answer',
    );
  }
}

/** Adds the correlation id of the request to the log lines of its job, if the job's data has one. */
function withJobCorrelation<Result>(data: unknown, work: () => Promise<Result>): Promise<Result> {
  const correlationId =
    typeof data === 'object' && data !== null && 'correlationId' in data ? data.correlationId : undefined;
  return typeof correlationId === 'string' ? withCorrelation(correlationId, work) : work();
}

/**
 * The part of an error that may be stored. It stays as long as the job and is not erased with a person's record, and for
 * example a mail server names the unknown recipient in its answer.
 */
function toStoredError(error: unknown): Error {
  const { type, message, stack = '' } = loggedError(error);
  const stored = new Error(message);
  stored.name = type;
  stored.stack = `${type}: ${message}\n${stack}`;
  return stored;
}

/** Parses a job's data. Invalid data is not retried. */
function parseData<Data>(schema: z.ZodType<Data>, job: Job<unknown, void>): Data {
  const read = schema.safeParse(job.data);
  if (!read.success) throw new UnrecoverableError(`The job's data does not fit: ${read.error.message}`);
  return read.data;
}

// BullMQ refuses ids that are integers or contain a colon.
const toStoredId = (id: string) => `id-${encodeURIComponent(id)}`;
const fromStoredId = (stored: string | undefined) => decodeURIComponent((stored ?? '').replace(/^id-/, ''));

/** Logs errors at a limited rate, because each queue and worker reports the loss of the store many times a second. */
function createErrorReporter(log: Logger): (error: Error) => void {
  const logReason = createThrottledLog((reason) => log.warn({ reason }, 'The job store reports an error'));
  return (error) => logReason(describeError(toClientCertificateError(error) ?? error));
}

/** For an address with several hosts the error has a code but no message. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
