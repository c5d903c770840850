import { useState } from 'react';
import { messageFor } from '../../../api/errors';
import { useAccessLog } from '../../../api/legalAccess';
import { Button } from '../../../ui/Button';
import { formatWithWeekday } from '../../../ui/dates/formatDate';
import { formatTime } from '../../../ui/dates/formatInstant';
import { LoadFailure } from '../../../ui/LoadFailure';
import { LoadMore } from '../../../ui/LoadMore';
import styles from './Access.module.css';
import { openedInWords } from './accessWords';
import { accessesByDay } from './accessesByDay';

/** Each look at the record: who, what and when, day by day, the newest first. */
export function WhoHasSeen({ inSight }: { inSight: boolean }) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = useAccessLog({
    enabled: inSight,
  });
  const [told, setTold] = useState('');
  const days = accessesByDay(data?.pages.flatMap(({ looks }) => looks) ?? []);

  async function refresh(): Promise<void> {
    setTold('');
    const { isSuccess } = await refetch();
    if (isSuccess) setTold('The list is up to date.');
  }

  return (
    <section aria-labelledby="who-has-seen" className={styles['card']}>
      <div className={styles['top']}>
        <h2 id="who-has-seen">Who has seen my record</h2>
        {data !== undefined && (
          <Button look="plain" icon="refresh" busy={isFetching} onClick={() => void refresh()}>
            Refresh
          </Button>
        )}
      </div>
      <p role="status" className="visuallyHidden">
        {told}
      </p>
      {error !== null && !isFetching && (
        <LoadFailure title="We could not load who has seen your record" onRetry={() => void refresh()}>
          {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
        </LoadFailure>
      )}
      {data === undefined && (error === null || isFetching) && (
        <p className={styles['note']}>Loading who has seen your record…</p>
      )}
      {data !== undefined && days.length === 0 && (
        <p className={styles['note']}>
          Nobody but you. Each time a lawyer or an administrator opens something, it will be here with its day
          and time.
        </p>
      )}
      {days.map(({ day, accesses }) => (
        <div key={day} className={styles['day']}>
          <h3>{formatWithWeekday(day)}</h3>
          <ul className={styles['accesses']}>
            {accesses.map((access) => (
              <li key={access.id} className={styles['access']}>
                <time dateTime={access.at} className={styles['time']}>
                  {formatTime(access.at)}
                </time>
                <span>
                  <strong>{access.name}</strong>
                  {access.email !== null && ` (${access.email})`} opened {openedInWords(access)}
                  {access.reason !== null && `. The reason they gave: ${access.reason}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hasNextPage && (
        <LoadMore busy={isFetchingNextPage} onLoad={() => void fetchNextPage()}>
          Show earlier
        </LoadMore>
      )}
    </section>
  );
}
