import { savedResultFields } from '@settlewise/domain/record';
import { z } from 'zod';
import { checklistResponse } from '../checklist';
import { feesRequest, feesResponse } from '../fees';
import { ruleSetResponse } from './answer';
import {
  citizenshipCalculationRequest,
  citizenshipCalculationResponse,
  resultHeadline,
} from './citizenshipCalculation';
import { twoFirstDays } from './firstDays';
import { ilrCalculationRequest, ilrCalculationResponse } from './ilrCalculation';
import { coveredThen, savedAddressAnswer, savedAddressCheck } from './savedAddressCheck';
import { readyThen, savedChecklist } from './savedChecklist';
import { savedSheet, savedSheetAnswer, sheetThen } from './savedSheet';
import { lineThen, savedTimeline, savedTimelineAnswer } from './savedTimeline';

/** The name that the person gave it. */
const named = { title: savedResultFields.title.said.optional() };

const described = {
  ...named,
  /** The day the result was shown; the answer is given again as of that day, and kept. */
  calculatedOn: savedResultFields.calculatedOn.typed,
};

/** As it was asked, but for its day, which is that of the calculation. */
export const savedFees = feesRequest.omit({ asOf: true });

/** POST /api/assessments */
export const saveAssessmentRequest = z.discriminatedUnion('calculator', [
  z.object({ calculator: z.literal('ilr'), form: ilrCalculationRequest, ...described }),
  z.object({ calculator: z.literal('citizenship'), form: citizenshipCalculationRequest, ...described }),
  z.object({ calculator: z.literal('fees'), form: savedFees, ...described }),
  z.object({ calculator: z.literal('checklist'), form: savedChecklist, ...described }),
  z.object({ calculator: z.literal('addresses'), form: savedAddressCheck, ...described }),
  // What the record answers is of today: what it said on a day before is not kept anywhere.
  z.object({ calculator: z.literal('sheet'), form: savedSheet, ...named }),
  z.object({ calculator: z.literal('timeline'), form: savedTimeline, ...named }),
]);
export type SaveAssessmentRequest = z.infer<typeof saveAssessmentRequest>;

const summary = {
  id: z.string(),
  title: z.string().nullable(),
  /** ISO instant. */
  savedAt: z.string(),
  calculatedOn: z.string(),
  ruleSet: ruleSetResponse,
};

/** The summary of a result on settlement or citizenship. */
const verdict = {
  isEligible: z.boolean(),
  /** The first day to apply that the result named. */
  suggestedEligibilityDate: z.string().nullable(),
  /** ILR only: the first day by years and days away, which may be past; null if the result has none. */
  earliestApplicationDate: z.string().nullable().default(null),
  /** The headline of the result instead of yes or no. */
  headline: resultHeadline.nullable().default(null),
  /** Both first days, if the result has two. */
  twoFirstDays: twoFirstDays.nullable().default(null),
  /** Whether the result is red: days over a limit by the Home Office's count, or settled status that may be lost. */
  isRed: z.boolean().default(false),
};

/** The summary of a sum of fees, in whole pence. */
const sum = { totalPence: z.int(), lowestPence: z.int(), highestPence: z.int() };

/** GET /api/assessments: newest first. */
export const savedVerdictSummary = z.object({
  calculator: z.enum(['ilr', 'citizenship']),
  ...summary,
  ...verdict,
});
export const savedFeesSummary = z.object({ calculator: z.literal('fees'), ...summary, ...sum });
export const savedChecklistSummary = z.object({
  calculator: z.literal('checklist'),
  ...summary,
  ...readyThen,
});
export const savedAddressesSummary = z.object({
  calculator: z.literal('addresses'),
  ...summary,
  ...coveredThen,
});
export const savedSheetSummary = z.object({ calculator: z.literal('sheet'), ...summary, ...sheetThen });
export const savedTimelineSummary = z.object({ calculator: z.literal('timeline'), ...summary, ...lineThen });
export const savedAssessmentSummary = z.discriminatedUnion('calculator', [
  savedVerdictSummary,
  savedFeesSummary,
  savedChecklistSummary,
  savedAddressesSummary,
  savedSheetSummary,
  savedTimelineSummary,
]);
export type SavedVerdictSummary = z.infer<typeof savedVerdictSummary>;
export type SavedFeesSummary = z.infer<typeof savedFeesSummary>;
export type SavedChecklistSummary = z.infer<typeof savedChecklistSummary>;
export type SavedAddressesSummary = z.infer<typeof savedAddressesSummary>;
export type SavedSheetSummary = z.infer<typeof savedSheetSummary>;
export type SavedTimelineSummary = z.infer<typeof savedTimelineSummary>;
export const savedAssessmentList = z.array(savedAssessmentSummary);
export type SavedAssessmentSummary = z.infer<typeof savedAssessmentSummary>;

/** GET /api/assessments/{id} and the answer of POST: what was asked and what was answered, as it was. */
export const savedAssessmentResponse = z.discriminatedUnion('calculator', [
  z.object({
    calculator: z.literal('ilr'),
    ...summary,
    ...verdict,
    form: ilrCalculationRequest,
    result: ilrCalculationResponse,
  }),
  z.object({
    calculator: z.literal('citizenship'),
    ...summary,
    ...verdict,
    form: citizenshipCalculationRequest,
    result: citizenshipCalculationResponse,
  }),
  z.object({ calculator: z.literal('fees'), ...summary, ...sum, form: savedFees, result: feesResponse }),
  savedChecklistSummary.extend({ form: savedChecklist, result: checklistResponse }),
  savedAddressesSummary.extend({ form: savedAddressCheck, result: savedAddressAnswer }),
  savedSheetSummary.extend({ form: savedSheet, result: savedSheetAnswer }),
  savedTimelineSummary.extend({ form: savedTimeline, result: savedTimelineAnswer }),
]);
export type SavedAssessmentResponse = z.infer<typeof savedAssessmentResponse>;
export type SavedFeesResponse = Extract<SavedAssessmentResponse, { calculator: 'fees' }>;
export type SavedChecklistResponse = Extract<SavedAssessmentResponse, { calculator: 'checklist' }>;
export type SavedAddressesResponse = Extract<SavedAssessmentResponse, { calculator: 'addresses' }>;
export type SavedSheetResponse = Extract<SavedAssessmentResponse, { calculator: 'sheet' }>;
export type SavedTimelineResponse = Extract<SavedAssessmentResponse, { calculator: 'timeline' }>;
export type SavedEligibilityResponse = Extract<
  SavedAssessmentResponse,
  { calculator: 'ilr' | 'citizenship' }
>;
