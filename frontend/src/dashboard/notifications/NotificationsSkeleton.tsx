import styles from './NotificationsSkeleton.module.css';

/** The list's own shape while the notifications are on their way. */
export function NotificationsSkeleton() {
  return (
    <div>
      <p role="status" className={styles['label']}>
        Loading your notifications…
      </p>
      <div aria-hidden="true" className={styles['rows']}>
        <span className={styles['row']} />
        <span className={styles['row']} />
        <span className={styles['row']} />
      </div>
    </div>
  );
}
