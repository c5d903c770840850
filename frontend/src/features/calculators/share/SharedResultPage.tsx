import type { SharedResultResponse } from '@settlewise/contract/sharedResults';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError, messageFor } from '../../../api/errors';
import { openSnapshot } from '../../../record/sharedResults/sealedSnapshot';
import { useSharedResult } from '../../../record/sharedResults/sharedResultQueries';
import { Button, ButtonLink } from '../../../ui/Button';
import { formatDay } from '../../../ui/dates/formatInstant';
import { LoadFailure } from '../../../ui/LoadFailure';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';
import { Spinner } from '../../../ui/Spinner';
import { sayShared } from './sayShared';
import { SharedResult } from './SharedResult';

/** What somebody shared of a result, for whoever has the link. The key stands behind the `#`, and stays in the browser. */
export function SharedResultPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useSharedResult(id);
  return (
    <Page
      title="A shared result"
      {...(data !== undefined && {
        lead: 'Somebody worked this out with Settlewise, and shows you a part of it. “You” on this page is the person it is about.',
      })}
    >
      {data !== undefined ? (
        <Opened shared={data} />
      ) : error === null || isFetching ? (
        <Spinner label="Loading the shared result…" />
      ) : (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Opened({ shared: { sealed, expiresAt } }: { shared: SharedResultResponse }) {
  const key = useLocation().hash.slice(1);
  const opened = openSnapshot({ sealed, key });
  if (opened === 'wrong key')
    return (
      <Notice
        tone="soon"
        role="alert"
        title={key === '' ? 'This link is not complete' : 'This link is not right'}
      >
        <p>
          {key === '' ? 'The part after # is missing' : 'The part after # is not the whole one'}, and without
          it nobody can read what was shared. Copy the whole link and open it again, or ask whoever sent it.
        </p>
      </Notice>
    );
  if (opened === 'older')
    return (
      <Notice
        tone="soon"
        role="alert"
        title="This link was made by an earlier version"
        actions={<OwnAnswer />}
      >
        <p>
          It cannot be shown any more, because the words in it could be anybody’s. Ask whoever sent it for a
          new link.
        </p>
      </Notice>
    );
  if (opened === 'newer')
    return (
      <Notice
        tone="soon"
        role="alert"
        title="This page is older than what it is to show"
        actions={<Button onClick={() => globalThis.location.reload()}>Load the page again</Button>}
      >
        <p>Settlewise has changed since you opened it.</p>
      </Notice>
    );
  const shared = sayShared(opened);
  if (shared === null)
    return (
      <Notice tone="over" role="alert" title="This link cannot be shown" actions={<OwnAnswer />}>
        <p>
          It holds something that does not come from Settlewise. Do not act on what the sender told you about
          it. Ask for a new link, or work the result out yourself.
        </p>
      </Notice>
    );
  return <SharedResult shared={shared} until={formatDay(expiresAt)} />;
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 410)
    return (
      <Notice tone="soon" role="alert" title="This link has ended" actions={<OwnAnswer />}>
        <p>Links work for 30 days, or until whoever made them ends them. What was shared is erased.</p>
      </Notice>
    );
  if (status === 404)
    return (
      <Notice tone="soon" role="alert" title="There is nothing at this link" actions={<OwnAnswer />}>
        <p>Look whether it is the whole link, or ask whoever sent it.</p>
      </Notice>
    );
  return (
    <LoadFailure title="We could not load what was shared" act="Try again" onRetry={onRetry}>
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
}

const OwnAnswer = () => (
  <ButtonLink look="quiet" to="/">
    Go to Settlewise
  </ButtonLink>
);
