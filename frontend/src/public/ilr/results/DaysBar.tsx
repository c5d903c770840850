import { Bar } from '../../../ui/Bar';
import { Icon, type IconName } from '../../../ui/Icon';
import styles from './DaysBar.module.css';

type Level = 'within' | 'soon' | 'over';

interface LimitStatus {
  readonly level: Level;
  readonly words: string;
  readonly icon: IconName;
}

/** Red above 95 % of a limit that decides, amber above 75 %, otherwise green. */
function statusOf(days: number, limit: number, decides: boolean): LimitStatus {
  const alarm = decides ? 'over' : 'soon';
  const percent = limit === 0 ? (days === 0 ? 0 : 101) : (100 * days) / limit;
  if (percent > 100)
    return { level: alarm, words: `Over the limit: ${days - limit} too many`, icon: 'alert' };
  if (percent > 95) return { level: alarm, words: 'Almost at the limit', icon: 'warning' };
  if (percent > 75) return { level: 'soon', words: 'Close to the limit', icon: 'clock' };
  return { level: 'within', words: `Within the limit: ${limit - days} left`, icon: 'check' };
}

interface DaysBarProps {
  label: string;
  days: number;
  limit: number;
  /** False where another limit decides for this person: then too many are no alarm. */
  decides: boolean;
}

/** Days away against a limit, as numbers, as a bar and in words. */
export function DaysBar({ label, days, limit, decides }: DaysBarProps) {
  const { level, words, icon } = statusOf(days, limit, decides);
  const percent = limit === 0 ? 0 : Math.round((100 * days) / limit);
  return (
    <div className={styles['days']}>
      <p className={styles['numbers']}>
        <span
          className={[styles['number'], level === 'over' && styles['overNumber']].filter(Boolean).join(' ')}
        >
          {days.toLocaleString('en-GB')}
        </span>{' '}
        of {limit.toLocaleString('en-GB')} days
        <span className={styles['percent']}>{percent}%</span>
      </p>
      <Bar
        role="meter"
        label={label}
        value={days}
        max={limit}
        words={`${days} of ${limit} days, ${percent}%. ${words}.`}
        colour={level}
      />
      <p className={[styles['words'], styles[`${level}Words`]].join(' ')}>
        <Icon name={icon} size={18} />
        {words}
      </p>
    </div>
  );
}
