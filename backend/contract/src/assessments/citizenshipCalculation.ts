import { civilDate } from '@settlewise/domain/fields';
import type { CitizenshipCalculation } from '@settlewise/rules/calculators';
import { z } from 'zod';
import {
  assessmentResponse,
  citizenshipResponse,
  englishHeld,
  englishStatusResponse,
  lifeInUkStatusResponse,
  openAnswer,
  reasonResponse,
  ruleSetResponse,
  tripLimit,
  ofTheEarlierCount,
} from './answer';
import { calculatorTrip } from './ilrCalculation';
import type { FieldsOf } from '../openSource';

export const settlementStatusTypes = [
  'ilr',
  'euss',
  'spouse_ilr',
  'long_residence',
  'other',
  // Not in the specification: settled status of Swiss citizens, and people who need no settlement.
  'euss_swiss',
  'irish',
  'right_of_abode',
] as const;

/** Who can become British without settlement: no day of it is asked for. */
export const needsNoSettlement = (statusType: string): boolean =>
  statusType === 'irish' || statusType === 'right_of_abode';

const settlementMissing = 'Please enter your settlement status grant date.';

const tick = z.boolean().default(false);
const days = (most: number) =>
  z
    .int('Enter a whole number of days')
    .min(0, 'Enter 0 or more days')
    .max(most, `Enter at most ${most.toLocaleString('en-GB')} days`)
    .default(0);

/** The seven requirements that a person ticks. */
const requirements = {
  physicalPresence: tick,
  physicalPresenceExactDate: tick,
  settlementStatus12Months: tick,
  englishLanguage: tick,
  lifeInUK: tick,
  goodCharacter: tick,
  intendsToContinueResiding: tick,
};

const citizenshipForm = z.object({
  immigrationRoute: z.string().max(100).default('skilled_worker'),
  ukEntryDate: civilDate('Please enter your first UK entry date or visa start date.'),
  statusType: z.enum(settlementStatusTypes, { error: 'Choose your settlement status' }).default('ilr'),
  /** Asked of everybody but Irish citizens and people with the right of abode. */
  settlementDate: civilDate(settlementMissing).optional(),
  /** The settlement was leave to enter, granted before the person came. */
  indefiniteLeaveToEnter: z.boolean().optional(),
  /** Decides who is asked for English and the Life in the UK test. */
  dateOfBirth: civilDate('Enter your date of birth').optional(),
  /** The level held; where it is given, the tick follows from it. */
  englishLevel: englishHeld.optional(),
  britishNationalOverseas: z.boolean().optional(),
  /** Default today. */
  applicationDate: civilDate('Enter the day you plan to apply').optional(),
  isSpouseRoute: tick,
  marriedToBritishCitizen: tick,
  hasPreviousVisas: tick,
  previousVisaTypes: z.array(z.string().max(100)).max(100).default([]),
  totalAbsences: days(1_825),
  recentAbsences: days(365),
  absenceRecords: tripLimit(z.array(calculatorTrip)).default([]),
  useDetailedAbsences: tick,
  ...requirements,
  hasFinancialIssues: tick,
  hasCriminalRecord: tick,
  hasImmigrationIssues: tick,
  /** Whether they came to the UK without permission. */
  arrivedWithoutPermission: openAnswer.optional(),
  hasPassports: tick,
  hasTravelHistory: tick,
  hasILRProof: tick,
  hasLanguageCertificate: tick,
  hasLifeInUKCertificate: tick,
  hasMarriageCertificate: tick,
  hasTaxHistory: tick,
  allowsDualCitizenship: tick,
  hasProvidedBiometrics: tick,
});

/** POST /api/calculate-eligibility: the whole form. */
export const citizenshipCalculationRequest = citizenshipForm.refine(
  ({ statusType, settlementDate }) => settlementDate !== undefined || needsNoSettlement(statusType),
  // Reported together with other errors, so that people can correct all at once.
  { path: ['settlementDate'], message: settlementMissing, when: () => true },
);
export type CitizenshipCalculationRequest = z.infer<typeof citizenshipCalculationRequest>;

