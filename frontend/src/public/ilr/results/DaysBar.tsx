import { Bar } from '../../../ui/Bar';
import { Icon, type IconName } from '../../../ui/Icon';
import styles from './DaysBar.module.css';

type Level = 'within' | 'soon' | 'over';

interface Standing {
  readonly level: Level;
  readonly words: string;
  readonly icon: IconName;
}

/** Red above 95 % of the limit, amber above 75 %, otherwise green. */
function standingOf(days: number, limit: number): Standing {
  const percent = limit === 0 ? (days === 0 ? 0 : 101) : (100 * days) / limit;
  if (percent > 100)
    return { level: 'over', words: `Over the limit: ${days - limit} too many`, icon: 'alert' };
  if (percent > 95) return { level: 'over', words: 'Almost at the limit', icon: 'warning' };
  if (percent > 75) return { level: 'soon', words: 'Close to the limit', icon: 'clock' };
  return { level: 'within', words: `Within the limit: ${limit - days} left`, icon: 'check' };
}

/** Days away against a limit, as numbers, as a bar and in words. */
export function DaysBar({ label, days, limit }: { label: string; days: number; limit: number }) {
  const { level, words, icon } = standingOf(days, limit);
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
