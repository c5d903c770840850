import { savedResultFields } from '@settlewise/domain/record';
import { z } from 'zod';
import { ruleSetResponse } from './answer';
import {
  citizenshipCalculationRequest,
  citizenshipCalculationResponse,
  resultHeadline,
} from './citizenshipCalculation';
import { ilrCalculationRequest, ilrCalculationResponse } from './ilrCalculation';

const described = {
  /** The name that the person gave it. */
  title: savedResultFields.title.said.optional(),
  /** The day the result was shown; the answer is given again as of that day, and kept. */
  calculatedOn: savedResultFields.calculatedOn.typed,
};

/** POST /api/assessments */
export const saveAssessmentRequest = z.discriminatedUnion('calculator', [
  z.object({ calculator: z.literal('ilr'), form: ilrCalculationRequest, ...described }),
  z.object({ calculator: z.literal('citizenship'), form: citizenshipCalculationRequest, ...described }),
]);
export type SaveAssessmentRequest = z.infer<typeof saveAssessmentRequest>;

const summary = {
  id: z.string(),
  title: z.string().nullable(),
  /** ISO instant. */
  savedAt: z.string(),
  calculatedOn: z.string(),
  ruleSet: ruleSetResponse,
  isEligible: z.boolean(),
  /** The first day to apply that the result named. */
  suggestedEligibilityDate: z.string().nullable(),
  /** What the result said in place of a bare yes or no. */
  headline: resultHeadline.nullable().default(null),
};

/** GET /api/assessments: newest first. */
export const savedAssessmentSummary = z.object({ calculator: z.enum(['ilr', 'citizenship']), ...summary });
export const savedAssessmentList = z.array(savedAssessmentSummary);
export type SavedAssessmentSummary = z.infer<typeof savedAssessmentSummary>;

/** GET /api/assessments/{id} and the answer of POST: what was asked and what was answered, as it was. */
export const savedAssessmentResponse = z.discriminatedUnion('calculator', [
  z.object({
    calculator: z.literal('ilr'),
    ...summary,
    form: ilrCalculationRequest,
    result: ilrCalculationResponse,
  }),
  z.object({
    calculator: z.literal('citizenship'),
    ...summary,
    form: citizenshipCalculationRequest,
    result: citizenshipCalculationResponse,
  }),
]);
export type SavedAssessmentResponse = z.infer<typeof savedAssessmentResponse>;
