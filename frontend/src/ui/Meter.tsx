import type { PeriodTotal } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { Bar, type BarColour } from './Bar';
import styles from './Meter.module.css';
import { Pill, type Tone } from './Pill';

const statuses: Readonly<Record<PeriodTotal['standing'], { tone: Tone & BarColour; words: string }>> = {
  within: { tone: 'within', words: 'Within the limit' },
  near: { tone: 'soon', words: 'Close to the limit' },
  over: { tone: 'over', words: 'Over the limit' },
};

interface MeterProps {
  /** What is measured, for screen readers. */
  label: string;
  total: Pick<PeriodTotal, 'days' | 'limit' | 'standing' | 'remaining'>;
  /** Whose limit it is, for example `Citizenship: 90 in the final year`. */
  whose?: string;
  /** False where another limit decides for this person now: then too many are no alarm. */
  decides?: boolean;
  /** In place of the words that say where the days stand. */
  children?: ReactNode;
}

/** Days against their limit: the number with its limit, a bar, and in words where that is. */
export function Meter({ label, total, whose, decides = true, children }: MeterProps) {
  const { days, limit, standing, remaining } = total;
  const { words } = statuses[standing];
  const tone = standing === 'over' && !decides ? 'soon' : statuses[standing].tone;
  return (
    <div className={styles['meter']}>
      <p className={styles['numbers']}>
        <span className={[styles['days'], styles[tone]].join(' ')}>{days}</span>{' '}
        <span className={styles['limit']}>of {limit} days</span>
      </p>
      <Bar
        role="meter"
        label={label}
        value={days}
        max={limit}
        words={`${days} of ${limit} days. ${words}.`}
        colour={tone}
      />
      {whose !== undefined && <p className={styles['whose']}>{whose}</p>}
      {children ?? (
        <p className={styles['standing']}>
          <Pill tone={tone} {...(standing === 'over' && { icon: 'warning' as const })}>
            {words}
          </Pill>
          <span className={styles['left']}>
            {standing === 'over' ? `${days - limit} over` : `${remaining} left`}
          </span>
        </p>
      )}
    </div>
  );
}
