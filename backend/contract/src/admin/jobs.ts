import { z } from 'zod';

/** GET /api/admin/queues[/{id}]. `q`: a part of the name or of the purpose. Sort: id, purpose. */
export const adminQueueResponse = z.object({
  /** The queue's name. */
  id: z.string(),
  /** One sentence that says what the queue's jobs do. */
  purpose: z.string(),
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  completed: z.int(),
  failed: z.int(),
  schedulers: z.array(
    z.object({ id: z.string(), everyMs: z.number().nullable(), nextAt: z.iso.datetime().nullable() }),
  ),
});
export type AdminQueueResponse = z.infer<typeof adminQueueResponse>;

export const jobStates = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

/**
 * GET /api/admin/jobs[/{id}]. Filter: `state` (default failed; jobs named by their ids are found in any), `queue`
 * (default all), and `q`: a part of the queue's name, of the job's own id or of the reason. The newest first; sorted in
 * any other way, or searched, it is the list of the newest 1,000. Nothing of the job's data is shown.
 * POST /api/admin/jobs/{id}/retry (of a failed one; 409 else) answers 202; DELETE /api/admin/jobs/{id} answers the id
 * (409 for one that is being worked on).
 */
export const adminJobResponse = z.object({
  /** Names queue and job; fit for a path. */
  id: z.string(),
  queue: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  mostAttempts: z.int(),
  addedAt: z.iso.datetime(),
  /** When a delayed one is due. */
  dueAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Message of the last error. */
  reason: z.string().nullable(),
});
export type AdminJobResponse = z.infer<typeof adminJobResponse>;

/** The board of the queues, for details; for administrators only. */
export const jobBoardPath = '/api/admin/board';
