import { formatShortInstant } from './formatShortInstant';
import styles from './When.module.css';

/** A moment in London to the second: `21 Nov 2026, 14:05:33`; a dash for none. */
export function When({ at, none = '–' }: { at: string | null; none?: string }) {
  if (at === null) return <>{none}</>;
  return (
    <time dateTime={at} className={styles['when']}>
      {formatShortInstant(at)}
    </time>
  );
}
