import { civilDate, line } from '@settlewise/domain/fields';
import type { IlrCalculation } from '@settlewise/rules/calculators';
import { z } from 'zod';
import type { FieldsOf } from '../openSource';
import { visaTypeValues } from '../visaTypeChoices';
import {
  assessmentResponse,
  crownDependencyStay,
  endorsement,
  englishHeldKeys,
  firstGrant,
  openAnswer,
  permittedReason,
  reasonResponse,
  ruleSetResponse,
  settlementResponse,
  tripLimit,
  ofTheEarlierCount,
} from './answer';
import { gapBefore, mostPermissions } from './assess';

/** The visa types that the ILR calculator offers. */
export const ilrVisaTypes = visaTypeValues;

/** A trip as both calculators send it. `totalDays` is for people to read: days are counted from the dates. */
export const calculatorTrip = z.object({
  id: z.string().max(100).optional(),
  startDate: civilDate('Enter the day you left the UK'),
  endDate: civilDate('Enter the day you came back'),
  totalDays: z.number().optional(),
  reason: line('The reason must be text').max(200, 'The reason can have at most 200 characters').nullish(),
  /** Not in the specification: why the Home Office may not count the absence (CR 3.4). */
  permittedReason: permittedReason.nullish(),
  /** The whole trip was spent in Jersey, Guernsey or the Isle of Man. */
  crownDependency: crownDependencyStay.nullish(),
  /** The person has not come back: `endDate` is only the day up to which the days are counted. */
  stillAway: z.literal(true).optional(),
});
export type CalculatorTrip = z.infer<typeof calculatorTrip>;

/** A permission to stay, as the calculator of settlement sends it. */
const ilrPermission = z.object({
  from: civilDate('Enter the first day of this permission'),
  to: civilDate('Enter the last day of this permission').nullish(),
  /** A visa type of any screen; default: the one that the form is about. */
  visaType: z.string().min(1).max(100).nullish(),
  appliedOn: civilDate('Enter the day of the application').nullish(),
  /** Whether that was before the permission before it ended; read where `appliedOn` is not given. */
  appliedInTime: openAnswer.nullish(),
  /** Why the days without permission before it are excused. */
  gapBefore: gapBefore.nullish(),
});
export type IlrPermissionRequest = z.infer<typeof ilrPermission>;

/** `not_sure`: asked, and not known. */
export const englishAnswerKeys = [...englishHeldKeys, 'not_sure'] as const;

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
  /** Not in the specification: the answers under their own names, for every visa type. */
  goodCharacter: z.boolean().nullish(),
  meetsSalaryRequirement: z.boolean().nullish(),
  /** Every permission that was held, the one of now included. Without any, residence is taken to be lawful throughout. */
  permissions: z
    .array(ilrPermission)
    .max(mostPermissions, `Give at most ${mostPermissions} permissions.`)
    .nullish(),
  /** Protection: the day of the claim. */
  claimedOn: civilDate('Enter the day of your claim for protection').nullish(),
  /** Global Talent: who endorsed the person. */
  endorsedBy: endorsement.nullish(),
  /** Private life; read where the date of birth does not decide. */
  firstGrantedAs: firstGrant.nullish(),
  /** HM Armed Forces: the day of discharge, past or planned. */
  dischargedOn: civilDate('Enter the day of your discharge').nullish(),
  /** HM Armed Forces: whether it is a medical discharge because of service. */
  medicalDischarge: openAnswer.nullish(),
  dateOfBirth: civilDate('Enter your date of birth').nullish(),
  /** Goes before `hasEnglishQualification`, which says no level. */
  englishLevel: z.enum(englishAnswerKeys, { error: 'Choose a level of English' }).nullish(),
  /** The day of an application for settlement that is not decided yet. */
  awaitingDecisionSince: civilDate('Enter the day you applied').nullish(),
  /** The day of an application to extend the permission that is not decided yet. */
  extensionAppliedOn: civilDate('Enter the day you applied to extend your visa').nullish(),
});
export type IlrCalculationRequest = z.infer<typeof ilrCalculationRequest>;

/** The answer of POST /api/calculate-ilr-eligibility. The Home Office's count decides; totals of days include both travel days. */
export const ilrCalculationResponse = z.object({
  visaType: z.string(),
  /** By years and days away, and all three answers yes. */
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

  // Not in the specification.
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
  /** What changes with the days of travel counted, in a sentence; null where verdict and date are the same. */
  travelMargin: z.string().nullable().default(null),
  ...ofTheEarlierCount,
  ruleSet: ruleSetResponse,

  // Fields that came after results were first saved have a default, so that each saved result can still be read.
  /** By years and days away alone; null in results that were saved before it was there. */
  verdict: settlementResponse.shape.verdict.nullable().default(null),
  missing: settlementResponse.shape.missing,
  /** `permission` and `trip` are positions in the form. */
  questions: settlementResponse.shape.questions,
  otherOutcome: settlementResponse.shape.otherOutcome,
  practicalEarliestApplicationDate: settlementResponse.shape.practicalEarliestApplicationDate,
  applyBy: settlementResponse.shape.applyBy,
  eligibleUntil: settlementResponse.shape.eligibleUntil,
  eligibleAgainFrom: settlementResponse.shape.eligibleAgainFrom,
  english: settlementResponse.shape.english,
  lifeInUk: settlementResponse.shape.lifeInUk,
  /** The day of an application that was made already: the answer is the one for that day. */
  appliedOn: z.string().nullable().default(null),
  /** The day of an application to extend the permission that is not decided yet. */
  extensionAppliedOn: z.string().nullable().default(null),
} satisfies FieldsOf<IlrCalculation>);
export type IlrCalculationResponse = z.infer<typeof ilrCalculationResponse>;
