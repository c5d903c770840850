import styles from './TrackerSkeleton.module.css';

/** The page's own shape while the journeys are on their way. */
export function TrackerSkeleton() {
  return (
    <div>
      <p role="status" className={styles['label']}>
        Loading absence records...
      </p>
      <div aria-hidden="true" className={styles['cards']}>
        <span className={styles['card']} />
        <span className={styles['card']} />
        <span className={styles['card']} />
      </div>
      <div aria-hidden="true" className={styles['rows']}>
        <span className={styles['row']} />
        <span className={styles['row']} />
        <span className={styles['row']} />
        <span className={styles['row']} />
      </div>
    </div>
  );
}
