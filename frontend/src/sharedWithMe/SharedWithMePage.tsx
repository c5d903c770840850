import type { SharedRecord } from '@settlewise/contract';
import { useId } from 'react';
import { useUser } from '../api/account';
import { messageFor } from '../api/errors';
import { useSharedRecords } from '../api/shared';
import { ListSkeleton } from '../ui/ListSkeleton';
import { BackLink } from '../ui/BackLink';
import { ButtonLink } from '../ui/Button';
import { formatLongDate } from '../ui/dates/formatDate';
import { formatDay } from '../ui/dates/formatInstant';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { EmptyState } from '../ui/EmptyState';
import styles from './SharedWithMe.module.css';
import { Verified } from './Verified';

/** The records that others have let the signed-in person look at. */
export function SharedWithMePage() {
  return (
    <Verified>
      <div className={`wrap ${styles['page']}`}>
        <BackLink to="/">Back to tools</BackLink>
        <div className={styles['top']}>
          <PageTitle documentTitle="Shared with me">Shared with me</PageTitle>
          <p className={styles['lead']}>
            Records that people let you look at. Each time you open a part of one, its owner can see that.
          </p>
        </div>
        <SharedRecords />
      </div>
    </Verified>
  );
}

function SharedRecords() {
  const { data: records, error, isFetching, refetch } = useSharedRecords();
  if (records === undefined)
    return error === null || isFetching ? (
      <div className={styles['records']}>
        <ListSkeleton label="Loading what is shared with you…" cards={2} />
      </div>
    ) : (
      <LoadFailure title="We could not load what is shared with you" onRetry={() => void refetch()}>
        {messageFor(error, 'Something went wrong on our side. Please try again in a moment.')}
      </LoadFailure>
    );
  if (records.length === 0) return <NothingShared />;
  return (
    <ul aria-label="Records shared with you" className={styles['records']}>
      {records.map((record) => (
        <li key={record.grantId}>
          <RecordCard record={record} />
        </li>
      ))}
    </ul>
  );
}

function RecordCard({ record: { grantId, name, expiryDate, sharedAt } }: { record: SharedRecord }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles['record']}>
      <div className={styles['words']}>
        <h2 id={titleId}>{name}</h2>
        <p>{expiryDate === null ? 'No last day' : `Until ${formatLongDate(expiryDate)}`}</p>
        <p className={styles['note']}>Shared since {formatDay(sharedAt)}</p>
      </div>
      <ButtonLink
        look="quiet"
        to={`/shared-with-me/${encodeURIComponent(grantId)}`}
        aria-describedby={titleId}
      >
        Open record
      </ButtonLink>
    </article>
  );
}

function NothingShared() {
  const { data: user } = useUser();
  return (
    <EmptyState icon="people" title="Nobody shares a record with you now">
      When somebody gives <strong>{user?.email}</strong> access to their record, it shows here. Ask them to
      use exactly this address, under Settings, Access.
    </EmptyState>
  );
}
