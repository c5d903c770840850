import { z } from 'zod';

/** GET /api/admin/overview */
export const adminOverviewResponse = z.object({
  people: z.object({
    total: z.int(),
    administrators: z.int(),
    locked: z.int(),
    unverified: z.int(),
    /** Number of people who registered in the last thirty days. */
    new: z.int(),
  }),
  /** One entry for each of the last thirty days in London, oldest first, including days without events. */
  eventsByDay: z.array(z.object({ day: z.iso.date(), events: z.int() })),
  events: z.object({ total: z.int(), lastAt: z.iso.datetime().nullable() }),
  projections: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['live', 'stopped', 'building']),
      /** Events that wait; `more`: at least so many. */
      waitingEvents: z.int(),
      more: z.boolean(),
      /** How long the oldest of them has waited. */
      waitingMs: z.number(),
    }),
  ),
  /** Null while the job store is unavailable. */
  jobs: z.object({ waiting: z.int(), delayed: z.int(), failed: z.int() }).nullable(),
  /** In the last thirty days. */
  mails: z.object({ sent: z.int(), failed: z.int() }),
  rules: z.object({ name: z.string(), checkedOn: z.iso.date(), daysAgo: z.int(), stale: z.boolean() }),
  /** Result of the last check of the log; null before the first. */
  proof: z.object({ at: z.iso.datetime(), sound: z.boolean() }).nullable(),
});
export type AdminOverviewResponse = z.infer<typeof adminOverviewResponse>;
