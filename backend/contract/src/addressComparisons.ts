import { civilDate, field } from '@settlewise/domain/fields';
import { z } from 'zod';
import { rule } from './fields';

const day = civilDate('Enter a day that exists, as yyyy-MM-dd.');

/** POST /api/address-comparisons: asks a partner whether both may see where the other lived. */
export const askToCompareRequest = z.object({ email: field.email('Email of your partner').typed });
export type AskToCompareRequest = z.infer<typeof askToCompareRequest>;

/** POST /api/address-comparisons/{id}/answer */
export const answerComparisonRequest = z.object({ agrees: z.boolean('Please answer yes or no') });
export type AnswerComparisonRequest = z.infer<typeof answerComparisonRequest>;

/** The longest time that is compared: no form of a partner asks about more. */
const mostYears = 5;

/** POST /api/address-comparisons/{id}/addresses: the days that a form asks about. */
export const comparedAddressesRequest = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => to >= from, rule('to', 'The last day is before the first.'))
  .refine(
    // Dates as text sort as time does, also where such a day does not exist.
    ({ from, to }) => to <= `${Number(from.slice(0, 4)) + mostYears}${from.slice(4)}`,
    rule('from', `Compare at most ${mostYears} years.`),
  );
export type ComparedAddressesRequest = z.infer<typeof comparedAddressesRequest>;

/** What somebody asked. */
export const askedComparisonResponse = z.object({
  id: z.string(),
  /** As they wrote it. */
  email: z.string(),
  askedAt: z.iso.datetime(),
  /** `lapsed`: nobody answered in time. */
  status: z.enum(['waiting', 'lapsed', 'declined', 'agreed', 'ended']),
  /** From then on it cannot be answered any more. */
  answerBy: z.iso.datetime(),
});
export type AskedComparisonResponse = z.infer<typeof askedComparisonResponse>;

/** What somebody is asked by another person. */
export const comparisonToAnswerResponse = z.object({
  id: z.string(),
  /** Who asks. */
  name: z.string(),
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

/** Where the other one lived on days of the time that was asked about: the address and its days, and nothing else. */
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
