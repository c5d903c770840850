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
import { checklistOf } from '@settlewise/rules/documentChecklist';
import { sumOfFees } from '@settlewise/rules/fees';
import { ruleSet } from '@settlewise/rules/parameters';
import type { Calculate } from '../../calculations/createCalculations';
import { presentChecklist } from '@settlewise/casework/presentedRules';
import { presentFees } from '../../answers/presentAnswers';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { checkedAddresses } from './checkedAddresses';
import { keepCitizenship, keepIlr } from './storedAnswer';

/** What the calculators answer from what was typed, as of a day that is said. */
export type TypedRequest = Extract<SaveAssessmentRequest, { calculatedOn: string }>;

/** Whether the record answers it, as of today, and not what was typed. */
export const isOfRecord = (
  request: SaveAssessmentRequest,
): request is Exclude<SaveAssessmentRequest, TypedRequest> => !('calculatedOn' in request);

/** The summary of a result, and the whole of it as it is stored. */
export interface CalculatedResult {
  /** The day as of which it is the answer. */
  readonly calculatedOn: CivilDate;
  readonly ruleSet: { readonly version: string; readonly checkedOn: string };
  /** Null of what decides nothing. */
  readonly isEligible: boolean | null;
  readonly suggestedEligibilityDate: string | null;
  readonly result: object;
}

/**
 * Computes the answer to a form as of the day of the calculation. It does not trust the answer that the client has: a saved
 * result is always computed here.
 * @throws RequestRefusedError 422 naming the fields of the form that a rule refuses
 */
export async function calculateResult(
  request: TypedRequest,
  calculate: Calculate,
): Promise<CalculatedResult> {
  const { calculatedOn } = request;
  return namingFields(async (): Promise<CalculatedResult> => {
    if (request.calculator === 'ilr') {
      const { form } = request;
      const result = ilrCalculationResponse.parse(await calculate('ilr', form, calculatedOn));
      return { calculatedOn, ...verdictOf(result), result: keepIlr({ form, result }) };
    }
    if (request.calculator === 'citizenship') {
      const { form } = request;
      const result = citizenshipCalculationResponse.parse(await calculate('citizenship', form, calculatedOn));
      return { calculatedOn, ...verdictOf(result), result: keepCitizenship({ form, result }) };
    }
    return undecided(calculatedOn, answerTo(request));
  });
}

/** A result that makes nobody eligible. */
export const undecided = (calculatedOn: CivilDate, result: object): CalculatedResult => ({
  calculatedOn,
  ruleSet,
  isEligible: null,
  suggestedEligibilityDate: null,
  result,
});

/** The answer to what decides nothing. */
function answerTo(request: Exclude<TypedRequest, { calculator: 'ilr' | 'citizenship' }>): object {
  const { calculatedOn } = request;
  switch (request.calculator) {
    case 'fees':
      return feesResponse.parse(presentFees(sumOfFees({ ...request.form, asOf: calculatedOn })));
    case 'checklist':
      return listOf(request.form);
    case 'addresses':
      return checkedAddresses(request.form, calculatedOn);
  }
}

/** @throws RequestRefusedError 422 for a form that does not fit: there is no list to keep */
function listOf(form: SavedChecklistResponse['form']): ChecklistResponse {
  const list = checklistOf({ ...form, answers: form.answers ?? {} });
  const [warning] = list.warnings;
  if (warning === undefined) return checklistResponse.parse(presentChecklist(list));
  const { message } = warning;
  throw new RequestRefusedError(422, message, { errors: [{ path: 'form.form', message }] });
}

function verdictOf({
  ruleSet,
  isEligible,
  suggestedEligibilityDate,
}: Omit<CalculatedResult, 'result' | 'calculatedOn'>) {
  return { ruleSet, isEligible, suggestedEligibilityDate };
}

/** The calculators name fields of the form, which in this request stands in a field of its own. */
async function namingFields<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    const errors = error.problems.map(({ field, message }) => ({ path: `form.${field}`, message }));
    throw new RequestRefusedError(422, errors[0]?.message ?? error.message, { errors });
  }
}
