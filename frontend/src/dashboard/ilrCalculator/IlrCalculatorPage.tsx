import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { IlrStep } from '../../public/ilr/draft/ilrDraft';
import { IlrResults, resultsHeading } from '../../public/ilr/IlrResults';
import { IlrWizard } from '../../public/ilr/IlrWizard';
import { useIlrForm, type IlrAnswer } from '../../public/ilr/useIlrForm';
import { SaveResult } from '../../public/calculators/saved/SaveResult';
import { BackLink } from '../../ui/BackLink';
import { Button } from '../../ui/Button';
import { LoadFailure } from '../../ui/LoadFailure';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/PageTitle';
import { ProgressSkeleton } from '../progress/ProgressSkeleton';
import { draftOfRecord } from './draftOfRecord';
import { useRecordForCalculator, type OwnRecord } from './useRecordForCalculator';
import styles from './IlrCalculatorPage.module.css';

/**
 * The calculator of ILR inside the dashboard, filled in from the person's own record. What is changed here changes
 * neither the record nor what was typed into the public calculator.
 */
export function IlrCalculatorPage() {
  const { record, fetching, failed, refresh } = useRecordForCalculator();
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to="/dashboard/progress">Back to ILR Progress</BackLink>
      <PageTitle documentTitle="ILR Eligibility Calculator">ILR Eligibility Calculator</PageTitle>
      {failed && (
        <LoadFailure act="Retry" icon="refresh" onRetry={() => void refresh()}>
          There was a problem loading your record. Please try again.
        </LoadFailure>
      )}
      {/* An older record could be filled in while a newer one is on its way. */}
      {!failed && (record === null || fetching ? <ProgressSkeleton /> : <FilledIn record={record} />)}
    </div>
  );
}

function FilledIn({ record }: { record: OwnRecord }) {
  // The record as it was on arrival: asking for it again must not take away what was typed meanwhile.
  const [filledIn] = useState(() => draftOfRecord(record));
  const [answer, setAnswer] = useState<IlrAnswer | null>(null);
  const form = useIlrForm(
    (given) => {
      setAnswer(given);
      window.scrollTo(0, 0);
    },
    { name: 'ilrOfRecord', answers: () => filledIn },
  );

  useEffect(() => {
    if (answer !== null) document.getElementById(resultsHeading)?.focus({ preventScroll: true });
  }, [answer]);

  function goBack(step: IlrStep): void {
    form.goTo(step);
    setAnswer(null);
    window.scrollTo(0, 0);
  }

  function fillInAgain(): void {
    form.reset();
    setAnswer(null);
    window.scrollTo(0, 0);
  }

  if (answer === null)
    return (
      <>
        {form.draft.step === 1 && <WhatIsFilledIn record={record} />}
        <IlrWizard form={form} />
      </>
    );
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
          <Button look="quiet" onClick={() => setAnswer(null)}>
            Change answers
          </Button>
          <Button look="quiet" onClick={fillInAgain}>
            Start Over
          </Button>
        </>
      }
    />
  );
}

function WhatIsFilledIn({ record }: { record: OwnRecord }) {
  const { ilr, journeys, visa, profile } = record;
  const { earlierVisas } = draftOfRecord(record);
  const found = [
    ...(ilr.visaTypeLabel === null ? [] : [`your ${ilr.visaTypeLabel} visa`]),
    ...(ilr.visaStartDate === null ? [] : ['the start of your visa']),
    ...(earlierVisas.length === 0
      ? []
      : [earlierVisas.length === 1 ? 'your earlier visa' : `your ${earlierVisas.length} earlier visas`]),
    ...(visa.awaitingDecisionSince === null ? [] : ['your application for ILR']),
    ...(profile.englishLevel === null ? [] : ['your level of English']),
    ...(profile.dateOfBirth === null ? [] : ['your date of birth']),
    ...(journeys.length === 0
      ? []
      : [journeys.length === 1 ? 'your recorded journey' : `your ${journeys.length} recorded journeys`]),
  ];
  if (found.length === 0)
    return (
      <Notice title="Nothing to fill in yet">
        <p>
          Your record has no visa and no journeys. Answer here, or add them to your{' '}
          <Link to={ilr.fillInAt}>immigration profile</Link> first.
        </p>
      </Notice>
    );
  return (
    <Notice title="Filled in from your record">
      <p>
        The calculator has {new Intl.ListFormat('en-GB').format(found)}. Change anything to try it out: your
        record stays as it is. Reset brings back what is recorded.
      </p>
    </Notice>
  );
}
