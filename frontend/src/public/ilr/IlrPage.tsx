import { useEffect, useState } from 'react';
import { BackLink } from '../../ui/BackLink';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { SaveResult } from '../calculators/saved/SaveResult';
import type { IlrStep } from './draft/ilrDraft';
import { IlrResults, resultsHeading } from './IlrResults';
import styles from './IlrPage.module.css';
import { IlrWizard } from './IlrWizard';
import { useIlrForm, type IlrAnswer } from './useIlrForm';

/** When somebody can apply for indefinite leave to remain: three steps of questions, then the answer and why. */
export function IlrPage() {
  const [answer, setAnswer] = useState<IlrAnswer | null>(null);
  const form = useIlrForm((given) => {
    setAnswer(given);
    window.scrollTo(0, 0);
  });

  useEffect(() => {
    if (answer !== null) document.getElementById(resultsHeading)?.focus({ preventScroll: true });
  }, [answer]);

  function goBack(step: IlrStep): void {
    form.goTo(step);
    setAnswer(null);
    window.scrollTo(0, 0);
  }

  function startOver(): void {
    form.reset();
    setAnswer(null);
    window.scrollTo(0, 0);
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to="/">Back to tools</BackLink>
      <div className={styles['top']}>
        <PageTitle
          documentTitle="ILR Eligibility Calculator"
          className={answer === null ? undefined : styles['small']}
        >
          ILR Eligibility Calculator
        </PageTitle>
        {answer === null && form.draft.step === 1 && (
          <p className={styles['lead']}>
            Find the first day you can apply for indefinite leave to remain, and why. Three short steps;
            nothing is stored on our side.
          </p>
        )}
      </div>
      {answer === null ? (
        <IlrWizard form={form} />
      ) : (
        <IlrResults
          form={answer.form}
          result={answer.result}
          onAnswer={form.answerQuestion}
          onGoBack={goBack}
          actions={
            <>
              <SaveResult
                request={{
                  calculator: 'ilr',
                  form: answer.form,
                  calculatedOn: answer.result.calculationDate,
                }}
              />
              <Button look="quiet" onClick={() => setAnswer(null)}>
                Change answers
              </Button>
              <Button look="quiet" onClick={startOver}>
                Start Over
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
