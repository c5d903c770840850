import { Bar } from '../../ui/Bar';
import styles from './Progress.module.css';

interface ProgressProps {
  /** What goes on, for screen readers: `Check of the log`. */
  label: string;
  /** 0 to 1. */
  done: number;
  /** How far it is, in words; they are not announced each time they change. */
  children: string;
}

/** How far something long has come: a bar, and the same in words under it. */
export function Progress({ label, done, children }: ProgressProps) {
  const percent = Math.floor(100 * Math.min(1, Math.max(0, done)));
  return (
    <div className={styles['progress']}>
      <Bar role="progressbar" label={label} value={percent} max={100} words={children} />
      <p className={styles['words']}>{children}</p>
    </div>
  );
}
