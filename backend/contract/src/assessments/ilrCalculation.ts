import { z } from 'zod';
import { civilDate } from '../dates';
import { line } from '../text';
import {
  assessmentResponse,
  crownDependencyStay,
  permittedReason,
  reasonResponse,
  ruleSetResponse,
  tripLimit,
} from './answer';

/** The visa types that the ILR calculator offers. */
export const ilrVisaTypes = [
  ...['skilled_worker', 'tier_2', 'scale_up', 'global_talent', 'innovator_founder'],
  ...['rep_overseas_business', 'religious_worker', 'domestic_worker'],
  ...['tier_1', 'tier_1_investor', 'tier_1_entrepreneur', 'tier_1_graduate_entrepreneur'],
  ...['spouse', 'family', 'parent_of_child'],
  ...['student', 'youth_mobility', 'uk_ancestry', 'refugee', 'humanitarian_protection'],
  ...['pbs_dependant', 'long_residence', 'other'],
] as const;

/** A trip as both calculators send it. `totalDays` is for people to read: days are counted from the dates. */
export const calculatorTrip = z.object({
  id: z.string().max(100).optional(),
  startDate: civilDate('Enter the day you left the UK'),
  endDate: civilDate('Enter the day you came back'),
  totalDays: z.number().optional(),
  reason: line('The reason must be text').max(200, 'The reason can have at most 200 characters').nullish(),
  /** Beside the specification: why the Home Office may leave the absence out (CR 3.4). */
  permittedReason: permittedReason.nullish(),
  /** The whole trip was spent in Jersey, Guernsey or the Isle of Man. */
  crownDependency: crownDependencyStay.nullish(),
});
export type CalculatorTrip = z.infer<typeof calculatorTrip>;

/** POST /api/calculate-ilr-eligibility */
export const ilrCalculationRequest = z.object({
  visaType: z.enum(ilrVisaTypes, { error: 'Choose your visa type' }),
  visaStartDate: civilDate('Enter your visa issue date'),
  entryDate: civilDate('Enter the day you entered the UK').nullish(),
  currentImmigrationStatus: z.string().max(100).optional(),
  useDetailedAbsences: z.boolean({ error: 'Choose yearly totals or individual trips' }),
  absencesPerYear: z
    .array(
      z.object({
        year: z.int().min(1900).max(2199),
        days: z
          .int('Enter a whole number of days')
          .min(0, 'Enter 0 or more days')
          .max(366, 'A year has at most 366 days'),
      }),
    )
    .max(100, 'Give at most 100 years')
    .default([]),
  detailedAbsences: tripLimit(z.array(calculatorTrip)).default([]),
  visaExpiryDate: civilDate('Enter the day your visa ends').nullish(),
  consentToAiAnalysis: z.boolean().optional(),
  /** Carries the good-character answer, unless `goodCharacter` is there. */
  hasPassedLifeInUK: z.boolean({ error: 'Answer yes or no' }),
  hasEnglishQualification: z.boolean({ error: 'Answer yes or no' }),
  englishQualificationType: z.string().max(100).nullish(),
  isCurrentlyEmployed: z.boolean().nullish(),
  completedSponsoredPeriod: z.boolean().nullish(),
  /** Beside the specification: the answers under their own names, for every visa type. */
  goodCharacter: z.boolean().nullish(),
  meetsSalaryRequirement: z.boolean().nullish(),
});
export type IlrCalculationRequest = z.infer<typeof ilrCalculationRequest>;

/** What POST /api/calculate-ilr-eligibility answers. Days are the cautious count, both travel days included. */
export const ilrCalculationResponse = z.object({
  visaType: z.string(),
  /** By the cautious count, and all three answers yes. */
  isEligible: z.boolean(),
  /** The first day to apply when that is not today; null when none can be named. */
  suggestedEligibilityDate: z.string().nullable(),
  earliestApplicationDate: z.string().nullable(),
  /** Null where the visa leads to no settlement. */
  requiredYears: z.number().nullable(),
  continuousResidenceMet: z.boolean(),
  meetsSettlementPeriod: z.boolean(),
  hasMinimumUKResidence: z.boolean(),
  meetsAbsenceTotal: z.boolean(),
  absencesValid: z.boolean(),
  /** Days over the whole period; null where the route sets no limit. */
  absenceLimit: z.number().nullable(),
  absenceDaysTotal: z.number(),
  englishLanguage: z.boolean(),
  goodCharacter: z.boolean(),
  discretionRecommended: z.boolean(),
  discretionReason: z.string().nullable(),
  calculationDate: z.string(),
  calculationVersion: z.string(),

  // Beside the specification.
  /** Null where the visa does not say which route it is. */
  route: z.object({ key: z.string(), title: z.string() }).nullable(),
  financialRequirement: z.boolean(),
  visaStartDate: z.string(),
  entryDate: z.string(),
  visaExpiryDate: z.string().nullable(),
  /** The whole years in which the days were looked at: both days included. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  absencesByYear: z.array(z.object({ year: z.number(), days: z.number(), over: z.boolean() })),
  /** In words why the answer is what it is, most important first; what the program does not know is among them. */
  reasons: z.array(reasonResponse),
  /** Both counts in full; null where only yearly totals were given or the visa leads nowhere. */
  cautious: assessmentResponse.nullable(),
  homeOffice: assessmentResponse.nullable(),
  /** Whether the Home Office's count gives another verdict or date; `homeOfficeSays` then says which, in a sentence. */
  homeOfficeDiffers: z.boolean(),
  homeOfficeSays: z.string().nullable(),
  ruleSet: ruleSetResponse,
});
export type IlrCalculationResponse = z.infer<typeof ilrCalculationResponse>;
