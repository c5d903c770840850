import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What has come so far, for screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** What stands at its two ends. */
  from?: string | undefined;
  until?: string | undefined;
}

/** How much of a way lies behind somebody. */
export function ProgressBar({ label, percent, from, until }: ProgressBarProps) {
  return (
    <div className={styles['progress']}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles['bar']}
      >
        <span
          className={[styles['fill'], percent === 100 && styles['complete']].filter(Boolean).join(' ')}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className={styles['ends']}>
        <span>{from}</span>
        <span className={styles['percent']}>{percent}%</span>
        <span className={styles['until']}>{until}</span>
      </p>
    </div>
  );
}
