import styles from './HomeOfficeCount.module.css';

/** What the Home Office's own count comes to, where it gives another answer than the cautious one. */
export function HomeOfficeCount({ says }: { says: string }) {
  return (
    <section aria-label="The Home Office’s count" className={styles['count']}>
      <p>{says}</p>
      <p className={styles['why']}>
        The Home Office does not count the day you leave the UK and the day you come back. The cautious count
        on this page counts both, so that a late flight cannot spoil your application.
      </p>
    </section>
  );
}
