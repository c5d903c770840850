import styles from './ProgressSkeleton.module.css';

/** The page's own shape while the answers are on their way. */
export function ProgressSkeleton() {
  return (
    <div>
      <p role="status" className={styles['label']}>
        Loading your progress…
      </p>
      <div aria-hidden="true" className={styles['shape']}>
        <span className={styles['standing']} />
        <span className={styles['tabs']} />
        <div className={styles['cards']}>
          <span className={styles['card']} />
          <span className={styles['card']} />
          <span className={styles['card']} />
        </div>
      </div>
    </div>
  );
}
