import type { ReasonResponse } from '@settlewise/contract';
import type { CountingMethod, Trip } from '@settlewise/rules';
import { useId } from 'react';
import { formatDate } from '../../../ui/dates/formatDate';
import { Icon, type IconName } from '../../../ui/Icon';
import { SourceNote } from '../../../ui/sources/SourceNote';
import styles from './ReasonList.module.css';
import { statusOf, type ReasonStatus } from './reasonStatus';
import { WhichDays } from './WhichDays';
import { dayCount } from '../../absenceTracker/labels';

interface ReasonListProps {
  title: string;
  reasons: readonly ReasonResponse[];
  /** With these every number of days can be opened into the journeys behind it. */
  trips?: readonly Trip[] | undefined;
  counting?: CountingMethod | undefined;
}

/** Why an answer is what it is: each reason with what it does to the answer, its numbers, its days and its source. */
export function ReasonList({ title, reasons, trips = [], counting = 'inclusive' }: ReasonListProps) {
  const titleId = useId();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles['reasons']}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles['list']}>
        {reasons.map((reason, position) => (
          // The same code may stand there twice, with other dates.
          <li key={`${reason.code} ${position}`} className={styles['reason']}>
            <ReasonItem reason={reason} trips={trips} counting={counting} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const looks: Readonly<Record<ReasonStatus, { shape: IconName; word: string }>> = {
  against: { shape: 'alert', word: 'Against' },
  met: { shape: 'check', word: 'Met' },
  to_know: { shape: 'info', word: 'To know' },
};

interface ReasonItemProps {
  reason: ReasonResponse;
  trips: readonly Trip[];
  counting: CountingMethod;
}

function ReasonItem({ reason, trips, counting }: ReasonItemProps) {
  const status = statusOf(reason);
  const { shape, word } = looks[status];
  const { days, from, to, source } = reason;
  return (
    <>
      <span className={[styles['shape'], styles[status]].join(' ')}>
        <Icon name={shape} size={18} />
      </span>
      <div className={styles['body']}>
        <p className={[styles['word'], styles[status]].join(' ')}>{word}</p>
        <p>{reason.message}</p>
        <Numbers reason={reason} />
        {days !== undefined && from !== undefined && to !== undefined && (
          <WhichDays trips={trips} counting={counting} from={from} to={to} days={days} />
        )}
        <p className={styles['source']}>
          <SourceNote source={source} />
        </p>
      </div>
    </>
  );
}

function Numbers({ reason: { days, limit, from, to } }: { reason: ReasonResponse }) {
  const against =
    days !== undefined && limit !== undefined
      ? `${days.toLocaleString('en-GB')} of ${dayCount(limit)}`
      : null;
  const window = from !== undefined && to !== undefined ? `${formatDate(from)} to ${formatDate(to)}` : null;
  const facts = [against, window].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return <p className={styles['numbers']}>{facts.join(' · ')}</p>;
}
