import {
  citizenshipCalculationResponse,
  feesResponse,
  ilrCalculationResponse,
  type SaveAssessmentRequest,
} from '@settlewise/contract';
import { calculateCitizenship, calculateIlr, ruleSet, sumOfFees, UnsoundAssessment } from '@settlewise/rules';
import { presentFees } from '../../http/presentedFees';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { keepCitizenship, keepIlr } from './storedAnswer';

/** The summary of a result, and the whole of it as it is stored. */
export interface CalculatedResult {
  readonly ruleSet: { readonly version: string; readonly checkedOn: string };
  /** Null of a sum of fees. */
  readonly isEligible: boolean | null;
  readonly suggestedEligibilityDate: string | null;
  readonly result: object;
}

/**
 * Computes the answer to a form as of the day of the calculation. It does not trust the answer that the client has: a saved
 * result is always computed here.
 * @throws RequestRefusedError 422 naming the fields of the form that a rule refuses
 */
export function calculateResult(request: SaveAssessmentRequest): CalculatedResult {
  return namingFields(() => {
    const { calculatedOn } = request;
    if (request.calculator === 'ilr') {
      const { form } = request;
      const result = ilrCalculationResponse.parse(calculateIlr(form, calculatedOn));
      return { ...verdictOf(result), result: keepIlr({ form, result }) };
    }
    if (request.calculator === 'citizenship') {
      const { form } = request;
      const result = citizenshipCalculationResponse.parse(calculateCitizenship(form, calculatedOn));
      return { ...verdictOf(result), result: keepCitizenship({ form, result }) };
    }
    const result = feesResponse.parse(presentFees(sumOfFees({ ...request.form, asOf: calculatedOn })));
    return { ruleSet, isEligible: null, suggestedEligibilityDate: null, result };
  });
}

function verdictOf({ ruleSet, isEligible, suggestedEligibilityDate }: Omit<CalculatedResult, 'result'>) {
  return { ruleSet, isEligible, suggestedEligibilityDate };
}

/** The calculators name fields of the form, which in this request stands in a field of its own. */
function namingFields<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    const errors = error.problems.map(({ field, message }) => ({ path: `form.${field}`, message }));
    throw new RequestRefusedError(422, errors[0]?.message ?? error.message, { errors });
  }
}
