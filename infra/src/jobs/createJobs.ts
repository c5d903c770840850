import { type Job, UnrecoverableError } from 'bullmq';
import type { z } from 'zod';
import { clientCertificateRefused } from '../process';
import { loggedError, withCorrelation, throttledLog, type Logger } from '../telemetry';
import { countsOf, createAdministration } from './administration';
import { withinDeadline } from './deadline';
import { type Engine, type EngineQueue, type EngineWorker, postgresEngine, redisEngine } from './engine';
import { JobsClosedError } from './errors';
import { ensureRepeated, keepRepeating, promoteJobsOfFuture } from './repeating';
import type { Jobs, Retry } from './types';

export interface JobsOptions {
  /** Redis keeps the jobs when given; else PostgreSQL does. */
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Attempts of a failing job, and the wait before the second; each further wait is twice as long. Default 5 and 2 s. */
  readonly retry?: Retry;
  /** A job whose process gives no sign of life for so long is given to another, within twice that. Default 30,000. */
  readonly lostAfterMs?: number;
  /** How often delayed jobs are looked at that a clock ahead of its time has put off. Default a minute. */
  readonly lookAtDelayedEveryMs?: number;
}

/**
 * How often the process of a job may die, which stops a job that kills every process. With BullMQ's default of one, a
 * second death would mark the job as failed though nothing was wrong with it.
 */
const mostLosses = 10;

const answerWithinMs = 5_000;
/** Kept so that the same id is still known as done; a week is longer than any of our own repeats. */
const completedRetention = { age: 7 * 24 * 3600, count: 10_000 };

