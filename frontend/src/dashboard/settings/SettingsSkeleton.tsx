import styles from './SettingsSkeleton.module.css';

const fields = ['fullName', 'email', 'phone', 'nationality'] as const;

/** The page's own shape while the settings are on their way. */
export function SettingsSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <p role="status" className={styles['label']}>
        Loading your settings…
      </p>
      <div aria-hidden="true" className={styles['card']}>
        <span className={styles['heading']} />
        {fields.map((field) => (
          <span key={field} className={styles['field']} />
        ))}
        <span className={styles['button']} />
      </div>
    </div>
  );
}
