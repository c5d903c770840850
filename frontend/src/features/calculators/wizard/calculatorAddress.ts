import { useNavigate, useSearchParams } from 'react-router-dom';
import { steps, type Step } from './steps';

/** The address names the step or the result on show, and no answer: a reload, Back and a sign-in lead to the same place. */
export function useCalculatorAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const to = (query: string, replace: boolean) =>
    // The search alone changes; what the page was opened with in the history stays.
    void navigate({ search: query }, { replace });
  return {
    /** Null where the address names none. */
    step: steps.find((step) => String(step) === search.get('step')) ?? null,
    showsResult: search.get('view') === 'results',
    goToStep: (step: Step, { replace = false } = {}) => to(step === 1 ? '' : `?step=${step}`, replace),
    goToResult: ({ replace = false } = {}) => to('?view=results', replace),
  };
}
