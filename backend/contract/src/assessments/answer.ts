import {
  appliedInTime,
  endorsement as endorsementAnswer,
  englishLevel,
  firstGrant as firstGrantAnswer,
  gapException as gapExceptionAnswer,
  permittedReasonOptions,
  settlementKind as kindOfSettlement,
} from '@settlewise/domain/record';
import {
  citizenshipVerdicts,
  discretionBands,
  openQuestionCodes,
  settlementVerdicts,
  type AssessmentAnswer,
  type CitizenshipAnswer,
  type EnglishStatus,
  type LifeInUkStatus,
  type LimitedWindow,
  type Missing,
  type OpenQuestion,
  type OtherOutcome,
  type SettlementAnswer,
} from '@settlewise/rules/assessment/answer';
import type { Reason } from '@settlewise/rules/assessment';
import { z } from 'zod';
import type { FieldsOf } from '../openSource';

/** The largest number of trips in a request. */
export const mostTrips = 2_000;

/** Holds a list of a request to `mostTrips` entries. */
export const tripLimit = <Item extends z.ZodType>(list: z.ZodArray<Item>) =>
  list.max(mostTrips, 'Give at most 2,000 of these.');

/**
 * What a result says that was saved before 29 November 2026: days of travel counted then, and a sentence told what the Home
 * Office's count changed. A result of now has neither.
 */
export const ofTheEarlierCount = {
  homeOfficeDiffers: z.boolean().optional(),
  homeOfficeSays: z.string().nullable().optional(),
};

/** `inclusive`: both travel days count as days away. `whole_days`: only the days between them, as the Home Office counts. */
export const countingMethod = z.enum(['whole_days', 'inclusive'], {
  error: 'Choose whole_days or inclusive.',
});

/** Reasons for which CR 3.4 and CR 5.1 leave an absence uncounted, when it is proved. */
export const permittedReasonKeys: readonly PermittedReasonKey[] = permittedReasonOptions.map(
  ({ value }) => value,
);
export type PermittedReasonKey = (typeof permittedReasonOptions)[number]['value'];
export const permittedReason = z.enum(permittedReasonKeys, { error: 'This reason is not known.' });

/** An answer that can be left open: then both outcomes are shown. */
export const openAnswer = appliedInTime.typed;
export const openAnswerKeys = openAnswer.options;
export type OpenAnswer = z.infer<typeof openAnswer>;

/** Who endorsed a person on Global Talent. */
export const endorsement = endorsementAnswer.typed;
export const endorsementKeys = endorsement.options;
export type Endorsement = z.infer<typeof endorsement>;

/** How old a person was at the first grant for private life. */
export const firstGrant = firstGrantAnswer.typed;
export const firstGrantKeys = firstGrant.options;
export type FirstGrantedAs = z.infer<typeof firstGrant>;

/** Why days without permission before a visa are excused. */
export const gapException = gapExceptionAnswer.typed;
export const gapExceptionKeys = gapException.options;
export type GapException = z.infer<typeof gapException>;

/** A journey spent in Jersey, Guernsey or the Isle of Man: `lived_there` with permission on an equivalent route. */
export const crownDependencyStayKeys = ['visited', 'lived_there'] as const;
export const crownDependencyStay = z.enum(crownDependencyStayKeys, {
  error: 'Choose visited or lived_there',
});

export type CrownDependencyStay = z.infer<typeof crownDependencyStay>;

/** Which right to stay without a time limit somebody has. */
export const settlementKind = kindOfSettlement.typed;

export const sourceResponse = z.object({
  title: z.string(),
  url: z.string(),
  retrievedOn: z.string(),
  /** The day of a newer version that was not read yet, if one is known. */
  laterVersion: z.string().optional(),
});

/** A sentence for people with what it rests on. Dates are `yyyy-MM-dd`. */
export const reasonResponse = z.object({
  code: z.string(),
  message: z.string(),
  days: z.number().optional(),
  limit: z.number().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  source: sourceResponse,
  /** Whether it speaks against the application, for it, or is for the person to know; where the answer tells that. */
  standing: z.enum(['against', 'met', 'to_know']).optional(),
} satisfies FieldsOf<Reason>);
export type ReasonResponse = z.infer<typeof reasonResponse>;

/** A stretch of time and the days away in it; exactly the limit is fine. */
export const limitedWindowResponse = z.object({
  days: z.number(),
  from: z.string(),
  to: z.string(),
  limit: z.number(),
  exceeded: z.boolean(),
} satisfies FieldsOf<LimitedWindow>);
export type LimitedWindowResponse = z.infer<typeof limitedWindowResponse>;

export const ruleSetResponse = z.object({ version: z.string(), checkedOn: z.string() });
export type RuleSetResponse = z.infer<typeof ruleSetResponse>;

const band = z.enum(discretionBands);
export type DiscretionBandResponse = z.infer<typeof band>;

export const missingResponse = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
} satisfies FieldsOf<Missing>);
export type MissingResponse = z.infer<typeof missingResponse>;

