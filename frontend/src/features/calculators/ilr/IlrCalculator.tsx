import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { SaveResult } from '../../../record/assessments/SaveResult';
import { useCalculatorAddress } from '../wizard/calculatorAddress';
import { ResultToCome } from '../wizard/ResultToCome';
import { StartOver } from '../wizard/StartOver';
import { useResultAgain } from '../wizard/useResultAgain';
import { showToast } from '../../../ui/toasts/toastStore';
import { resultsHeading } from './resultsHeading';
import { IlrWizard } from './IlrWizard';
import { useIlrForm, type IlrAnswer, type IlrForm, type IlrStart } from './useIlrForm';

const loadResults = () => import('./IlrResults');
const IlrResults = lazy(async () => ({ default: (await loadResults()).IlrResults }));

/** The form with its answer, once there is one. */
export function useIlrCalculator(start?: IlrStart) {
  const [last, setAnswer] = useState<IlrAnswer | null>(null);
  const address = useCalculatorAddress();
  const { showsResult } = address;
  function show(shown: IlrAnswer): void {
    // A result that a reload brings back is no news.
    if (!showsResult || last !== null)
      showToast('Calculation complete', 'Your ILR eligibility has been calculated.');
    setAnswer(shown);
    address.goToResult({ replace: showsResult });
    window.scrollTo(0, 0);
  }
  const form = useIlrForm(show, start);
  // Forward may lead to a result whose answers were changed since.
  const answer = last !== null && form.isAnsweredBy(last) ? last : null;
  useResultAgain(form, showsResult && answer === null);
  return { form, answer: showsResult ? answer : null, showsResult };
}

interface IlrCalculatorProps {
  form: IlrForm;
  answer: IlrAnswer | null;
  /** The address is that of a result. */
  showsResult: boolean;
}

/** Three steps of questions, then the answer and why. */
export function IlrCalculator({ form, answer, showsResult }: IlrCalculatorProps) {
  const { step } = form.draft;
  useEffect(() => {
    // Its code comes while the other steps are filled in. Where that fails it is asked for again with the result.
    if (step > 1) loadResults().catch(() => undefined);
  }, [step]);

  if (answer === null) return showsResult && form.isComplete() ? <ResultToCome /> : <IlrWizard form={form} />;

  return (
    <Suspense fallback={<ResultToCome />}>
      <IlrResults
        form={answer.form}
        result={answer.result}
        onAnswer={form.answerQuestion}
        onGoBack={form.goTo}
        actions={
          <>
            <SaveResult
              request={{ calculator: 'ilr', form: answer.form, calculatedOn: answer.result.calculationDate }}
            />
            <Button look="quiet" onClick={() => form.goTo(form.draft.step)}>
              Change answers
            </Button>
            <StartOver onStartOver={form.reset}>Start Over</StartOver>
          </>
        }
      />
      <FocusOn id={resultsHeading} of={answer} />
    </Suspense>
  );
}

/** Leads a keyboard and a screen reader to each new answer. */
function FocusOn({ id, of }: { id: string; of: unknown }) {
  useEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id, of]);
  return null;
}
