import type { z } from 'zod';

export interface AddOptions {
  /** The same id twice is one job, for as long as the job is kept. Any text. */
  readonly id: string;
  /** Not before this many milliseconds from now. */
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
  /** Returns once the job is kept. @throws JobsUnavailableError · a ZodError when the data does not fit */
  add(data: Data, options: AddOptions): Promise<void>;
  /** Many at once, each as by `add`. @throws as `add` */
  addAll(jobs: readonly { readonly data: Data; readonly id: string }[]): Promise<void>;
  /** @throws JobsUnavailableError */
  counts(): Promise<JobCounts>;
  /** Jobs whose last attempt failed, newest first; they stay until somebody decides. @throws JobsUnavailableError */
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
  /** Attempts in all. */
  readonly attempts: number;
  /** The wait before the second; each further wait is twice as long. */
  readonly firstWaitMs: number;
}

export interface QueueOptions {
  /** For the jobs that are added here. Default: that of `createJobs`. */
  readonly retry?: Retry;
  /** Whether a job's id is free again once it is done: for work that is known to be done by what it did. Default false. */
  readonly forgetsCompleted?: boolean;
}

/** Where a job stands. */
export const jobStates = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

/** A job as administrators see it: nothing of what it is about. */
export interface StoredJob {
  readonly queue: string;
  /** As the store has it. */
  readonly id: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly mostAttempts: number;
  readonly addedAt: Date;
  /** When a delayed one is due; about, when an attempt failed before. */
  readonly dueAt: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** Message of the last error, addresses left out. */
  readonly reason: string | null;
  /** Where the errors of its attempts came from, the oldest first, addresses left out. */
  readonly stacks: readonly string[];
}

export interface QueueOverview {
  readonly name: string;
  readonly counts: JobCounts;
  /** The schedules that add jobs to it. */
  readonly schedulers: readonly {
    readonly id: string;
    readonly everyMs: number | null;
    readonly nextAt: Date | null;
  }[];
}

/** The outcome of an operation on a job. `scheduled`: refused, because its schedule would end without this job. */
export type JobOutcome = 'done' | 'unknown' | 'not_failed' | 'active' | 'scheduled';

/** What an administrator needs to see and do. Each @throws JobsUnavailableError */
export interface JobsAdministration {
  overview(queues: readonly string[]): Promise<readonly QueueOverview[]>;
  /**
   * Jobs of these queues in this state, the newest first: by when they ended, are due (delayed) or were added. `total`:
   * how many there are in all. Cheap only near the beginning when there are several queues.
   */
  list(
    queues: readonly string[],
    state: JobState,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly jobs: readonly StoredJob[]; readonly total: number }>;
  find(queue: string, id: string): Promise<StoredJob | null>;
  /** Lets a failed job be done again, with all its attempts. @returns done, unknown or not_failed */
  retry(queue: string, id: string): Promise<JobOutcome>;
  /** @returns done, unknown, active or scheduled */
  remove(queue: string, id: string): Promise<JobOutcome>;
}

/** Work to be done later, kept until it is done. One kind of job a queue. */
export interface Jobs {
  /** Opens a queue to add to. @throws JobsUnavailableError when the store cannot be reached · JobsClosedError */
  queue<Data>(name: string, schema: z.ZodType<Data>, options?: QueueOptions): Promise<JobQueue<Data>>;
  /**
   * Starts to work on a queue. A handler that throws is called again, later and later; after the last attempt the job
   * is kept as failed. A job can run twice when its process dies: handlers are idempotent.
   * @throws JobsUnavailableError when the store cannot be reached · JobsClosedError
   */
  worker<Data>(
    name: string,
    schema: z.ZodType<Data>,
    handler: JobHandler<Data>,
    options?: WorkerOptions,
  ): Promise<void>;
  /**
   * Calls a handler at regular intervals, each time in one of the processes that registered it under this name. Its errors
   * are logged; the next call happens all the same, even after the store has lost everything.
   * @throws JobsUnavailableError when the store cannot be reached · JobsClosedError
   */
  repeat(name: string, everyMs: number, handler: () => Promise<void>): Promise<void>;
  readonly administration: JobsAdministration;
  /** Closes the workers first, each after its job under way; then the queues. Afterwards nothing more is opened. */
  close(): Promise<void>;
}
