import type { SavedAssessmentSummary } from '@settlewise/contract';
import { useRef, useState } from 'react';
import { useSavedAssessments } from '../../../api/assessments';
import { messageFor } from '../../../api/errors';
import { BackLink } from '../../../ui/BackLink';
import { ButtonLink } from '../../../ui/Button';
import { LoadFailure } from '../../../ui/LoadFailure';
import { PageTitle } from '../../../ui/PageTitle';
import { DeleteResultDialog } from './DeleteResultDialog';
import { SavedResultEntry } from './SavedResultEntry';
import styles from './SavedResultsPage.module.css';

/** The results of both calculators that the signed-in person kept, newest first. */
export function SavedResultsPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to="/">Back to tools</BackLink>
      <div className={styles['top']}>
        <PageTitle documentTitle="Saved results">Saved results</PageTitle>
        <p className={styles['lead']}>
          Each result stays as it was on the day you saved it, with the rules it was worked out on.
        </p>
      </div>
      <SavedResults />
    </div>
  );
}

function SavedResults() {
  const { data: results, error, isFetching, refetch } = useSavedAssessments();
  const [deleting, setDeleting] = useState<SavedAssessmentSummary | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const failure = error !== null && !isFetching && (
    <LoadFailure title="We could not load your saved results" act="Try again" onRetry={() => void refetch()}>
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
  if (results === undefined) return failure || <Loading />;
  return (
    <div ref={list} tabIndex={-1} role="region" aria-label="Your saved results" className={styles['results']}>
      {failure}
      {results.length === 0 ? (
        <NothingSaved />
      ) : (
        <ul className={styles['list']}>
          {results.map((result) => (
            <li key={result.id}>
              <SavedResultEntry result={result} onDelete={() => setDeleting(result)} />
            </li>
          ))}
        </ul>
      )}
      {deleting !== null && (
        <DeleteResultDialog
          result={deleting}
          onClose={() => setDeleting(null)}
          // The button that opened the dialog goes with its result; without this the focus would be lost.
          onDeleted={() => list.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}

function NothingSaved() {
  return (
    <div className={styles['nothing']}>
      <h2>No saved results yet</h2>
      <p>Calculate when you can apply, then choose “Save this result”. It will be here, as it was.</p>
      <p className={styles['ways']}>
        <ButtonLink to="/ilr">Calculate ILR eligibility</ButtonLink>
        <ButtonLink look="quiet" to="/citizenship">
          Calculate citizenship eligibility
        </ButtonLink>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div>
      <p role="status" className={styles['loading']}>
        Loading your saved results…
      </p>
      <div aria-hidden="true" className={styles['list']}>
        <span className={styles['shape']} />
        <span className={styles['shape']} />
        <span className={styles['shape']} />
      </div>
    </div>
  );
}
