import styles from './TasksSkeleton.module.css';

/** The list's own shape while the tasks are on their way. */
export function TasksSkeleton() {
  return (
    <div>
      <p role="status" className={styles['label']}>
        Loading your tasks…
      </p>
      <div aria-hidden="true" className={styles['rows']}>
        <span className={styles['tabs']} />
        <span className={styles['row']} />
        <span className={styles['row']} />
        <span className={styles['row']} />
        <span className={styles['row']} />
      </div>
    </div>
  );
}
