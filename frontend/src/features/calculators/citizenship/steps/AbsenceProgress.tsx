import { DaysOfLimit, type LimitStatus } from '../../results/DaysOfLimit';

function statusOf(days: number, limit: number): LimitStatus {
  const percent = (100 * days) / limit;
  if (percent > 100) return { colour: 'over', words: 'Over the limit', icon: 'alert' };
  if (percent > 90) return { colour: 'nearOver', words: 'Over 90% of the limit', icon: 'warning' };
  if (percent > 75) return { colour: 'soon', words: 'Over 75% of the limit', icon: 'clock' };
  return { colour: 'within', words: 'Within the limit', icon: 'check' };
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
  const status = statusOf(days, limit);
  const { colour, words } = status;
  return (
    <DaysOfLimit
      role="progressbar"
      {...{ label, days, limit, limitName }}
      status={colour === 'over' ? { ...status, words: `${words}: ${days - limit} too many` } : status}
      spoken={`${days} of ${limit} days. ${words}.`}
    />
  );
}
