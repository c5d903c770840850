import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError, messageFor } from '../../../api/errors';
import { useRevokeAsVisitor } from '../../../record/sharedResults/sharedResultQueries';
import { Button, ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';

/** Opened by the private link that a visitor got: ends what they shared. Nothing happens before the button is pressed. */
export function RevokePage() {
  const { id = '' } = useParams();
  const revokeToken = useLocation().hash.slice(1);
  const { mutate, isPending, isSuccess, error } = useRevokeAsVisitor(id);
  const isNone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  // The button that had the focus is gone.
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSuccess) end.current?.focus({ preventScroll: true });
  }, [isSuccess]);
  return (
    <Page title="End a shared link" width="reading">
      {isSuccess ? (
        <Notice
          ref={end}
          tone="within"
          role="status"
          title="The link has ended"
          actions={
            <ButtonLink look="quiet" to="/">
              Go to Settlewise
            </ButtonLink>
          }
        >
          <p>What you shared is erased. Whoever opens the link is told that it has ended.</p>
        </Notice>
      ) : (
        <>
          <p>
            When you end the link, what you shared is erased at once. Whoever opens it is told that it has
            ended. This cannot be undone.
          </p>
          {error !== null && !isPending && (
            <Notice
              tone="over"
              role="alert"
              title={isNone ? 'This private link is not right' : 'The link has not ended'}
            >
              <p>
                {isNone
                  ? 'Copy the whole private link, with the part after #, and open it again.'
                  : messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
              </p>
            </Notice>
          )}
          <div>
            <Button look="danger" icon="bin" busy={isPending} onClick={() => mutate({ revokeToken })}>
              {isPending ? 'Ending the link…' : 'End the link'}
            </Button>
          </div>
        </>
      )}
    </Page>
  );
}
