import styles from './DocumentsSkeleton.module.css';

/** The list's own shape while the documents are on their way. */
export function DocumentsSkeleton() {
  return (
    <div>
      <p role="status" className="visuallyHidden">
        Loading your documents…
      </p>
      <div aria-hidden="true" className={styles['shape']}>
        <div className={styles['tabs']}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <span key={key} />
          ))}
        </div>
        <div className={styles['sheet']}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className={styles['row']}>
              <span />
              <span />
              <span />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