/** @throws JobsUnavailableError when the store cannot be reached */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const engine =
    options.redisUrl === undefined ? postgresEngine(options.databaseUrl) : redisEngine(options.redisUrl);
  const { lostAfterMs = 30_000 } = options;
  const losses = { lockDuration: lostAfterMs, stalledInterval: lostAfterMs, maxStalledCount: mostLosses };
  const usual = options.retry ?? { attempts: 5, firstWaitMs: 2_000 };
  const queues: EngineQueue[] = [];
  const workers: EngineWorker[] = [];
  const stopping = new AbortController();
  const report = reportErrors(options.log);

  /** @throws JobsClosedError what is opened after everything was closed would look for jobs without end. */
  function refuseOnceClosed(): void {
    if (stopping.signal.aborted) throw new JobsClosedError();
  }

  /** @throws JobsUnavailableError · ClientCertificateRefusedError */
  async function opened(operation: string, waiting: Promise<unknown>): Promise<void> {
    try {
      await withinDeadline(operation, waiting, answerWithinMs);
    } catch (error) {
      throw clientCertificateRefused(await engine.refusal()) ?? error;
    }
  }

  async function openQueue(name: string, options: Parameters<Engine['queue']>[1] = {}): Promise<EngineQueue> {
    refuseOnceClosed();
    const queue = engine.queue(name, options);
    queues.push(queue);
    queue.onError(report);
    await opened(`open ${name}`, queue.waitUntilReady());
    return queue;
  }

  async function openWorker(
    name: string,
    process: Parameters<Engine['worker']>[1],
    concurrency: number,
  ): Promise<void> {
    refuseOnceClosed();
    const worker = engine.worker(name, process, { ...losses, concurrency });
    workers.push(worker);
    worker.onError(report);
    // A worker that is made while its store is unavailable would never work, and report no error.
    await opened(`work on ${name}`, worker.waitUntilReady());
  }

  async function closeAll(): Promise<void> {
    stopping.abort();
    await Promise.all(workers.map((worker) => closeWorker(worker, options.log)));
    await Promise.all(queues.map((queue) => closeInTime(queue.close(), options.log)));
    await closeInTime(engine.close(), options.log);
  }

  try {
    await withinDeadline('prepare', engine.prepare(), 6 * answerWithinMs);
  } catch (error) {
    await engine.close();
    throw error;
  }

  return {
    async queue(name, schema, { retry = usual, forgetsCompleted = false } = {}) {
      const queue = await openQueue(name, {
        defaultJobOptions: {
          attempts: retry.attempts,
          backoff: { type: 'exponential', delay: retry.firstWaitMs },
          removeOnComplete: forgetsCompleted ? true : completedRetention,
          removeOnFail: false,
        },
      });
      const promote = async () => {
        const jobs = await withinDeadline(`look at ${name}`, promoteJobsOfFuture(queue), answerWithinMs);
        if (jobs > 0)
          options.log.warn({ queue: name, jobs }, 'A clock was ahead: jobs that waited for it run now');
      };
      const { lookAtDelayedEveryMs = 60_000 } = options;
      keepRepeating(promote, { everyMs: lookAtDelayedEveryMs, signal: stopping.signal, report });
      return {
        async add(data, { id, delayMs = 0 }) {
          const added = queue.add(name, schema.parse(data), { jobId: storedId(id), delay: delayMs });
          await withinDeadline(`add to ${name}`, added, answerWithinMs);
        },
        async addAll(jobs) {
          if (jobs.length === 0) return;
          const each = jobs.map(({ data, id }) => ({
            name,
            data: schema.parse(data),
            opts: { jobId: storedId(id) },
          }));
          await withinDeadline(`add to ${name}`, queue.addBulk(each), 6 * answerWithinMs);
        },
        async counts() {
          return countsOf(await withinDeadline(`count ${name}`, queue.getJobCounts(), answerWithinMs));
        },
        async failed(limit) {
          const found = await withinDeadline(`list ${name}`, queue.getFailed(0, limit - 1), answerWithinMs);
          return found.map((job) => ({
            id: givenId(job.id),
            attempts: job.attemptsMade,
            reason: job.failedReason ?? '',
          }));
        },
      };
    },

    async worker(name, schema, handler, { concurrency = 1 } = {}) {
      const process = async (job: Job<unknown, void>) => {
        const data = understood(schema, job);
        const attempt = job.attemptsMade + 1;
        await onBehalfOf(data, async () => {
          try {
            await handler(data, { id: givenId(job.id), attempt });
          } catch (error) {
            options.log.warn({ err: error, queue: name, attempt }, 'A job failed');
            throw storedError(error);
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
        const aheadMs = await withinDeadline(
          `repeat ${name}`,
          ensureRepeated(queue, name, everyMs),
          answerWithinMs,
        );
        if (aheadMs !== null)
          options.log.warn(
            { repeated: name, aheadMs },
            'A clock was ahead: the next run was too far away and is planned anew',
          );
      };
      await ensure();
      keepRepeating(ensure, { everyMs, signal: stopping.signal, report });
    },

    administration: createAdministration((name) => openQueue(name)),

    close: closeAll,
  };
}

const finishWithinMs = 15_000;

/** Lets the worker finish the job it is at; past the bound the job is given up and will be run again later. */
async function closeWorker(worker: EngineWorker, log: Logger): Promise<void> {
  try {
    await withinDeadline('finish the job under way', worker.close(), finishWithinMs);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'A running job is interrupted and will be retried');
    await closeInTime(worker.close(true), log);
  }
}

/** A store that is unavailable does not confirm that the connection ends, so the wait has a limit. */
async function closeInTime(closing: Promise<void>, log: Logger): Promise<void> {
  try {
    await withinDeadline('close', closing, answerWithinMs);
  } catch (error) {
    log.warn(
      { reason: reasonOf(error) },
      'A connection to the job store was dropped: the store did not answer',
    );
  }
}

/** Lines that are logged for a job carry the id of the request that asked for it, where the job says which. */
function onBehalfOf<Result>(data: unknown, work: () => Promise<Result>): Promise<Result> {
  const named =
    typeof data === 'object' && data !== null && 'correlationId' in data ? data.correlationId : undefined;
  return typeof named === 'string' ? withCorrelation(named, work) : work();
}

/**
 * The part of an error that may be stored: it stays as long as the job, and is not erased with a person's record. A mail
 * server, for example, names the unknown recipient in its answer.
 */
function storedError(error: unknown): Error {
  const { type, message, stack = '' } = loggedError(error);
  const stored = new Error(message);
  stored.name = type;
  stored.stack = `${type}: ${message}\n${stack}`;
  return stored;
}

/** A job this program cannot read will not be readable at the next attempt either. */
function understood<Data>(schema: z.ZodType<Data>, job: Job<unknown, void>): Data {
  const read = schema.safeParse(job.data);
  if (!read.success) throw new UnrecoverableError(`The job's data does not fit: ${read.error.message}`);
  return read.data;
}

// BullMQ refuses ids that are integers or hold a colon.
const storedId = (id: string) => `id-${encodeURIComponent(id)}`;
const givenId = (stored: string | undefined) => decodeURIComponent((stored ?? '').replace(/^id-/, ''));

/** Each queue and worker reports the loss of the store by itself, many times a second. */
function reportErrors(log: Logger): (error: Error) => void {
  const tell = throttledLog((reason) => log.warn({ reason }, 'The job store reports an error'));
  return (error) => tell(reasonOf(clientCertificateRefused(error) ?? error));
}

/** An address with several hosts fails with one error for all of them, which has a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
