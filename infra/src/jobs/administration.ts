import { ErrorCode, type Job } from 'bullmq';
import { removeAddresses } from '../telemetry';
import { withTimeout } from './withTimeout';
import type { EngineQueue } from './engine';
import { JobsUnavailableError } from './errors';
import type { JobCounts, JobOutcome, JobsAdministration, JobState, StoredJob } from './types';

const callTimeoutMs = 5_000;

/** @param openQueue opens a queue for reads. @throws JobsUnavailableError */
export function createAdministration(openQueue: (name: string) => Promise<EngineQueue>): JobsAdministration {
  const opened = new Map<string, Promise<EngineQueue>>();

  function getQueue(name: string): Promise<EngineQueue> {
    const existing = opened.get(name);
    if (existing !== undefined) return existing;
    const opening = openQueue(name);
    opened.set(name, opening);
    // The next call retries.
    opening.catch(() => opened.delete(name));
    return opening;
  }

  /** @throws JobsUnavailableError */
  async function callQueue<Answer>(
    name: string,
    call: (queue: EngineQueue) => Promise<Answer>,
  ): Promise<Answer> {
    const queue = await getQueue(name);
    return withTimeout(`look at ${name}`, call(queue), callTimeoutMs);
  }

  async function readOverview(name: string) {
    const [counts, schedulers] = await Promise.all([
      callQueue(name, (queue) => queue.getJobCounts()),
      callQueue(name, (queue) => queue.getJobSchedulers()),
    ]);
    return {
      name,
      counts: toJobCounts(counts),
      schedulers: schedulers.map(({ key: id, every, next }) => ({
        id,
        everyMs: every ?? null,
        nextAt: toDate(next),
      })),
    };
  }

  async function listJobs(name: string, state: JobState, first: number, last: number) {
    // Jobs with a priority would be in another list; this program sets none.
    const jobs = await callQueue(name, (queue) => queue.getJobs([state], first, last, false));
    return jobs.map((job) => toStoredJob(name, job, state));
  }

  const countJobs = async (name: string, state: JobState) =>
    toJobCounts(await callQueue(name, (queue) => queue.getJobCounts()))[state];

  async function find(name: string, id: string) {
    // PostgreSQL would reject such an id as invalid text.
    if (id.includes('\0')) return null;
    return (await callQueue(name, (queue) => queue.getJob(id))) ?? null;
  }

  /** Changes a job if its state allows it. If the state changed in between, it is read again. */
  async function changeJob(
    name: string,
    id: string,
    findRefusal: (job: Job<unknown, void>, state: string) => JobOutcome | null,
    change: (job: Job<unknown, void>) => Promise<void>,
  ): Promise<JobOutcome> {
    const checkJob = async (): Promise<Job<unknown, void> | JobOutcome> => {
      const job = await find(name, id);
      const state = job === null ? 'unknown' : await callQueue(name, () => job.getState());
      if (job === null || state === 'unknown') return 'unknown';
      return findRefusal(job, state) ?? job;
    };
    const job = await checkJob();
    if (typeof job === 'string') return job;
    try {
      await callQueue(name, () => change(job));
      return 'done';
    } catch (error) {
      const now = await checkJob();
      if (typeof now === 'string') return now;
      // Another caller retried it at the same moment, and it has failed again.
      if (isWrongStateError(error)) return 'not_failed';
      throw error;
    }
  }

  return {
    overview: (names) => Promise.all(names.map(readOverview)),

    async list(names, state, { offset, limit }) {
      const [only, ...others] = names;
      if (only === undefined) return { jobs: [], total: 0 };
      const totals = await Promise.all(names.map((name) => countJobs(name, state)));
      const total = totals.reduce((sum, each) => sum + each, 0);
      if (others.length === 0)
        return { jobs: await listJobs(only, state, offset, offset + limit - 1), total };
      const each = await Promise.all(names.map((name) => listJobs(name, state, 0, offset + limit - 1)));
      const jobs = each.flat().sort((one, other) => sortTime(other) - sortTime(one));
      return { jobs: jobs.slice(offset, offset + limit), total };
    },

    async find(name, id) {
      const job = await find(name, id);
      if (job === null) return null;
      const state = toJobState(await callQueue(name, () => job.getState()));
      return state === null ? null : toStoredJob(name, job, state);
    },

    retry: (name, id) =>
      changeJob(
        name,
        id,
        (_job, state) => (state === 'failed' ? null : 'not_failed'),
        (job) => job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }),
      ),

    remove: (name, id) =>
      changeJob(
        name,
        id,
        ({ repeatJobKey }, state) => {
          if (state === 'active') return 'active';
          return repeatJobKey === undefined || state === 'failed' || state === 'completed'
            ? null
            : 'scheduled';
        },
        (job) => job.remove(),
      ),
  };
}

/** @param found counts by the engine's state names */
export function toJobCounts(found: Readonly<Record<string, number>>): JobCounts {
  const count = (state: string) => found[state] ?? 0;
  return {
    waiting: count('waiting') + count('prioritized'),
    active: count('active'),
    delayed: count('delayed'),
    completed: count('completed'),
    failed: count('failed'),
  };
}

function isWrongStateError(error: unknown): boolean {
  const cause = error instanceof JobsUnavailableError ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === ErrorCode.JobNotInState;
}

function toJobState(state: string): JobState | null {
  switch (state) {
    case 'waiting':
    case 'active':
    case 'delayed':
    case 'failed':
    case 'completed':
      return state;
    case 'prioritized':
      return 'waiting';
    default:
      return null;
  }
}

function toStoredJob(queue: string, job: Job<unknown, void>, state: JobState): StoredJob {
  const added = job.timestamp;
  // The delay of a failed job starts at its last attempt, whose duration is unknown.
  const delayedSince = Math.max(added, job.processedOn ?? 0);
  return {
    queue,
    id: job.id ?? '',
    state,
    attempts: job.attemptsMade,
    mostAttempts: job.opts.attempts ?? 1,
    addedAt: new Date(added),
    dueAt: state === 'delayed' ? new Date(delayedSince + job.delay) : null,
    startedAt: toDate(job.processedOn),
    finishedAt: toDate(job.finishedOn),
    reason: job.failedReason ? removeAddresses(job.failedReason) : null,
    stacks: (job.stacktrace ?? []).map(removeAddresses),
  };
}

const toDate = (milliseconds: number | undefined) =>
  milliseconds === undefined ? null : new Date(milliseconds);

function sortTime({ state, finishedAt, dueAt, addedAt }: StoredJob): number {
  const ended = state === 'failed' || state === 'completed';
  return ((ended ? finishedAt : dueAt) ?? addedAt).getTime();
}
