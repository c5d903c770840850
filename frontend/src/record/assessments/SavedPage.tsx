import Stack from '@mui/material/Stack';
import type { SavedAssessmentResponse } from '@settlewise/contract/assessments';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError, messageFor } from '../../api/errors';
import { Button, ButtonLink } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { formatInstant } from '../../ui/dates/formatInstant';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { LoadFailure } from '../../ui/LoadFailure';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { Spinner } from '../../ui/Spinner';
import { useNarrow } from '../../ui/useNarrow';
import { useSavedAssessment } from './assessmentQueries';
import { DeleteResultDialog } from './DeleteResultDialog';

export interface SavedPageProps {
  width?: 'reading' | 'whole';
  /** `result` or `sum`. */
  one: string;
  titleOf: (saved: SavedAssessmentResponse | undefined) => string;
  /** The way back, and where to go instead when there is no such thing. */
  back: { readonly to: string; readonly words: string; readonly instead: string };
  children: (saved: SavedAssessmentResponse) => ReactNode;
}

/** The page of what was saved, whose id stands in its address: loading, not there, not loaded, or as it was. */
export function SavedPage({ one, titleOf, back, width = 'whole', children }: SavedPageProps) {
  const { id = '' } = useParams();
  const { data: saved, error, isFetching, refetch } = useSavedAssessment(id);
  return (
    <Page width={width} title={titleOf(saved)} back={back}>
      {saved !== undefined && children(saved)}
      {saved === undefined &&
        (error === null || isFetching ? (
          <Spinner label={`Loading the saved ${one}…`} />
        ) : (
          <Failure one={one} back={back} error={error} onRetry={() => void refetch()} />
        ))}
    </Page>
  );
}

interface FailureProps extends Pick<SavedPageProps, 'one' | 'back'> {
  error: Error;
  onRetry: () => void;
}

function Failure({ one, back, error, onRetry }: FailureProps) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Notice
        tone="soon"
        role="alert"
        title={`There is no such saved ${one}`}
        actions={
          <ButtonLink look="quiet" to={back.to}>
            {back.instead}
          </ButtonLink>
        }
      >
        <p>It may have been deleted, or it belongs to another account.</p>
      </Notice>
    );
  return (
    <LoadFailure title={`We could not load this ${one}`} act="Try again" onRetry={onRetry}>
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
}

interface AsItWasProps {
  saved: SavedAssessmentResponse;
  tone?: 'soon' | 'info';
  /** What made it, as ` by the rules of …`. */
  by?: ReactNode;
  /** The way to work it out again. */
  again: ReactNode;
  /** Where its owner is led once it is deleted. */
  afterRemoval: string;
  children?: ReactNode;
}

/** Of which day something is that was saved, and the ways to have it anew and to delete it. */
export function AsItWas({ saved, tone = 'info', by, again, afterRemoval, children }: AsItWasProps) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const narrow = useNarrow();
  const remove = (
    <Button look="plain" icon="bin" className="noPrint" onClick={() => setDeleting(true)}>
      Delete
    </Button>
  );
  return (
    <>
      <Notice
        tone={tone}
        title={`As it was on ${formatLongDate(saved.calculatedOn)}`}
        actions={
          <Stack direction="row" className="noPrint" sx={{ flexWrap: 'wrap', gap: '8px 24px' }}>
            {again}
            {!narrow && remove}
          </Stack>
        }
      >
        {children}
        <FoldsOnPhone summary="When and how it was saved">
          <p>
            Saved on {formatInstant(saved.savedAt)}
            {by}. Nothing here has changed since.
          </p>
          {narrow && remove}
        </FoldsOnPhone>
      </Notice>
      {deleting && (
        <DeleteResultDialog
          result={saved}
          onClose={() => setDeleting(false)}
          onRemoved={() => void navigate(afterRemoval, { replace: true })}
        />
      )}
    </>
  );
}
