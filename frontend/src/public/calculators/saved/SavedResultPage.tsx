import type { SavedAssessmentResponse } from '@settlewise/contract';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSavedAssessment } from '../../../api/assessments';
import { ApiError, messageFor } from '../../../api/errors';
import { BackLink } from '../../../ui/BackLink';
import { Button, ButtonLink } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Notice } from '../../../ui/Notice';
import { PageTitle } from '../../../ui/PageTitle';
import { Spinner } from '../../../ui/Spinner';
import { CalculateAgain } from './CalculateAgain';
import { DeleteResultDialog } from './DeleteResultDialog';
import { SameRulesContext } from './rulesThen';
import { nameOf, rulesHaveChanged } from './savedResult';
import { RulesNote } from '../../../ui/sources/RulesNote';
import styles from './SavedResultPage.module.css';

const IlrResults = lazy(async () => ({ default: (await import('../../ilr/IlrResults')).IlrResults }));
const CitizenshipResults = lazy(async () => ({
  default: (await import('../../citizenship/CitizenshipResults')).CitizenshipResults,
}));

/** One saved result, as it was. */
export function SavedResultPage() {
  const { id = '' } = useParams();
  const { data: saved, error, isFetching, refetch } = useSavedAssessment(id);
  const title = saved === undefined ? 'Saved result' : `Saved result: ${nameOf(saved)}`;
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className="noPrint">
        <BackLink to="/saved-results">Back to saved results</BackLink>
      </div>
      <PageTitle documentTitle={title} className={styles['title']}>
        {title}
      </PageTitle>
      {saved !== undefined && <AsItWas saved={saved} />}
      {saved === undefined &&
        (error === null || isFetching ? (
          <Spinner label="Loading the saved result…" />
        ) : (
          <Failure error={error} onRetry={() => void refetch()} />
        ))}
    </div>
  );
}

function AsItWas({ saved }: { saved: SavedAssessmentResponse }) {
  const changed = rulesHaveChanged(saved);
  return (
    <>
      <Notice
        tone={changed ? 'soon' : 'info'}
        title={`As it was on ${formatLongDate(saved.calculatedOn)}`}
        actions={
          <div className={`noPrint ${styles['acts']}`}>
            <CalculateAgain saved={saved} />
            <DeleteButton saved={saved} />
          </div>
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

function DeleteButton({ saved }: { saved: SavedAssessmentResponse }) {
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
          onDeleted={() => void navigate('/saved-results', { replace: true })}
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
