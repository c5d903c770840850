import { ErrorCode, type Job } from 'bullmq';
import { withoutAddresses } from '../telemetry';
import { withinDeadline } from './deadline';
import type { EngineQueue } from './engine';
import { JobsUnavailableError } from './errors';
import type { JobCounts, JobOutcome, JobsAdministration, JobState, StoredJob } from './types';

const answerWithinMs = 5_000;

/** @param openQueue opens a queue that nothing is added to. @throws JobsUnavailableError */
export function createAdministration(openQueue: (name: string) => Promise<EngineQueue>): JobsAdministration {
  const opened = new Map<string, Promise<EngineQueue>>();

  function queueNamed(name: string): Promise<EngineQueue> {
    const existing = opened.get(name);
    if (existing !== undefined) return existing;
    const opening = openQueue(name);
    opened.set(name, opening);
    // The next call tries to open it again.
    opening.catch(() => opened.delete(name));
    return opening;
  }

  /** @throws JobsUnavailableError */
  async function ask<Answer>(
    name: string,
    question: (queue: EngineQueue) => Promise<Answer>,
  ): Promise<Answer> {
    const queue = await queueNamed(name);
    return withinDeadline(`look at ${name}`, question(queue), answerWithinMs);
  }

  async function overviewOf(name: string) {
    const [counts, schedulers] = await Promise.all([
      ask(name, (queue) => queue.getJobCounts()),
      ask(name, (queue) => queue.getJobSchedulers()),
    ]);
    return {
      name,
      counts: countsOf(counts),
      schedulers: schedulers.map(({ key: id, every, next }) => ({
        id,
        everyMs: every ?? null,
        nextAt: instant(next),
      })),
    };
  }

  async function firstOf(name: string, state: JobState, first: number, last: number) {
    // Jobs with a priority would be in another list; ours have none.
    const jobs = await ask(name, (queue) => queue.getJobs([state], first, last, false));
    return jobs.map((job) => toStoredJob(name, job, state));
  }

  const countOf = async (name: string, state: JobState) =>
    countsOf(await ask(name, (queue) => queue.getJobCounts()))[state];

  async function find(name: string, id: string) {
    // PostgreSQL refuses such an id as invalid text, where it should find nothing.
    if (id.includes('\0')) return null;
    return (await ask(name, (queue) => queue.getJob(id))) ?? null;
  }

  /** Does what a job's state allows. When the state changed meanwhile, it is read once more. */
  async function act(
    name: string,
    id: string,
    forbidden: (job: Job<unknown, void>, state: string) => JobOutcome | null,
    carryOut: (job: Job<unknown, void>) => Promise<void>,
  ): Promise<JobOutcome> {
    const verdict = async (): Promise<Job<unknown, void> | JobOutcome> => {
      const job = await find(name, id);
      const state = job === null ? 'unknown' : await ask(name, () => job.getState());
      if (job === null || state === 'unknown') return 'unknown';
      return forbidden(job, state) ?? job;
    };
    const job = await verdict();
    if (typeof job === 'string') return job;
    try {
      await ask(name, () => carryOut(job));
      return 'done';
    } catch (error) {
      const now = await verdict();
      if (typeof now === 'string') return now;
      // Somebody else retried it at the same moment, and it has failed again since.
      if (wasNotInState(error)) return 'not_failed';
      throw error;
    }
  }

  return {
    overview: (names) => Promise.all(names.map(overviewOf)),

    async list(names, state, { offset, limit }) {
      const [only, ...others] = names;
      if (only === undefined) return { jobs: [], total: 0 };
      const totals = await Promise.all(names.map((name) => countOf(name, state)));
      const total = totals.reduce((sum, each) => sum + each, 0);
      if (others.length === 0) return { jobs: await firstOf(only, state, offset, offset + limit - 1), total };
      const each = await Promise.all(names.map((name) => firstOf(name, state, 0, offset + limit - 1)));
      const jobs = each.flat().sort((one, other) => momentOf(other) - momentOf(one));
      return { jobs: jobs.slice(offset, offset + limit), total };
    },

    async find(name, id) {
      const job = await find(name, id);
      if (job === null) return null;
      const state = stateOf(await ask(name, () => job.getState()));
      return state === null ? null : toStoredJob(name, job, state);
    },

    retry: (name, id) =>
      act(
        name,
        id,
        (_job, state) => (state === 'failed' ? null : 'not_failed'),
        (job) => job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }),
      ),

    remove: (name, id) =>
      act(
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

/** @param found by the engine's names */
export function countsOf(found: Readonly<Record<string, number>>): JobCounts {
  const count = (state: string) => found[state] ?? 0;
  return {
    waiting: count('waiting') + count('prioritized'),
    active: count('active'),
    delayed: count('delayed'),
    completed: count('completed'),
    failed: count('failed'),
  };
}

function wasNotInState(error: unknown): boolean {
  const cause = error instanceof JobsUnavailableError ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === ErrorCode.JobNotInState;
}

function stateOf(state: string): JobState | null {
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
  // One that failed waits from then on; how long that attempt took is not known any more.
  const delayedSince = Math.max(added, job.processedOn ?? 0);
  return {
    queue,
    id: job.id ?? '',
    state,
    attempts: job.attemptsMade,
    mostAttempts: job.opts.attempts ?? 1,
    addedAt: new Date(added),
    dueAt: state === 'delayed' ? new Date(delayedSince + job.delay) : null,
    startedAt: instant(job.processedOn),
    finishedAt: instant(job.finishedOn),
    reason: job.failedReason ? withoutAddresses(job.failedReason) : null,
    stacks: (job.stacktrace ?? []).map(withoutAddresses),
  };
}

const instant = (milliseconds: number | undefined) =>
  milliseconds === undefined ? null : new Date(milliseconds);

function momentOf({ state, finishedAt, dueAt, addedAt }: StoredJob): number {
  const ended = state === 'failed' || state === 'completed';
  return ((ended ? finishedAt : dueAt) ?? addedAt).getTime();
}
