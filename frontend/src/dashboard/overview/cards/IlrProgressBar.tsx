import styles from './IlrProgressBar.module.css';

/** How much of the qualifying period has passed, in whole percent. */
export function IlrProgressBar({ percent }: { percent: number }) {
  return (
    <div className={styles['progress']}>
      <div
        role="progressbar"
        aria-label="Qualifying period that has passed"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles['bar']}
      >
        <span className={styles['fill']} style={{ width: `${percent}%` }} />
      </div>
      <span className={styles['percent']}>{percent}%</span>
    </div>
  );
}
