import { z } from 'zod';

/** The most trips that one request can carry. */
export const mostTrips = 2_000;

/** Holds a list of a request to `mostTrips` entries. */
export const tripLimit = <Item extends z.ZodType>(list: z.ZodArray<Item>) =>
  list.max(mostTrips, 'Give at most 2,000 of these.');

/** `inclusive`: both travel days count as days away. `whole_days`: only the days between them, as the Home Office counts. */
export const countingMethod = z.enum(['whole_days', 'inclusive'], {
  error: 'Choose whole_days or inclusive.',
});

/** Reasons for which CR 3.4 and CR 5.1 leave an absence uncounted, when it is proved. */
export const permittedReasonKeys = [
  'crisis_overseas',
  'travel_disruption',
  'compelling_compassionate',
  'research',
  'family_life',
  'partner_on_crown_service',
  'accompanying_main_applicant',
] as const;
export const permittedReason = z.enum(permittedReasonKeys, { error: 'This reason is not known.' });

const source = z.object({ title: z.string(), url: z.string(), retrievedOn: z.string() });

/** A sentence for people with what it rests on. Dates are `yyyy-MM-dd`. */
export const reasonResponse = z.object({
  code: z.string(),
  message: z.string(),
  days: z.number().optional(),
  limit: z.number().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  source,
  /** Whether it speaks against the application, for it, or is for the person to know; where the answer tells that. */
  standing: z.enum(['against', 'met', 'to_know']).optional(),
});
export type ReasonResponse = z.infer<typeof reasonResponse>;

/** A stretch of time and the days away in it; exactly the limit is fine. */
export const limitedWindowResponse = z.object({
  days: z.number(),
  from: z.string(),
  to: z.string(),
  limit: z.number(),
  exceeded: z.boolean(),
});
export type LimitedWindowResponse = z.infer<typeof limitedWindowResponse>;

export const ruleSetResponse = z.object({ version: z.string(), checkedOn: z.string() });
export type RuleSetResponse = z.infer<typeof ruleSetResponse>;

const band = z.enum(['meets', 'discretion_expected', 'discretion_conditional', 'normally_refused']);
export type DiscretionBandResponse = z.infer<typeof band>;

export const settlementResponse = z.object({
  route: z.string(),
  qualifyingYears: z.number().nullable(),
  periodStart: z.string(),
  periodComplete: z.string().nullable(),
  preEntryDays: z.number(),
  worstTwelveMonths: limitedWindowResponse.nullable(),
  verdict: z.enum(['eligible', 'not_yet', 'over_limit', 'no_route']),
  earliestApplicationDate: z.string().nullable(),
  literalEarliestApplicationDate: z.string().nullable(),
  firstCompliantCountingDate: z.string().nullable(),
  reasons: z.array(reasonResponse),
});
export type SettlementResponse = z.infer<typeof settlementResponse>;

export const citizenshipResponse = z.object({
  applicationDate: z.string(),
  qualifyingFrom: z.string(),
  finalYearFrom: z.string(),
  presentOnFirstDay: z.boolean(),
  totalDays: z.number(),
  totalLimit: z.number(),
  totalBand: band,
  finalYearDays: z.number(),
  finalYearLimit: z.number(),
  finalYearBand: band,
  settledLongEnough: z.boolean(),
  verdict: z.enum(['eligible', 'not_yet', 'discretion', 'refused']),
  firstGoodDate: z.string().nullable(),
  reasons: z.array(reasonResponse),
});
export type CitizenshipResponse = z.infer<typeof citizenshipResponse>;

/** What POST /api/assess answers; the calculators' answers carry it once for each way of counting. */
export const assessmentResponse = z.object({
  asOf: z.string(),
  counting: countingMethod,
  ruleSet: ruleSetResponse,
  /** A trip has no return date, and is counted to the day before `asOf`. */
  incomplete: z.boolean(),
  warnings: z.array(z.object({ code: z.string(), message: z.string(), trips: z.array(z.number()) })),
  trips: z.array(
    z.object({ departureDate: z.string(), returnDate: z.string().nullable(), days: z.number() }),
  ),
  totalDays: z.number(),
  busiestTwelveMonths: limitedWindowResponse.nullable(),
  settlement: settlementResponse.nullable(),
  citizenship: citizenshipResponse.nullable(),
});
export type AssessmentResponse = z.infer<typeof assessmentResponse>;
