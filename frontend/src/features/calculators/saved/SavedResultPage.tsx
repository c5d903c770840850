import Stack from '@mui/material/Stack';
import type { SavedEligibilityResponse } from '@settlewise/contract';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useSavedAssessment } from '../../../record/assessments/assessmentQueries';
import { ApiError, messageFor } from '../../../api/errors';
import { Button, ButtonLink } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';
import { Spinner } from '../../../ui/Spinner';
import { CalculateAgain } from './CalculateAgain';
import { DeleteResultDialog } from '../../../record/assessments/DeleteResultDialog';
import { SameRulesContext } from './rulesThen';
import { addressOf, nameOf, rulesHaveChanged } from '../../../record/assessments/savedResult';
import { RulesNote } from '../../../ui/sources/RulesNote';

const IlrResults = lazy(async () => ({ default: (await import('../ilr/IlrResults')).IlrResults }));
const CitizenshipResults = lazy(async () => ({
  default: (await import('../citizenship/CitizenshipResults')).CitizenshipResults,
}));

/** One saved result, as it was. */
export function SavedResultPage() {
  const { id = '' } = useParams();
  const { data: saved, error, isFetching, refetch } = useSavedAssessment(id);
  if (saved?.calculator === 'fees') return <Navigate to={addressOf(saved)} replace />;
  const title = saved === undefined ? 'Saved result' : `Saved result: ${nameOf(saved)}`;
  return (
    <Page title={title} back={{ to: '/saved-results', words: 'Back to saved results' }}>
      {saved !== undefined && <AsItWas saved={saved} />}
      {saved === undefined &&
        (error === null || isFetching ? (
          <Spinner label="Loading the saved result…" />
        ) : (
          <Failure error={error} onRetry={() => void refetch()} />
        ))}
    </Page>
  );
}

function AsItWas({ saved }: { saved: SavedEligibilityResponse }) {
  const changed = rulesHaveChanged(saved);
  return (
    <>
      <Notice
        tone={changed ? 'soon' : 'info'}
        title={`As it was on ${formatLongDate(saved.calculatedOn)}`}
        actions={
          <Stack direction="row" className="noPrint" sx={{ flexWrap: 'wrap', gap: '8px 24px' }}>
            <CalculateAgain saved={saved} />
            <DeleteButton saved={saved} />
          </Stack>
        }
      >
        <p>
          Saved on {formatInstant(saved.savedAt)}, by <RulesNote ruleSet={saved.ruleSet} />. Nothing here has
          changed since.
        </p>
        {changed && (
          <p>
            <strong>Rules have changed since: calculate again</strong> before you decide anything.
          </p>
        )}
      </Notice>
      <SameRulesContext value={!changed}>
        <Suspense fallback={<Spinner label="Loading the saved result…" />}>
          {saved.calculator === 'ilr' ? (
            <IlrResults form={saved.form} result={saved.result} />
          ) : (
            <CitizenshipResults form={saved.form} result={saved.result} />
          )}
        </Suspense>
      </SameRulesContext>
    </>
  );
}

function DeleteButton({ saved }: { saved: SavedEligibilityResponse }) {
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
          onRemoved={() => void navigate('/saved-results', { replace: true })}
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
        title="There is no such saved result"
        actions={
          <ButtonLink look="quiet" to="/saved-results">
            See your saved results
          </ButtonLink>
        }
      >
        <p>It may have been deleted, or it belongs to another account.</p>
      </Notice>
    );
  return (
    <LoadFailure title="We could not load this result" act="Try again" onRetry={onRetry}>
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
}
