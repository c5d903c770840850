import { z } from 'zod';
import { mostTrips, reasonResponse, ruleSetResponse } from '../assessments/answer';

const text = z.string().max(2_000);
const day = z.iso.date();

/** A number of days away with what it is measured against. */
const sharedCount = z.strictObject({
  title: text,
  days: z.number(),
  /** Null where no limit is set. */
  limit: z.number().nullable(),
  from: day.nullable(),
  to: day.nullable(),
  /** Whether too many are an alarm: another rule may decide. */
  decides: z.boolean(),
  /** Whose limit it is, and of which time. */
  means: text,
  /** Whose limit the words beside the number name; ILR, where a link was made before this stood in it. */
  owner: z.enum(['ILR', 'settled status', 'citizenship']).optional(),
  /** Days by the Home Office’s count, which decides, where it is another number than `days`, which has the days of travel. */
  homeOfficeDays: z.number().optional(),
});
export type SharedCount = z.infer<typeof sharedCount>;

/**
 * What the reader of a shared result sees: the parts that its maker chose, and nothing else of it. It is sealed and
 * opened in browsers; the server never reads it. A link may be opened by a later version of the program, so this shape
 * only grows by fields that can be left out; another shape gets another `version`.
 */
export const sharedSnapshot = z.strictObject({
  version: z.literal(1),
  calculator: z.enum(['ilr', 'citizenship']),
  calculatedOn: day,
  ruleSet: ruleSetResponse,
  /** Whose result it is, where the maker wrote a name. */
  name: text.optional(),
  verdict: z
    .strictObject({
      tone: z.enum(['within', 'soon', 'over']),
      status: text,
      headline: text,
      /** The day that the result names. */
      date: day.nullable(),
    })
    .optional(),
  why: text.optional(),
  reasons: z.array(reasonResponse).max(200).optional(),
  counts: z.array(sharedCount).max(20).optional(),
  trips: z
    .array(z.strictObject({ from: day, to: day, days: z.number() }))
    .max(mostTrips)
    .optional(),
  details: z
    .array(z.strictObject({ name: text, value: text }))
    .max(50)
    .optional(),
});
export type SharedSnapshot = z.infer<typeof sharedSnapshot>;
