import { partnerForms } from '@settlewise/domain/addressComparisons';
import { civilDate, field } from '@settlewise/domain/fields';
import { z } from 'zod';

const day = civilDate('Enter a day that exists, as yyyy-MM-dd.');

/** POST /api/address-comparisons: asks a partner whether both may see where the other lived on the days that a form asks about. */
export const askToCompareRequest = z.object({
  email: field.email('Email of your partner').typed,
  form: z.enum(partnerForms, { error: 'Choose SET(M) or FLR(M).' }),
  /** The day of the application: with the form it says which days are compared. */
  applicationOn: day,
});
export type AskToCompareRequest = z.infer<typeof askToCompareRequest>;

/** POST /api/address-comparisons/{id}/answer */
export const answerComparisonRequest = z.object({ agrees: z.boolean('Please answer yes or no') });
export type AnswerComparisonRequest = z.infer<typeof answerComparisonRequest>;

/** The days that both see of each other, both included, and the form that asks about them; fixed when it is asked. */
const compared = {
  form: z.enum(partnerForms).nullable(),
  period: z.object({ from: z.string(), to: z.string() }),
};

/** A comparison that the person asked for. */
export const askedComparisonResponse = z.object({
  id: z.string(),
  /** As they wrote it. */
  email: z.string(),
  ...compared,
  askedAt: z.iso.datetime(),
  /** `lapsed`: nobody answered in time. */
  status: z.enum(['waiting', 'lapsed', 'declined', 'agreed', 'ended']),
  /** From then on it cannot be answered any more. */
  answerBy: z.iso.datetime(),
});
export type AskedComparisonResponse = z.infer<typeof askedComparisonResponse>;

/** A comparison that another person asked for. */
export const comparisonToAnswerResponse = z.object({
  id: z.string(),
  /** Who asks. */
  name: z.string(),
  ...compared,
  askedAt: z.iso.datetime(),
  status: z.enum(['waiting', 'agreed', 'declined', 'ended']),
});
export type ComparisonToAnswerResponse = z.infer<typeof comparisonToAnswerResponse>;

/** GET /api/address-comparisons */
export const comparisonListResponse = z.object({
  /** The newest first. */
  asked: z.array(askedComparisonResponse),
  /** Only what waits for this person, or what they agreed to and still holds. */
  toAnswer: z.array(comparisonToAnswerResponse),
});
export type ComparisonListResponse = z.infer<typeof comparisonListResponse>;

/**
 * GET /api/address-comparisons/{id}/addresses: where the other one lived on the days that were agreed on, and nothing else. Days
 * outside them are left out of `from` and `to`.
 */
export const comparedAddressesResponse = z.object({
  name: z.string(),
  addresses: z.array(
    z.object({
      line1: z.string(),
      line2: z.string().nullable(),
      town: z.string(),
      postcode: z.string().nullable(),
      from: z.string(),
      to: z.string().nullable(),
    }),
  ),
});
export type ComparedAddressesResponse = z.infer<typeof comparedAddressesResponse>;
