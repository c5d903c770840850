import { civilDateInLondon } from '@settlewise/rules';
import { formatDate } from '../../ui/dates/formatDate';
import { formatShortInstant } from './formatShortInstant';
import styles from './When.module.css';

interface WhenProps {
  at: string | null;
  /** What stands there for no moment. */
  none?: string;
  /** Only the day, where the time of day tells nothing. */
  dayOnly?: boolean;
}

/** A moment in London to the second: `21 Nov 2026, 14:05:33`. */
export function When({ at, none = '–', dayOnly = false }: WhenProps) {
  if (at === null) return <>{none}</>;
  return (
    <time dateTime={at} className={styles['when']}>
      {dayOnly ? formatDate(civilDateInLondon(new Date(at))) : formatShortInstant(at)}
    </time>
  );
}
