import { Bar } from '../../../ui/Bar';
import styles from './IlrProgressBar.module.css';

/** How much of the qualifying period has passed, in whole percent. */
export function IlrProgressBar({ percent }: { percent: number }) {
  return (
    <div className={styles['progress']}>
      <div className={styles['bar']}>
        <Bar role="progressbar" label="Qualifying period that has passed" value={percent} max={100} thick />
      </div>
      <span className={styles['percent']}>{percent}%</span>
    </div>
  );
}
