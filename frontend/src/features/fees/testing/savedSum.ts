import {
  type SaveAssessmentRequest,
  savedAssessmentResponse,
  type SavedFeesResponse,
} from '@settlewise/contract/assessments';
import { feesResponse } from '@settlewise/contract/fees';
import { sumOfFees } from '@settlewise/rules/fees';
import { ruleSet } from '@settlewise/rules/parameters';

/** One adult who settles as a Skilled Worker after the fees of April 2026. */
export const settlement: Extract<SaveAssessmentRequest, { calculator: 'fees' }> = {
  calculator: 'fees',
  calculatedOn: '2026-11-21',
  form: {
    people: [{ name: 'Amina', dateOfBirth: '1990-01-01' }],
    steps: [
      {
        item: 'ilr',
        route: 'skilled_worker',
        on: '2027-03-20',
        service: 'priority',
        tests: ['life_in_the_uk'],
      },
    ],
    costs: [{ label: 'Translations', on: '2027-01-05', pence: 9_450 }],
    yearlyRisePercent: 0,
  },
};

/** What the server answers when a sum is saved, and when it is opened again. */
export function savedSum(request: SaveAssessmentRequest = settlement): SavedFeesResponse {
  if (request.calculator !== 'fees') throw new Error('This is no sum of fees');
  const { form, calculatedOn } = request;
  const bill = sumOfFees({ ...form, asOf: calculatedOn });
  const result = feesResponse.parse({
    ...bill,
    lines: bill.lines.map(({ source, ...line }) => ({
      ...line,
      source: source === null ? null : { ...source, checkedOn: source.retrievedOn },
    })),
    terms: bill.terms.map(({ source, ...term }) => ({
      ...term,
      source: { ...source, checkedOn: source.retrievedOn },
    })),
  });
  const { totalPence, lowestPence, highestPence } = result;
  const saved = savedAssessmentResponse.parse({
    id: 'f1',
    calculator: 'fees',
    title: null,
    savedAt: '2026-11-21T12:00:00.000Z',
    calculatedOn,
    ruleSet,
    totalPence,
    lowestPence,
    highestPence,
    form,
    result,
  });
  if (saved.calculator !== 'fees') throw new Error('This is no sum of fees');
  return saved;
}
