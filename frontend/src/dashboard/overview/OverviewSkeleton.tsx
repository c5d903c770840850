import styles from './OverviewSkeleton.module.css';

/** The page's own shape while its answers are on their way. */
export function OverviewSkeleton() {
  return (
    <div>
      <p role="status" className="visuallyHidden">
        Loading your dashboard…
      </p>
      <div aria-hidden="true" className={styles['shape']}>
        <span className={styles['tabs']} />
        <span className={styles['wide']} />
        <span className={styles['narrow']} />
        <span className={styles['half']} />
        <span className={styles['half']} />
      </div>
    </div>
  );
}

/** Three lines in the place of a list that is on its way. */
export function SkeletonLines() {
  return (
    <div aria-hidden="true" className={styles['lines']}>
      <span className={styles['line']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
    </div>
  );
}
