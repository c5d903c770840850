import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { SaveResult } from '../saved/SaveResult';
import { StartOver } from '../wizard/StartOver';
import type { Step } from '../wizard/steps';
import { IlrResults, resultsHeading } from './IlrResults';
import { IlrWizard } from './IlrWizard';
import { useIlrForm, type IlrAnswer, type IlrForm, type IlrStart } from './useIlrForm';

/** The form with its answer, once there is one. */
export function useIlrCalculator(start?: IlrStart) {
  const [answer, setAnswer] = useState<IlrAnswer | null>(null);
  function show(shown: IlrAnswer | null): void {
    setAnswer(shown);
    window.scrollTo(0, 0);
  }
  const form = useIlrForm(show, start);
  return { form, answer, show };
}

interface IlrCalculatorProps {
  form: IlrForm;
  answer: IlrAnswer | null;
  show: (answer: IlrAnswer | null) => void;
}

/** Three steps of questions, then the answer and why. */
export function IlrCalculator({ form, answer, show }: IlrCalculatorProps) {
  useEffect(() => {
    if (answer !== null) document.getElementById(resultsHeading)?.focus({ preventScroll: true });
  }, [answer]);

  if (answer === null) return <IlrWizard form={form} />;

  function goBack(step: Step): void {
    form.goTo(step);
    show(null);
  }

  function startOver(): void {
    form.reset();
    show(null);
  }

  return (
    <IlrResults
      form={answer.form}
      result={answer.result}
      onAnswer={form.answerQuestion}
      onGoBack={goBack}
      actions={
        <>
          <SaveResult
            request={{ calculator: 'ilr', form: answer.form, calculatedOn: answer.result.calculationDate }}
          />
          <Button look="quiet" onClick={() => show(null)}>
            Change answers
          </Button>
          <StartOver onStartOver={startOver}>Start Over</StartOver>
        </>
      }
    />
  );
}
