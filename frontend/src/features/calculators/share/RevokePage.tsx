import { useEffect, useRef, type Ref } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError, messageFor } from '../../../api/errors';
import { useRevokeAsVisitor, useStandingOfLink } from '../../../record/sharedResults/sharedResultQueries';
import { Button } from '../../../ui/Button';
import { formatDay, formatInstant } from '../../../ui/dates/formatInstant';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';
import { Spinner } from '../../../ui/Spinner';

/** Opened by the private link that a visitor got: ends what they shared. Nothing happens before the button is pressed. */
export function RevokePage() {
  const { id = '' } = useParams();
  const revokeToken = useLocation().hash.slice(1);
  return (
    <Page title="End a shared link" width="reading">
      {revokeToken === '' ? <NotRight /> : <TheLink id={id} revokeToken={revokeToken} />}
    </Page>
  );
}

function TheLink({ id, revokeToken }: { id: string; revokeToken: string }) {
  const { data: standing, error, isFetching, refetch } = useStandingOfLink(id, revokeToken);
  const revoke = useRevokeAsVisitor(id);
  const { isSuccess } = revoke;
  // The button that had the focus is gone.
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSuccess) end.current?.focus({ preventScroll: true });
  }, [isSuccess]);
  if (standing?.ended === true || isSuccess)
    return <Ended ref={end} since={standing?.ended === true ? standing.endedAt : null} />;
  if (standing !== undefined)
    return (
      <>
        <p>
          This link works until {formatDay(standing.expiresAt)}. When you end it, what you shared is erased at
          once. Whoever opens it is told that it has ended. This cannot be undone.
        </p>
        {revoke.error !== null && !revoke.isPending && (
          <Notice tone="over" role="alert" title="The link has not ended">
            <p>
              {messageFor(revoke.error, 'Something went wrong on our side. Please try again in a moment.')}
            </p>
          </Notice>
        )}
        <div>
          <Button
            look="danger"
            icon="bin"
            busy={revoke.isPending}
            onClick={() => revoke.mutate({ revokeToken })}
          >
            {revoke.isPending ? 'Ending the link…' : 'End the link'}
          </Button>
        </div>
      </>
    );
  if (error === null || isFetching) return <Spinner label="Looking at the link…" />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotRight />;
  return (
    <LoadFailure title="We could not look at this link" act="Try again" onRetry={() => void refetch()}>
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
}

/** @param since null where it is not known any more */
function Ended({ since, ref }: { since: string | null; ref: Ref<HTMLDivElement> }) {
  return (
    <Notice ref={ref} tone="within" role="status" title="The link has ended">
      <p>
        {since === null ? '' : `It ended on ${formatInstant(since)}. `}
        What you shared is erased. Whoever opens the link is told that it has ended.
      </p>
    </Notice>
  );
}

const NotRight = () => (
  <Notice tone="over" role="alert" title="This private link is not right">
    <p>Copy the whole private link, with the part after #, and open it again.</p>
  </Notice>
);
