import { z } from 'zod';
import { mostTrips, reasonResponse } from '../assessments/answer';

const day = z.iso.date();
/** A code of the program. What it means, and whether there is one, the program knows that opens the link. */
const code = z.string().max(60);

/** What a sentence is made with. Which values it can have, `sayShared` decides by the rules' own. */
type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
const value: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.string().max(1_000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(value).max(50),
    z.record(z.string().max(40), value),
  ]),
);
const codedSentence = { sentence: z.tuple([code, code]).readonly(), values: value };

/** A reason, without its words. */
const sharedReason = z.strictObject({
  code,
  ...codedSentence,
  source: code,
  days: z.number().optional(),
  limit: z.number().optional(),
  from: day.optional(),
  to: day.optional(),
  standing: reasonResponse.shape.standing,
});

/** What the maker of a link calls themselves: a name and nothing that leads somewhere. Empty where they do not say. */
export const sharedName = z
  .string()
  .max(60)
  .regex(/^(?:\p{L}[\p{L}\p{M}'’ -]*)?$/u);

const owners = ['ILR', 'settled status', 'citizenship'] as const;

/** A number of days away with what it is measured against. */
const sharedCount = z.strictObject({
  /** What is counted, as `worst_twelve_months`. */
  kind: code,
  /** The calendar year that is counted. */
  year: z.int().min(1900).max(2300).optional(),
  /** With the days of travel. */
  days: z.number(),
  /** Days by the Home Office’s count, which decides, where it is another number than `days`. */
  homeOfficeDays: z.number().optional(),
  /** Null where no limit is set. */
  limit: z.number().nullable(),
  from: day.nullable(),
  to: day.nullable(),
  /** Whether too many are an alarm: another rule may decide. */
  decides: z.boolean(),
  /** What the limit is, or why there is none. */
  means: z.strictObject({ by: code, limit: z.number().nullable(), counting: code.nullable() }).nullable(),
  /** Which application has this limit. */
  owner: z.enum(owners),
});
export type SharedCount = z.infer<typeof sharedCount>;

/**
 * What the reader of a shared result sees: the parts that its maker chose, as codes, numbers and days, and nothing else of it.
 * The program that opens it writes the words, so nobody else can choose them. It is sealed and opened in
 * browsers; the server never reads it. Version 1 held words.
 */
export const sharedSnapshot = z.strictObject({
  version: z.literal(2),
  calculator: z.enum(['ilr', 'citizenship']),
  calculatedOn: day,
  /** The version of the rules. */
  rules: day,
  /** What the maker calls themselves, where they wrote it. */
  name: sharedName.optional(),
  verdict: z
    .strictObject({
      tone: z.enum(['within', 'soon', 'over']),
      code,
      days: z.array(day).max(2).optional(),
      count: z.int().min(0).max(20).optional(),
      /** Requirements that are still to be shown. */
      open: z.array(code).max(10).optional(),
      /** Replaces the headline if something else can decide. */
      headline: z.strictObject(codedSentence).optional(),
    })
    .optional(),
  reasons: z.array(sharedReason).max(200).optional(),
  /** What the days of travel change of the answer. It goes with the reasons. */
  margin: z.strictObject(codedSentence).optional(),
  counts: z.array(sharedCount).max(20).optional(),
  trips: z
    .array(z.strictObject({ from: day, to: day, days: z.number() }))
    .max(mostTrips)
    .optional(),
  details: z
    .array(z.strictObject({ name: code, value: z.union([code, z.boolean()]) }))
    .max(50)
    .optional(),
});
export type SharedSnapshot = z.infer<typeof sharedSnapshot>;
