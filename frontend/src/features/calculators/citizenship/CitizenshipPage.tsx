import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';
import { RecordedOnArrival } from '../recorded/RecordedOnArrival';
import { useCalculatorAddress } from '../wizard/calculatorAddress';
import { ResultToCome } from '../wizard/ResultToCome';
import { StartOver } from '../wizard/StartOver';
import { useResultAgain } from '../wizard/useResultAgain';
import { afterApplying } from './AppliedByRecord';
import { CitizenshipWizard } from './CitizenshipWizard';
import { IlrToCome } from './IlrToCome';
import { useCitizenshipForm, type Answered } from './useCitizenshipForm';

const loadResults = () => import('./CitizenshipResultView');
const CitizenshipResultView = lazy(async () => ({ default: (await loadResults()).CitizenshipResultView }));

/** The British Citizenship Calculator: a form in three steps, and its results under an address of their own. */
export function CitizenshipPage() {
  const [last, setAnswered] = useState<Answered | null>(null);
  const address = useCalculatorAddress();
  const showsResults = address.showsResult;

  const form = useCitizenshipForm((answer) => {
    setAnswered(answer);
    address.goToResult({ replace: showsResults });
    window.scrollTo({ top: 0 });
  });
  // Forward may lead to a result whose answers were changed since.
  const answered = last !== null && form.isAnsweredBy(last) ? last : null;
  useResultAgain(form, showsResults && answered === null);
  const { step } = form.draft;
  useEffect(() => {
    // Its code comes while the other steps are filled in. Where that fails it is asked for again with the result.
    if (step > 1) loadResults().catch(() => undefined);
  }, [step]);

  function startAgain(): void {
    setAnswered(null);
    form.startAgain();
  }

  return (
    <Page
      title="British Citizenship Calculator"
      back={{ to: '/', words: 'Back to tools' }}
      smallTitle={showsResults}
      lead={
        !showsResults && form.draft.step === 1
          ? 'Check whether you can apply to become a British citizen, and if not yet, from which day. Nothing you type leaves this browser until you ask for the result.'
          : undefined
      }
    >
      {!(showsResults && answered !== null) && (
        <RecordedOnArrival
          name="citizenship"
          atStart={step === 1 && !showsResults}
          isEmpty={form.isEmpty}
          cameBefore={form.draft.fromRecord}
          more={
            form.draft.appliedByRecord === ''
              ? form.draft.ilrToCome && <IlrToCome {...form.draft.ilrToCome} />
              : afterApplying(form.draft.appliedByRecord)
          }
          wouldLose={form.fromRecord.wouldLose}
          onUse={form.fromRecord.fillIn}
        />
      )}
      {!showsResults && <CitizenshipWizard form={form} />}
      {showsResults && answered !== null && (
        <Suspense fallback={<ResultToCome />}>
          <CitizenshipResultView
            answered={answered}
            appliedByRecord={form.draft.appliedByRecord}
            onCalculateAgain={startAgain}
            onChange={form.goTo}
          />
        </Suspense>
      )}
      {showsResults && answered === null && form.isComplete() && <ResultToCome />}
      {showsResults && answered === null && !form.isComplete() && (
        <Notice
          tone="soon"
          title="No calculation results available. Please try again."
          actions={
            <>
              <Button onClick={() => form.goTo(form.draft.step)}>Back to my answers</Button>
              <StartOver onStartOver={startAgain}>Start Over</StartOver>
            </>
          }
        >
          <p>
            “Start Over” clears the form. Your answers are still there if you would rather go back to them.
          </p>
        </Notice>
      )}
    </Page>
  );
}
