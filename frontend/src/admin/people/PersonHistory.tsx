import type { PersonHistoryResponse } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import { messageFor } from '../../api/errors';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { LoadMore } from '../../ui/LoadMore';
import { usePersonHistory } from '../api/usePersonHistory';
import { Actor, pathOfEvent, StreamLink } from '../events/EventLinks';
import { Changes } from '../record/Changes';
import { eventWords } from '../record/changeWords';
import { When } from '../ui/When';
import styles from './PersonHistory.module.css';

interface PersonHistoryProps {
  userId: string;
  /** The id of the administrator's open access to the record. */
  accessId: string;
}

/** A person's whole history, the newest first: who did what when, and what it changed. */
export function PersonHistory({ userId, accessId }: PersonHistoryProps) {
  const { data, error, isFetching, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePersonHistory(userId, accessId);
  const failure = isError && !isFetching && (
    <LoadFailure
      title="We could not load the history"
      onRetry={() => void (data === undefined ? refetch() : fetchNextPage())}
    >
      {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
    </LoadFailure>
  );
  if (data === undefined) return failure || <ListSkeleton label="Loading the history…" cards={3} />;
  const events = data.pages.flatMap((page) => page.events);
  return (
    <div className={styles['history']}>
      {data.pages[0]?.erased === true && (
        <p>This person has been erased. What happened stands in the log; what it was about cannot be read.</p>
      )}
      <ol aria-label="History, the newest first" className={styles['timeline']}>
        {events.map((event) => (
          <li key={event.id} className={styles['event']}>
            <Happened event={event} />
          </li>
        ))}
      </ol>
      {failure}
      {hasNextPage ? (
        <LoadMore busy={isFetchingNextPage} onLoad={() => void fetchNextPage()}>
          Load earlier events
        </LoadMore>
      ) : (
        <p role="status" className={styles['note']}>
          This is the beginning of the history.
        </p>
      )}
    </div>
  );
}

function Happened({ event }: { event: PersonHistoryResponse['events'][number] }) {
  const { id, type, recordedAt, stream, revision, changes, content } = event;
  return (
    <article aria-label={eventWords(type)} className={styles['inside']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>
          <Link to={pathOfEvent(id)}>{eventWords(type)}</Link>
        </h3>
        <p className={styles['note']}>
          <When at={recordedAt} /> · <Actor event={event} /> · <StreamLink stream={stream} />, revision{' '}
          {revision}
        </p>
      </div>
      {changes.length > 0 && <Changes label={`What changed: ${eventWords(type)}`} changes={changes} />}
      {content !== null && (
        <details className={styles['content']}>
          <summary>What was recorded</summary>
          <pre tabIndex={0} aria-label="What was recorded">
            {JSON.stringify(content, null, 2)}
          </pre>
        </details>
      )}
    </article>
  );
}
