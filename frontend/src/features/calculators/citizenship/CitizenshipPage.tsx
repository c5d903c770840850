import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';
import { RecordedOnArrival } from '../recorded/RecordedOnArrival';
import { StartOver } from '../wizard/StartOver';
import { CitizenshipResultView } from './CitizenshipResultView';
import { CitizenshipWizard } from './CitizenshipWizard';
import { useCitizenshipForm, type Answered } from './useCitizenshipForm';

const resultsAddress = '/citizenship?view=results';
const formAddress = '/citizenship';

/** The British Citizenship Calculator: a form in three steps, and its results under an address of their own. */
export function CitizenshipPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const showsResults = search.get('view') === 'results';

  const form = useCitizenshipForm((answer) => {
    setAnswered(answer);
    void navigate(resultsAddress);
    window.scrollTo({ top: 0 });
  });

  function startAgain(): void {
    setAnswered(null);
    form.startAgain();
    void navigate(formAddress);
  }

  return (
    <Page
      title="British Citizenship Calculator"
      back={{ to: '/', words: 'Back to tools' }}
      smallTitle={showsResults}
      lead={
        !showsResults && form.draft.step === 1
          ? 'Check whether you can apply to become a British citizen, and if not yet, from which day. It takes three short steps. Nothing you type leaves this browser until you ask for the result.'
          : undefined
      }
    >
      <RecordedOnArrival
        onUse={(journeys) => form.fillIn(journeys)}
        hasTyped={form.draft.absenceRecords.length > 0}
      />
      {!showsResults && <CitizenshipWizard form={form} />}
      {showsResults && answered !== null && (
        <CitizenshipResultView answered={answered} onCalculateAgain={startAgain} />
      )}
      {showsResults && answered === null && (
        <Notice
          tone="soon"
          title="No calculation results available. Please try again."
          actions={
            <>
              <Button onClick={() => void navigate(formAddress)}>Back to my answers</Button>
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