export const settlementVerdict = z.enum(settlementVerdicts);
const citizenshipVerdict = z.enum(citizenshipVerdicts);

/** A question whose answer changes the outcome, and has not been given or was "not sure". */
export const openQuestionResponse = z.object({
  code: z.enum(openQuestionCodes),
  message: z.string(),
  why: z.string(),
  permission: z.number().optional(),
  trip: z.number().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  source: sourceResponse,
} satisfies FieldsOf<OpenQuestion>);
export type OpenQuestionResponse = z.infer<typeof openQuestionResponse>;

/** The outcome when each open question is answered the other way than the answer itself takes them. */
export const otherOutcomeResponse = z.object({
  supposing: z.string(),
  otherwise: z.string(),
  verdict: settlementVerdict,
  periodStart: z.string(),
  earliestApplicationDate: z.string().nullable(),
  literalEarliestApplicationDate: z.string().nullable(),
  firstCompliantCountingDate: z.string().nullable(),
} satisfies FieldsOf<OtherOutcome>);
export type OtherOutcomeResponse = z.infer<typeof otherOutcomeResponse>;

/** Levels of proved English. */
export const englishHeld = englishLevel.typed;
export const englishHeldKeys = englishHeld.options;

/** The level of English asked for on the day of application, and how it stands with the level held. */
export const englishStatusResponse = z.object({
  asked: z.enum(['none', 'route', 'B1', 'B2']),
  on: z.string(),
  held: englishHeld.nullable(),
  met: z.boolean().nullable(),
  exempt: z.enum(['age', 'held_exempt']).nullable(),
  confirmed: z.boolean(),
  source: sourceResponse,
} satisfies FieldsOf<EnglishStatus>);
export type EnglishStatusResponse = z.infer<typeof englishStatusResponse>;

export const lifeInUkStatusResponse = z.object({
  asked: z.boolean(),
  passed: z.boolean().nullable(),
  exempt: z.enum(['age']).nullable(),
  source: sourceResponse,
} satisfies FieldsOf<LifeInUkStatus>);
export type LifeInUkStatusResponse = z.infer<typeof lifeInUkStatusResponse>;

/** Fields that came after results were first saved have a default, so that each saved result can still be read. */
export const settlementResponse = z.object({
  route: z.string(),
  qualifyingYears: z.number().nullable(),
  periodStart: z.string(),
  periodComplete: z.string().nullable(),
  preEntryDays: z.number(),
  worstTwelveMonths: limitedWindowResponse.nullable(),
  verdict: settlementVerdict,
  earliestApplicationDate: z.string().nullable(),
  literalEarliestApplicationDate: z.string().nullable(),
  firstCompliantCountingDate: z.string().nullable(),
  reasons: z.array(reasonResponse),
  /** The data that are missing for a verdict; empty unless the verdict is `not_enough`. */
  missing: z.array(missingResponse).default([]),
  /** Partners and parents, five years: the first day that GOV.UK names; `earliestApplicationDate` is the safe one. */
  practicalEarliestApplicationDate: z.string().nullable().default(null),
  /** The last day to apply: protection, the end of the permission. */
  applyBy: z.string().nullable().default(null),
  /** Eligible, and a journey given brings that to an end: the last day on which it holds. */
  eligibleUntil: z.string().nullable().default(null),
  eligibleAgainFrom: z.string().nullable().default(null),
  questions: z.array(openQuestionResponse).default([]),
  otherOutcome: otherOutcomeResponse.nullable().default(null),
  english: englishStatusResponse.nullable().default(null),
  lifeInUk: lifeInUkStatusResponse.nullable().default(null),
} satisfies FieldsOf<SettlementAnswer>);
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
  verdict: citizenshipVerdict,
  firstGoodDate: z.string().nullable(),
  reasons: z.array(reasonResponse),
  missing: z.array(missingResponse).default([]),
  /** The longest absence since settlement that endangers it, or the one going on. */
  settlementLapse: z
    .object({ years: z.number(), from: z.string(), returnBy: z.string(), mayHaveLapsed: z.boolean() })
    .nullable()
    .default(null),
  /** Becoming British by registration, where naturalisation is not the only way. */
  registration: z
    .object({
      section: z.literal('4(2)'),
      verdict: citizenshipVerdict,
      firstGoodDate: z.string().nullable(),
      reasons: z.array(reasonResponse),
    })
    .nullable()
    .default(null),
  english: englishStatusResponse.nullable().default(null),
  lifeInUk: lifeInUkStatusResponse.nullable().default(null),
  /** Whether meaning to go on living in the UK is asked: section 6(1) alone. */
  intentionAsked: z.boolean().default(true),
} satisfies FieldsOf<CitizenshipAnswer>);
export type CitizenshipResponse = z.infer<typeof citizenshipResponse>;

/** The answer of POST /api/assess; the calculators' answers contain it once for each way of counting. */
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
} satisfies FieldsOf<AssessmentAnswer>);
export type AssessmentResponse = z.infer<typeof assessmentResponse>;
