import { Bar } from '../../ui/Bar';
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
      <Bar
        role="progressbar"
        label={label}
        value={percent}
        max={100}
        colour={percent === 100 ? 'within' : 'action'}
        thick
      />
      <p className={styles['ends']}>
        <span>{from}</span>
        <span className={styles['percent']}>{percent}%</span>
        <span className={styles['until']}>{until}</span>
      </p>
    </div>
  );
}
