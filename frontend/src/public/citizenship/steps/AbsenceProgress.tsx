import { Bar, type BarColour } from '../../../ui/Bar';
import { Icon, type IconName } from '../../../ui/Icon';
import styles from './AbsenceProgress.module.css';

type Level = 'within' | 'warning' | 'accent' | 'over';

const words: Readonly<Record<Level, { readonly text: string; readonly icon: IconName }>> = {
  within: { text: 'Within the limit', icon: 'check' },
  warning: { text: 'Over 75% of the limit', icon: 'clock' },
  accent: { text: 'Over 90% of the limit', icon: 'warning' },
  over: { text: 'Over the limit', icon: 'alert' },
};

const colours: Readonly<Record<Level, BarColour>> = {
  within: 'within',
  warning: 'soon',
  accent: 'nearOver',
  over: 'over',
};

function levelOf(days: number, limit: number): Level {
  const percent = (100 * days) / limit;
  if (percent > 100) return 'over';
  if (percent > 90) return 'accent';
  return percent > 75 ? 'warning' : 'within';
}

interface AbsenceProgressProps {
  label: string;
  days: number;
  limit: number;
  /** Whose limit it is. */
  limitName: string;
}

/** Days away against their limit as a bar, which changes its colour and its words above 75 % and above 90 %. */
export function AbsenceProgress({ label, days, limit, limitName }: AbsenceProgressProps) {
  const level = levelOf(days, limit);
  const { text, icon } = words[level];
  return (
    <div className={styles['progress']} data-level={level}>
      <p className={styles['numbers']}>
        <span className={styles['days']}>{days.toLocaleString('en-GB')}</span> of {limit} days
      </p>
      <Bar
        role="progressbar"
        label={label}
        value={days}
        max={limit}
        words={`${days} of ${limit} days. ${text}.`}
        colour={colours[level]}
      />
      <p className={[styles['words'], styles[level]].join(' ')}>
        <Icon name={icon} size={18} />
        {text}
        {level === 'over' && `: ${days - limit} too many`}
      </p>
      <p className={styles['limitName']}>{limitName}</p>
    </div>
  );
}
