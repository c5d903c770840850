import styles from './Spinner.module.css';

/** Something is on its way; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles['spinner']}>
      <span aria-hidden="true" className={styles['ring']} />
      <span>{label}</span>
    </div>
  );
}
