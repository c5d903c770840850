import { z } from 'zod';

const against = z.object({
  days: z.number(),
  limit: z.number(),
  remaining: z.number(),
  standing: z.enum(['within', 'near', 'over']),
});

/**
 * Days away by the Home Office’s count against one limit, with what they mean for this person. Every page takes them from
 * here. `cautious` is the margin: the same with both travel days.
 */
export const limitCheckResponse = against.extend({
  /** Green, amber, red: red where a limit is broken that decides for the person. None is green while another is red. */
  tone: z.enum(['within', 'soon', 'over', 'plain']),
  kind: z.enum(['settlement', 'final_year', 'three_years', 'five_years']),
  /** Whether it is a limit of what this person applies for next. */
  decides: z.boolean(),
  /** First and last day of the time that was counted in; null where nothing was counted. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The name of the limit, for example `ILR: 180 in any 12 months`. */
  means: z.string(),
  cautious: against,
});
export type LimitCheckResponse = z.infer<typeof limitCheckResponse>;

/** The limit that decides, first. */
export const limitChecks = z.array(limitCheckResponse);
