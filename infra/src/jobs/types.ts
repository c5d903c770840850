import type { z } from 'zod';

export interface AddOptions {
  /** Any text. While a job is kept, its id cannot be added again. */
  readonly id: string;
  readonly delayMs?: number;
}

export interface JobCounts {
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly completed: number;
  readonly failed: number;
}

export interface FailedJob {
  readonly id: string;
  readonly attempts: number;
  /** Message of the last error. */
  readonly reason: string;
}

export interface JobQueue<Data> {
  /** Resolves when the job is stored. @throws JobsUnavailableError · a ZodError when the data does not fit */
  add(data: Data, options: AddOptions): Promise<void>;
  /** Adds many jobs at once. @throws as `add` */
  addAll(jobs: readonly { readonly data: Data; readonly id: string }[]): Promise<void>;
  /** @throws JobsUnavailableError */
  counts(): Promise<JobCounts>;
  /** Jobs whose last attempt failed, newest first. They stay until an administrator acts. @throws JobsUnavailableError */
  failed(limit: number): Promise<readonly FailedJob[]>;
}

export interface JobContext {
  readonly id: string;
  /** Counts from 1. */
  readonly attempt: number;
}

export type JobHandler<Data> = (data: Data, context: JobContext) => Promise<void>;

export interface WorkerOptions {
  /** Jobs of this queue at a time in this process. Default 1. */
  readonly concurrency?: number;
}

export interface Retry {
  /** Total attempts. */
  readonly attempts: number;
  /** The wait before the second attempt; each further wait is twice as long. */
  readonly firstWaitMs: number;
}

export interface QueueOptions {
  /** Default: the option of `createJobs`. */
  readonly retry?: Retry;
  /** Whether to remove completed jobs, so that their ids can be added again. Default false. */
  readonly removeCompleted?: boolean;
}

export const jobStates = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

/** A job as administrators see it, without its data. */
export interface StoredJob {
  readonly queue: string;
  /** Id in the store. */
  readonly id: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly mostAttempts: number;
  readonly addedAt: Date;
  /** When a delayed job is due; approximate after a failed attempt. */
  readonly dueAt: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** Message of the last error, without addresses. */
  readonly reason: string | null;
  /** Stack traces of the failed attempts, oldest first, without addresses. */
  readonly stacks: readonly string[];
}

export interface QueueOverview {
  readonly name: string;
  readonly counts: JobCounts;
  /** The schedules that add jobs to the queue. */
  readonly schedulers: readonly {
    readonly id: string;
    readonly everyMs: number | null;
    readonly nextAt: Date | null;
  }[];
}

/** Outcome of an operation on a job. `scheduled`: refused, because the schedule would end without this job. */
export type JobOutcome = 'done' | 'unknown' | 'not_failed' | 'active' | 'scheduled';

/** Operations for administrators. Each @throws JobsUnavailableError */
export interface JobsAdministration {
  overview(queues: readonly string[]): Promise<readonly QueueOverview[]>;
  /**
   * Jobs of these queues in this state, newest first by end, due time (delayed) or addition. `total` counts all of them.
   * With several queues only the first pages are cheap.
   */
  list(
    queues: readonly string[],
    state: JobState,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly jobs: readonly StoredJob[]; readonly total: number }>;
  find(queue: string, id: string): Promise<StoredJob | null>;
  /** Retries a failed job with all its attempts. @returns done, unknown or not_failed */
  retry(queue: string, id: string): Promise<JobOutcome>;
  /** @returns done, unknown, active or scheduled */
  remove(queue: string, id: string): Promise<JobOutcome>;
}

/** Queues of work, stored until it is done. A queue has one kind of job. */
export interface Jobs {
  /** Opens a queue to add to. @throws JobsUnavailableError when the store is unreachable · JobsClosedError */
  queue<Data>(name: string, schema: z.ZodType<Data>, options?: QueueOptions): Promise<JobQueue<Data>>;
  /**
   * Starts to work on a queue. A failed job is retried with back-off; after the last attempt it is kept as failed. A job
   * can run twice if its process dies, so handlers are idempotent.
   * @throws JobsUnavailableError when the store is unreachable · JobsClosedError
   */
  worker<Data>(
    name: string,
    schema: z.ZodType<Data>,
    handler: JobHandler<Data>,
    options?: WorkerOptions,
  ): Promise<void>;
  /**
   * Calls a handler at regular intervals, each time in one of the processes that registered it under this name. Its
   * errors are logged and do not stop the next call, nor does a loss of the store's data.
   * @throws JobsUnavailableError when the store is unreachable · JobsClosedError
   */
  repeat(name: string, everyMs: number, handler: () => Promise<void>): Promise<void>;
  readonly administration: JobsAdministration;
  /** Closes the workers, each after its active job, then the queues. Afterwards nothing more is opened. */
  close(): Promise<void>;
}
