import Stack from '@mui/material/Stack';
import type { SavedFeesResponse } from '@settlewise/contract';
import { poundsOfPence, sumOfFees, UnsoundAssessment, type FeesAnswer } from '@settlewise/rules';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { useSavedAssessment } from '../../../record/assessments/assessmentQueries';
import { DeleteResultDialog } from '../../../record/assessments/DeleteResultDialog';
import { addressOf } from '../../../record/assessments/savedResult';
import { Button, ButtonLink } from '../../../ui/Button';
import { columnWidth } from '../../../ui/theme/tokens';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { useToday } from '../../../ui/dates/useToday';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';
import { Spinner } from '../../../ui/Spinner';
import { Lines } from '../bill/Lines';
import { Parts } from '../bill/Parts';
import { Total } from '../bill/Total';
import { Years } from '../bill/Years';
import { billOf, planOf } from './savedSum';
import { TakeUpAgain } from './TakeUpAgain';

/** /fees/saved/:id: a sum as it was when it was saved, and what the same comes to by the fees of now. */
export function SavedSumPage() {
  const { id = '' } = useParams();
  const { data: saved, error, isFetching, refetch } = useSavedAssessment(id);
  if (saved !== undefined && saved.calculator !== 'fees') return <Navigate to={addressOf(saved)} replace />;
  return (
    <Page title="Saved sum of fees" back={{ to: '/fees', words: 'Back to the fee calculator' }}>
      {saved !== undefined && <AsItWas key={saved.id} saved={saved} />}
      {saved === undefined &&
        (error === null || isFetching ? (
          <Spinner label="Loading the saved sum…" />
        ) : (
          <Failure error={error} onRetry={() => void refetch()} />
        ))}
    </Page>
  );
}

function AsItWas({ saved }: { saved: SavedFeesResponse }) {
  const [{ people, steps }] = useState(() => planOf(saved.form));
  const bill = billOf(saved.result);
  return (
    <Stack spacing={3} sx={{ maxWidth: columnWidth }}>
      <Notice
        title={`As it was on ${formatLongDate(saved.calculatedOn)}`}
        actions={
          <Stack direction="row" className="noPrint" sx={{ flexWrap: 'wrap', gap: '8px 24px' }}>
            <TakeUpAgain saved={saved} />
            <DeleteSum saved={saved} />
          </Stack>
        }
      >
        <p>Saved on {formatInstant(saved.savedAt)}. Nothing here has changed since.</p>
      </Notice>
      <ByFeesOfNow saved={saved} />
      <Total bill={bill} left={0} />
      {bill.lines.length > 0 && (
        <>
          <Years byYear={bill.byYear} />
          <Parts bill={bill} people={people} />
          <Lines bill={bill} people={people} steps={steps} />
        </>
      )}
    </Stack>
  );
}

/** The same question by the fees that are known now. */
function ByFeesOfNow({ saved }: { saved: SavedFeesResponse }) {
  const today = useToday();
  const now = sumOfNow(saved, today);
  if (now === null) return null;
  const difference = now.totalPence - saved.totalPence;
  if (difference === 0 && now.lowestPence === saved.lowestPence && now.highestPence === saved.highestPence)
    return (
      <Notice tone="within" title={`At today’s fees it is still ${poundsOfPence(now.totalPence)}`}>
        <p>We tell you here and in your notifications when a fee of this sum changes.</p>
      </Notice>
    );
  const said = difference < 0 ? `${poundsOfPence(-difference)} less` : `${poundsOfPence(difference)} more`;
  return (
    <Notice tone="soon" title={`At today’s fees it is ${poundsOfPence(now.totalPence)}`}>
      <p>
        {difference === 0
          ? 'The sum is the same, but how sure it is has changed'
          : `That is ${said} than when you saved it`}
        : {rangeOf(now)}. Calculate again to see each line.
      </p>
    </Notice>
  );
}

const rangeOf = ({ lowestPence, highestPence }: FeesAnswer): string =>
  lowestPence === highestPence
    ? 'every fee of it is known'
    : `it lies between ${poundsOfPence(lowestPence)} and ${poundsOfPence(highestPence)}`;

/** Null where the rules of now refuse the question. */
function sumOfNow({ form }: SavedFeesResponse, asOf: string): FeesAnswer | null {
  try {
    return sumOfFees({ ...form, asOf });
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}

function DeleteSum({ saved }: { saved: SavedFeesResponse }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" icon="bin" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {open && (
        <DeleteResultDialog
          result={saved}
          onClose={() => setOpen(false)}
          onRemoved={() => void navigate('/fees', { replace: true })}
        />
      )}
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Notice
        tone="soon"
        role="alert"
        title="There is no such saved sum"
        actions={
          <ButtonLink look="quiet" to="/fees">
            To the fee calculator
          </ButtonLink>
        }
      >
        <p>It may have been deleted, or it belongs to another account.</p>
      </Notice>
    );
  return <LoadFailure onRetry={onRetry}>We could not load this saved sum. Please try again.</LoadFailure>;
}
