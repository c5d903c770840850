import type { QueueJob } from '@bull-board/api/dist/types.js';
import type { StoredJob } from '@settlewise/infra/jobs';

/** The board is read-only. The administrators' own pages have the actions, and record them. */
export const rejectAction = () => Promise.reject(new Error('The board is only to be read'));

/** Converts a job for the board. The job store does not expose the job's data. */
export function toBoardJob(job: StoredJob): QueueJob {
  const { addedAt, dueAt, startedAt, finishedAt } = job;
  const opts = {
    attempts: job.mostAttempts,
    ...(dueAt === null ? {} : { delay: Math.max(0, dueAt.getTime() - addedAt.getTime()) }),
  };
  return {
    opts,
    toJSON: () => ({
      id: job.id,
      name: job.queue,
      opts,
      attemptsMade: job.attempts,
      progress: 0,
      data: null,
      returnvalue: null,
      failedReason: job.reason ?? '',
      stacktrace: [...job.stacks],
      timestamp: addedAt.getTime(),
      ...(opts.delay === undefined ? {} : { delay: opts.delay }),
      ...(startedAt === null ? {} : { processedOn: startedAt.getTime() }),
      ...(finishedAt === null ? {} : { finishedOn: finishedAt.getTime() }),
    }),
    getState: () => Promise.resolve(job.state),
    promote: rejectAction,
    remove: rejectAction,
    retry: rejectAction,
  };
}
