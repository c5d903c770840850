import { DaysOfLimit, type LimitStatus } from '../../results/DaysOfLimit';

/** Red above 95 % of a limit that decides, amber above 75 %, otherwise green. */
function statusOf(days: number, limit: number, decides: boolean): LimitStatus {
  const alarm = decides ? 'over' : 'soon';
  const percent = limit === 0 ? (days === 0 ? 0 : 101) : (100 * days) / limit;
  if (percent > 100)
    return { colour: alarm, words: `Over the limit: ${days - limit} too many`, icon: 'alert' };
  if (percent > 95) return { colour: alarm, words: 'Almost at the limit', icon: 'warning' };
  if (percent > 75) return { colour: 'soon', words: 'Close to the limit', icon: 'clock' };
  return { colour: 'within', words: `Within the limit: ${limit - days} left`, icon: 'check' };
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
  const status = statusOf(days, limit, decides);
  const percent = limit === 0 ? 0 : Math.round((100 * days) / limit);
  return (
    <DaysOfLimit
      role="meter"
      {...{ label, days, limit, status, percent }}
      spoken={`${days} of ${limit} days, ${percent}%. ${status.words}.`}
    />
  );
}
