import { z } from 'zod';

/**
 * GET /api/admin/rules[/{id}]. Filter: `area`, `standing`, and `q`: a part of the area, of the parameter or of the value.
 * One row a value and the time it is in force.
 */
export const adminRuleResponse = z.object({
  id: z.string(),
  /** The value's group: `Absences`, `Fees`, `Routes`, `English`, `Changes` or `Announced`. */
  area: z.string(),
  parameter: z.string(),
  /** The value as people read it, for example `180 days` or `£3,226`. */
  value: z.string(),
  /** `yyyy-MM-dd`; null where it has always been so. */
  from: z.iso.date().nullable(),
  /** The last day; null where no end is known. */
  to: z.iso.date().nullable(),
  standing: z.enum(['in_force', 'past', 'to_come', 'announced', 'practice', 'not_confirmed']),
  /** Whether the day is known for certain. */
  confirmed: z.boolean(),
  source: z.object({ title: z.string(), url: z.string(), retrievedOn: z.iso.date() }),
});
export type AdminRuleResponse = z.infer<typeof adminRuleResponse>;

/** GET /api/admin/rules/summary */
export const adminRulesSummaryResponse = z.object({
  name: z.string(),
  checkedOn: z.iso.date(),
  daysAgo: z.int(),
  stale: z.boolean(),
  /** Values with a day that is still to come, the soonest first; then what is announced without a day. */
  next: z.array(adminRuleResponse),
});
export type AdminRulesSummaryResponse = z.infer<typeof adminRulesSummaryResponse>;
