import { z } from 'zod';
import { limitChecks } from './limits';
import { nextAct } from './nextAct';
import { besideTheDates } from './openOutcomes';

const date = z.string();

/** What the ILR estimate needs and the record does not have yet. */
export const ilrEstimateNeeds = ['visaType', 'visaStartDate'] as const;
export type IlrEstimateNeed = (typeof ilrEstimateNeeds)[number];

/** A person's progress towards ILR, from their own record. */
export const ilrEligibility = z.object({
  /** In words for people; 'In progress' until the record can say more. */
  status: z.string(),
  /** Whole percent of the qualifying period, 0 to 100. */
  progress: z.number(),
  /** The day on which the qualifying period is complete and kept; null where the record or the route gives none. */
  estimatedEligibilityDate: date.nullable(),
  /** The first day on which the application can be made: on most routes 28 days before the one above. */
  earliestApplicationDate: date.nullable(),
  /** Whole months and remaining days until `estimatedEligibilityDate`; null without a date and once one can apply. */
  timeLeft: z.object({ months: z.number(), days: z.number() }).nullable(),
  /** By time and days away; what else an application needs is not asked here. */
  eligibleNow: z.boolean(),
  hasILR: z.boolean(),
  ilrGrantDate: date.nullable(),
  /** The visa as people read it. */
  visaType: z.string().nullable(),
  /** The years of the route; 5, as on most routes, if the route is not known; null if the route does not lead to ILR. */
  requiredYears: z.number().nullable(),
  /** What is needed before a date can be given. */
  missing: z.array(z.enum(ilrEstimateNeeds)),
  /** Why there is no date though nothing is missing, or why it is later than the years alone say. */
  note: z.string().nullable(),
  /** What changes with the days of travel counted, in a sentence; null where verdict and date are the same. */
  travelMargin: z.string().nullable(),
  ...besideTheDates,
});
export type IlrEligibility = z.infer<typeof ilrEligibility>;

/** The way from ILR to citizenship, by time and days away. */
export const citizenshipOutlook = z.object({
  eligibleNow: z.boolean(),
  /** The first day that meets the rules on time and days away; null while the day of ILR is not known. */
  firstGoodDate: date.nullable(),
  /** Why not now; null where nothing stands against it. */
  note: z.string().nullable(),
  /** As of ILR. */
  travelMargin: z.string().nullable(),
});
export type CitizenshipOutlook = z.infer<typeof citizenshipOutlook>;

/** What the record needs before it can say a date and be applied with, and whether it has it, wherever it was recorded. */
export const firstSteps = z.object({
  visa: z.boolean(),
  journeys: z.boolean(),
  /** A document of this type. */
  passport: z.boolean(),
  /** Both the test and the proof of English. */
  englishAndTest: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

/** GET /api/dashboard/summary. Days away: both travel days counted, overlaps once. */
export const dashboardSummaryResponse = z.object({
  dependantCount: z.number(),
  totalAbsenceDays: z.number(),
  absenceLast12Months: z.number(),
  nextAct,
  ilrEligibility,
  /** Null without ILR, which comes first. */
  citizenship: citizenshipOutlook.nullable(),
  /** What the law can change for the next application: `citizenship`, or the key of a route; null where nothing is left. */
  topic: z.string().nullable().default(null),
  /** Days away against each limit, the one that decides first. */
  limits: limitChecks,
  firstSteps,
});
export type DashboardSummaryResponse = z.infer<typeof dashboardSummaryResponse>;
