import {
  citizenshipCalculationResponse,
  ilrCalculationResponse,
  type SaveAssessmentRequest,
  type SavedChecklistResponse,
} from '@settlewise/contract/assessments';
import { checklistResponse, type ChecklistResponse } from '@settlewise/contract/checklist';
import { feesResponse } from '@settlewise/contract/fees';
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { buildChecklist } from '@settlewise/rules/documentChecklist';
import { sumOfFees } from '@settlewise/rules/fees';
import { ruleSet } from '@settlewise/rules/parameters';
import type { Calculate } from '../../calculations/createCalculations';
import { presentChecklist } from '@settlewise/casework/presentedRules';
import { presentFees } from '../../answers/presentAnswers';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { checkSavedAddresses } from './checkSavedAddresses';
import { packCitizenship, packIlr } from './storedAnswer';

/** A request with a typed form and a day of calculation. */
export type TypedRequest = Extract<SaveAssessmentRequest, { calculatedOn: string }>;

/** Whether a request is calculated from the record as of today, without a typed form. */
export const isRecordRequest = (
  request: SaveAssessmentRequest,
): request is Exclude<SaveAssessmentRequest, TypedRequest> => !('calculatedOn' in request);

/** The summary of a result, and the result in stored form. */
export interface CalculatedResult {
  /** The day on which the rules were applied. */
  readonly calculatedOn: CivilDate;
  readonly ruleSet: { readonly version: string; readonly checkedOn: string };
  /** Null if the calculator gives no verdict. */
  readonly isEligible: boolean | null;
  readonly suggestedEligibilityDate: string | null;
  readonly result: object;
}

/**
 * Calculates the result of a form as of the day of calculation. Saved results are always calculated here, because a
 * client may send a false one.
 * @throws RequestRefusedError 422 with the fields that a rule refuses
 */
export async function calculateResult(
  request: TypedRequest,
  calculate: Calculate,
): Promise<CalculatedResult> {
  const { calculatedOn } = request;
  return withFormFieldNames(async (): Promise<CalculatedResult> => {
    if (request.calculator === 'ilr') {
      const { form } = request;
      const result = ilrCalculationResponse.parse(await calculate('ilr', form, calculatedOn));
      return { calculatedOn, ...pickVerdict(result), result: packIlr({ form, result }) };
    }
    if (request.calculator === 'citizenship') {
      const { form } = request;
      const result = citizenshipCalculationResponse.parse(await calculate('citizenship', form, calculatedOn));
      return { calculatedOn, ...pickVerdict(result), result: packCitizenship({ form, result }) };
    }
    return undecidedResult(calculatedOn, calculateUndecided(request));
  });
}

/** A result without a verdict. */
export const undecidedResult = (calculatedOn: CivilDate, result: object): CalculatedResult => ({
  calculatedOn,
  ruleSet,
  isEligible: null,
  suggestedEligibilityDate: null,
  result,
});

/** Calculates a result without a verdict. */
function calculateUndecided(request: Exclude<TypedRequest, { calculator: 'ilr' | 'citizenship' }>): object {
  const { calculatedOn } = request;
  switch (request.calculator) {
    case 'fees':
      return feesResponse.parse(presentFees(sumOfFees({ ...request.form, asOf: calculatedOn })));
    case 'checklist':
      return calculateChecklist(request.form);
    case 'addresses':
      return checkSavedAddresses(request.form, calculatedOn);
  }
}

/** @throws RequestRefusedError 422 for a form with a warning, because it has no list to save */
function calculateChecklist(form: SavedChecklistResponse['form']): ChecklistResponse {
  const list = buildChecklist({ ...form, answers: form.answers ?? {} });
  const [warning] = list.warnings;
  if (warning === undefined) return checklistResponse.parse(presentChecklist(list));
  const { message } = warning;
  throw new RequestRefusedError(422, message, { errors: [{ path: 'form.form', message }] });
}

function pickVerdict({
  ruleSet,
  isEligible,
  suggestedEligibilityDate,
}: Omit<CalculatedResult, 'result' | 'calculatedOn'>) {
  return { ruleSet, isEligible, suggestedEligibilityDate };
}

/** Adds the prefix `form.` to refused fields, because the form is a field of this request. */
async function withFormFieldNames<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    const errors = error.problems.map(({ field, message }) => ({ path: `form.${field}`, message }));
    throw new RequestRefusedError(422, errors[0]?.message ?? error.message, { errors });
  }
}
