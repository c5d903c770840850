import { z } from 'zod';
import {
  citizenshipResponse,
  englishStatusResponse,
  lifeInUkStatusResponse,
  limitedWindowResponse,
  openAnswer,
  reasonResponse,
  ruleSetResponse,
} from './assessments';
import { permittedReasonAnswer } from './journeys';
import { limitChecks } from './limits';
import { besideTheDates, progressOutcome, progressQuestion } from './openOutcomes';

/** `yyyy-MM-dd` */
const date = z.string();

/** What a date would need and the record does not have yet, by the names of the immigration profile. */
export const progressNeeds = ['visaType', 'visaStartDate', 'ilrGrantDate'] as const;
export type ProgressNeed = (typeof progressNeeds)[number];

const record = {
  /** Today in London: everything is worked out as of this day. */
  asOf: date,
  /** What the record lacks for a date; null dates come from it. */
  missing: z.array(z.enum(progressNeeds)),
  /** The page on which that can be filled in. */
  fillInAt: z.string(),
  /** Why there is no date though nothing is missing; null where there is one. */
  note: z.string().nullable(),
  /** Why the answer is what it is, what decides first. */
  reasons: z.array(reasonResponse),
  /** What changes with the days of travel counted, in a sentence; null where verdict and date are the same. */
  travelMargin: z.string().nullable(),
  ruleSet: ruleSetResponse,
};

/** One line of the checklist. `unknown`: the record does not say; `not_asked`: the route does not ask for it. */
export const progressRequirement = z.object({
  key: z.string(),
  title: z.string(),
  state: z.enum(['met', 'not_met', 'not_asked', 'unknown']),
  detail: z.string(),
  /** A text and colour, if the state alone says less than the number. */
  verdict: z.object({ words: z.string(), tone: z.enum(['within', 'soon', 'over']) }).optional(),
});
export type ProgressRequirement = z.infer<typeof progressRequirement>;

const stateWords = {
  met: 'Met',
  not_met: 'Not met yet',
  not_asked: 'Not asked for',
  unknown: 'Not known yet',
} as const;

/** How a requirement stands, on the pages and in a lawyer's download: the verdict of the rules where they have one. */
export const wordsOfRequirement = ({
  state,
  verdict,
}: Pick<ProgressRequirement, 'state' | 'verdict'>): string => verdict?.words ?? stateWords[state];

const period = z.object({ from: date, to: date }).nullable();

/**
 * GET /api/immigration/profile/ilr-progress: the person's progress towards ILR, from their own record. The
 * Home Office’s count decides; totals of days include both travel days. Null if the record or the route has no value.
 */
export const ilrProgressResponse = z.object({
  hasILR: z.boolean(),
  /** As it was chosen; `visaTypeLabel` as people read it. */
  visaType: z.string().nullable(),
  visaStartDate: date.nullable(),
  visaEndDate: date.nullable(),
  /** The day on which the qualifying years are complete and kept. */
  ilrEligibilityDate: date.nullable(),
  /** The years of the route; 5, as on most routes, if it is not known; null if it does not lead to ILR. */
  requiredYears: z.number().nullable(),
  /** Years of the qualifying time that have passed, to one decimal. */
  currentTimeInUK: z.number().nullable(),
  /** Days allowed in any twelve months; null where the route sets no such limit. */
  absenceLimit: z.number().nullable(),
  /** Days away in the qualifying years, overlaps once; in the whole record while there are no such years. */
  totalAbsences: z.number(),
  /** Whether no 12 months of the qualifying period exceed `absenceLimit`; null if not known. */
  absencesWithinLimit: z.boolean().nullable(),
  absenceLast12Months: z.number(),
  /** Days in twelve months above which the limit is near; null without a limit. */
  absenceWarningThreshold: z.number().nullable(),
  /** Whole percent of the qualifying years, 0 to 100. */
  progress: z.number(),
  /** Whether the days away meet every rule of the route; null if not known. */
  meetsAbsenceRequirements: z.boolean().nullable(),
  /** The first day on which the application can be made: on most routes 28 days before `ilrEligibilityDate`. */
  ilrApplicationEarliestDate: date.nullable(),
  /** In words for people. */
  ilrStatus: z.string(),
  hasEnglishLanguage: z.boolean(),
  hasLifeInUK: z.boolean(),
  ilrGrantDate: date.nullable(),

  // Not in the specification.
  ...record,
  visaTypeLabel: z.string().nullable(),
  route: z.object({ key: z.string(), title: z.string() }).nullable(),
  /** By time and days away. */
  eligibleNow: z.boolean(),
  /** Whole months and remaining days until `ilrEligibilityDate`. */
  timeLeft: z.object({ months: z.number(), days: z.number() }).nullable(),
  /** The day from which the years run, where earlier visas of the record count as well. */
  countedFrom: date.nullable(),
  /** The qualifying years in which `totalAbsences` lie, both days included. */
  period,
  worstTwelveMonths: limitedWindowResponse.nullable(),
  requirements: z.array(progressRequirement),
  ...besideTheDates,
  /** Level of English asked for on the day of application, with the level held; null while no day can be named. */
  english: englishStatusResponse.nullable().default(null),
  lifeInUk: lifeInUkStatusResponse.nullable().default(null),
  /** What `absenceLimit` is a limit of, in a sentence; null without a limit. */
  absenceLimitMeans: z.string().nullable().default(null),
  /** Reasons of a journey for which the route leaves it out; none once nothing has to be settled. */
  permittedReasons: z.array(permittedReasonAnswer).default([]),
  /** Days away against each limit, the one that decides first. */
  limits: limitChecks,
});
export type IlrProgressResponse = z.infer<typeof ilrProgressResponse>;

