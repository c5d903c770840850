import styles from './OnboardingSkeleton.module.css';

/** The page's own shape while the profile is on its way. */
export function OnboardingSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <p role="status" className={styles['label']}>
        Loading your profile…
      </p>
      <div aria-hidden="true" className={styles['card']}>
        <span className={styles['heading']} />
        <span className={styles['field']} />
        <span className={styles['field']} />
        <span className={styles['field']} />
      </div>
    </div>
  );
}
