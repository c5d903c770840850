import { z } from 'zod';

/**
 * GET /api/admin/projections[/{id}]. Filter: `name`, `state`, and `q`: a part of the id. Sort: name. POST …/{name}/retry
 * and …/{name}/rebuild answer 202 with the list. 404 for an unknown name.
 */
export const adminProjectionResponse = z.object({
  /** `name` of the live table version; `name~7` of the one being built. */
  id: z.string(),
  name: z.string(),
  generation: z.int(),
  version: z.int(),
  state: z.enum(['live', 'building']),
  /** `commit/prepare`; null before the first event. */
  checkpoint: z.string().nullable(),
  head: z.string().nullable(),
  eventsApplied: z.int(),
  caughtUp: z.boolean(),
  lagEvents: z.int(),
  lagMore: z.boolean(),
  /** How long the oldest event that waits has waited. */
  lagMs: z.number(),
  /** Over the last minute; null while too little has been seen. */
  eventsPerSecond: z.number().nullable(),
  /** From an event's recording to its taking effect, of the last batch; null before the first. */
  latencyMs: z.number().nullable(),
  /** Progress of a table version that is being built, from 0 to 1. */
  progress: z.number().nullable(),
  worker: z.string().nullable(),
  leaseToken: z.string(),
  leaseHeld: z.boolean(),
  updatedAt: z.iso.datetime(),
  failure: z
    .object({
      eventId: z.string(),
      eventType: z.string(),
      stream: z.string(),
      position: z.string(),
      error: z.string(),
      failedAt: z.iso.datetime(),
    })
    .nullable(),
});
export type AdminProjectionResponse = z.infer<typeof adminProjectionResponse>;