/** GET /api/immigration/profile/citizenship-eligibility: the way from ILR to citizenship, by the person’s own record. */
export const citizenshipEligibilityResponse = z.object({
  /** With ILR, by time and days away, and with everything that the person has to declare. */
  eligibleForCitizenship: z.boolean(),
  /** The first day that time and days away allow. */
  citizenshipEligibilityDate: date.nullable(),
  /** 450 days in five years, or 270 in three for the spouse of a British citizen. */
  citizenshipAbsenceLimit: z.number(),
  citizenshipTotalAbsences: z.number(),
  citizenshipAbsencesWithinLimit: z.boolean(),
  /** Years of residence: five, or three for the spouse of a British citizen. */
  citizenshipTimeRequired: z.number(),
  /** Years since the entry that the record shows, to one decimal. */
  citizenshipCurrentTime: z.number().nullable(),
  /** Whole percent of the time from ILR to the eligibility date, 0 to 100. */
  citizenshipProgress: z.number(),
  citizenshipStatus: z.string(),
  /** Residence, time with ILR and presence on the first day of the years; null while the record does not say. */
  meetsResidency: z.boolean().nullable(),
  /** As the person declared. */
  meetsGoodCharacter: z.boolean(),
  /** Obstacles and warnings, as sentences. */
  citizenshipWarnings: z.array(z.string()),

  // Not in the specification.
  ...record,
  hasILR: z.boolean(),
  ilrGrantDate: date.nullable(),
  spouseOfBritishCitizen: z.boolean(),
  /** The first day of the unbroken time with a visa that the record shows. */
  ukEntryDate: date.nullable(),
  /** The years that end today, in which days away are counted. */
  period,
  finalYear: limitedWindowResponse,
  timeLeft: z.object({ months: z.number(), days: z.number() }).nullable(),
  requirements: z.array(progressRequirement),
  /** Indefinite leave lapses after years outside the UK without a break: the longest such absence, or the one going on. */
  settlementLapse: citizenshipResponse.shape.settlementLapse,
  /** What can decide whatever the time says: an arrival without permission. */
  headline: z.object({ code: z.string(), message: z.string() }).nullable().default(null),
  /** The answer about the arrival; null without one. */
  arrivedWithoutPermission: openAnswer.nullable().default(null),
  /** Irish citizens and people with the right of abode: they need no ILR first. */
  needsNoIlr: z.boolean().default(false),
  /** The questions that the date depends on, and both outcomes; the date fields are then null. */
  questions: z.array(progressQuestion).default([]),
  outcomes: z.array(progressOutcome).default([]),
  /** Registration as a British citizen, where naturalisation is not the only way. */
  registration: citizenshipResponse.shape.registration,
  /** Their own application to become British, which waits for a decision or was granted: then no day is to be waited for. */
  application: z
    .object({
      appliedFor: z.enum(['naturalisation', 'registration']),
      submittedOn: date,
      grantedOn: date.nullable(),
    })
    .nullable()
    .default(null),
});
export type CitizenshipEligibilityResponse = z.infer<typeof citizenshipEligibilityResponse>;
