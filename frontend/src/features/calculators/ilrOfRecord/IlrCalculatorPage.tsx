import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IlrCalculator, useIlrCalculator } from '../ilr/IlrCalculator';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Notice } from '../../../ui/Notice';
import { ButtonLink } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useCalculatorAddress } from '../wizard/calculatorAddress';
import { Page } from '../../../ui/Page';
import type { IlrDraft } from '../ilr/draft/ilrDraft';
import { CameFromRecord } from '../recorded/CameFromRecord';
import { OpenQuestions } from '../../../record/openQuestions/OpenQuestions';
import { ProgressSkeleton } from '../../../record/progress/ProgressSkeleton';
import { ilrDraftOf } from '../recorded/ilrDraftOf';
import { stillAsked } from '../recorded/stillAsked';
import { useRecordForCalculator, type OwnRecord } from '../recorded/useRecordForCalculator';

/**
 * The calculator of ILR inside the dashboard, filled in from the person's own record. What is changed here changes
 * neither the record nor what was typed into the public calculator.
 */
export function IlrCalculatorPage() {
  const { record, fetching, failed, refresh } = useRecordForCalculator();
  return (
    <Page
      title="ILR Eligibility Calculator"
      smallTitle={useCalculatorAddress().showsResult}
      back={{ to: '/dashboard/progress', words: 'Back to ILR Progress' }}
    >
      {failed && (
        <LoadFailure act="Retry" icon="refresh" onRetry={() => void refresh()}>
          There was a problem loading your record. Please try again.
        </LoadFailure>
      )}
      {/* An older record could be filled in while a newer one is on its way. */}
      {!failed &&
        (record === null || fetching ? (
          <ProgressSkeleton />
        ) : record.ilr.hasILR || record.ilr.needsNoIlr ? (
          <NothingToWorkOut record={record} />
        ) : (
          <FilledIn record={record} />
        ))}
    </Page>
  );
}

/** Who has ILR, or needs none, would read of visas that do not matter any more. */
function NothingToWorkOut({ record: { ilr, citizenship } }: { record: OwnRecord }) {
  const next =
    citizenship.application === null ? 'What comes next is citizenship.' : (citizenship.note ?? '');
  const since = ilr.ilrGrantDate === null ? '' : ` since ${formatLongDate(ilr.ilrGrantDate)}`;
  return (
    <Notice
      tone="within"
      title={ilr.hasILR ? `You have indefinite leave to remain (ILR)${since}` : 'You do not need ILR'}
      actions={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 24px' }}>
          <ButtonLink to="/citizenship?use=recorded">Citizenship calculator</ButtonLink>
          <ButtonLink look="quiet" to="/ilr">
            ILR calculator for somebody else
          </ButtonLink>
        </Stack>
      }
    >
      <p>{ilr.hasILR ? `There is no day left to work out for it. ${next}` : ilr.note}</p>
    </Notice>
  );
}

function FilledIn({ record }: { record: OwnRecord }) {
  // The record as it was on arrival: asking for it again must not take away what was typed meanwhile.
  const [filledIn] = useState(() => ilrDraftOf(record));
  const calculator = useIlrCalculator({ name: 'ilrOfRecord', answers: () => filledIn });
  return (
    <>
      {calculator.answer === null && calculator.form.draft.step === 1 && (
        <WhatIsFilledIn record={record} draft={calculator.form.draft} />
      )}
      {(calculator.answer !== null || calculator.form.draft.step === 1) && (
        <OpenQuestions questions={record.ilr.questions.filter(isOfIslands)} outcomes={record.ilr.outcomes} />
      )}
      <IlrCalculator {...calculator} />
    </>
  );
}

/**
 * The calculator asks by itself what its form has. Of a journey to the islands the form cannot tell an answer of no from
 * none: where the record’s date hangs on it, the record asks here as on the progress page.
 */
const isOfIslands = ({ code }: OwnRecord['ilr']['questions'][number]): boolean => code === 'crown_dependency';

function WhatIsFilledIn({ record, draft }: { record: OwnRecord; draft: IlrDraft }) {
  const { fromRecord } = ilrDraftOf(record);
  if (fromRecord.length === 0)
    return (
      <Notice title="Nothing to fill in yet">
        <p>
          Your record has no visa and no journeys. Answer here, or add them to your{' '}
          <Link to={record.ilr.fillInAt}>immigration profile</Link> first.
        </p>
      </Notice>
    );
  return (
    <CameFromRecord words={fromRecord}>
      Reset brings back what is recorded. {stillAsked(draft)}
    </CameFromRecord>
  );
}