/** The sentence that stands at the head of a result, in the list of saved results, in print and where it is shared. */
export const resultHeadline = z.object({
  code: z.enum([
    'criminal_record',
    'irregular_arrival',
    'irregular_arrival_possible',
    'settlement_may_have_lapsed',
    'under_18',
  ]),
  message: z.string(),
});
export type ResultHeadline = z.infer<typeof resultHeadline>;

/** The answer of POST /api/calculate-eligibility. The Home Office's count decides; totals of days include both travel days. */
export const citizenshipCalculationResponse = z.object({
  /** On the planned day, with every requirement ticked. */
  isEligible: z.boolean(),
  immigrationRoute: z.string().nullable(),
  minUkResidencyYears: z.number(),
  /** Years to wait after settlement: 1, or 0 for spouses. */
  requiredSettlementWaitYears: z.number(),
  hasMinimumSettlementPeriod: z.boolean(),
  hasMinimumUKResidence: z.boolean(),
  /** Days from the grant of settlement to the planned application. */
  settlementDays: z.number(),
  requiredSettlementDays: z.number(),
  isSpouseRoute: z.boolean(),
  ukEntryDate: z.string(),
  totalUKResidenceDays: z.number(),
  totalUKResidenceYears: z.number(),
  /** Days of residence that the route asks for. */
  requiredDays: z.number(),
  /** The first day that meets everything; null when it cannot be named. */
  suggestedEligibilityDate: z.string().nullable(),
  meetsAbsenceTotal: z.boolean(),
  meetsAbsenceRecent: z.boolean(),
  absenceDaysTotal: z.number(),
  absenceDaysRecent: z.number(),
  absenceLimit: z.number(),
  meetsOtherRequirements: z.boolean(),
  physicalPresence: z.boolean(),
  physicalPresenceExactDate: z.boolean(),
  settlementStatus12Months: z.boolean(),
  englishLanguage: z.boolean(),
  lifeInUK: z.boolean(),
  goodCharacter: z.boolean(),
  intendsToContinueResiding: z.boolean(),

  // Not in the specification.
  applicationDate: z.string(),
  /** Null for Irish citizens and people with the right of abode. */
  settlementDate: z.string().nullable(),
  /** The day on which the waiting period since settlement ends; null where there is none. */
  settledLongEnoughFrom: z.string().nullable(),
  recentAbsenceLimit: z.number(),
  /** The qualifying years, both days included, and where the final year of them begins. */
  period: z.object({ from: z.string(), to: z.string(), finalYearFrom: z.string() }),
  totalBand: citizenshipResponse.shape.totalBand,
  recentBand: citizenshipResponse.shape.finalYearBand,
  /** What to do before applying, in order; empty when eligible. */
  suggestions: z.array(z.object({ code: z.string(), title: z.string(), message: z.string() })),
  reasons: z.array(reasonResponse),
  /** Both counts in full; null where only totals were typed. */
  cautious: assessmentResponse.nullable(),
  homeOffice: assessmentResponse.nullable(),
  /** What changes with the days of travel counted, in a sentence; null where verdict and date are the same. */
  travelMargin: z.string().nullable().default(null),
  ...ofTheEarlierCount,
  /** Only in results that were saved before 29 November 2026. */
  homeOfficeEligibilityDate: z.string().nullable().optional(),
  /** The headline of the result instead of yes or no; null if the verdict is enough. */
  headline: resultHeadline.nullable().default(null),
  /** The absence since settlement that endangers it, or the one going on. */
  settlementLapse: citizenshipResponse.shape.settlementLapse,
  /** Becoming British by registration, where naturalisation is not the only way. */
  registration: citizenshipResponse.shape.registration,
  english: englishStatusResponse.nullable().default(null),
  lifeInUk: lifeInUkStatusResponse.nullable().default(null),
  /** Whether meaning to go on living in the UK is asked: section 6(1) alone. */
  intentionAsked: z.boolean().default(true),
  calculationDate: z.string(),
  ruleSet: ruleSetResponse,
} satisfies FieldsOf<CitizenshipCalculation & { homeOfficeEligibilityDate: unknown }>);
export type CitizenshipCalculationResponse = z.infer<typeof citizenshipCalculationResponse>;
