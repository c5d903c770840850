import type { AdminJobResponse, AdminQueueResponse } from '@settlewise/contract/admin';
import type { StoredJob, QueueOverview } from '@settlewise/infra/jobs';
import { encodeJobId } from './jobId';

export function presentQueue(
  { name, counts, schedulers }: QueueOverview,
  purpose: string,
): AdminQueueResponse {
  return {
    id: name,
    purpose,
    ...counts,
    schedulers: schedulers.map(({ id, everyMs, nextAt }) => ({ id, everyMs, nextAt: formatInstant(nextAt) })),
  };
}

export function presentJob(job: StoredJob): AdminJobResponse {
  const { queue, state, attempts, mostAttempts, addedAt, dueAt, finishedAt, reason } = job;
  return {
    id: encodeJobId(job),
    queue,
    state,
    attempts,
    mostAttempts,
    reason,
    addedAt: addedAt.toISOString(),
    dueAt: formatInstant(dueAt),
    finishedAt: formatInstant(finishedAt),
  };
}

const formatInstant = (instant: Date | null) => instant?.toISOString() ?? null;
