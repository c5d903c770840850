import {
  absenceLimitsOn,
  againstLimit,
  standingInWords,
  withNearOf,
  type CivilDate,
} from '@settlewise/rules';
import { DaysOfLimit, type LimitStatus } from '../../results/DaysOfLimit';

/** In the words of every page; the colour changes above 75 % and above 90 %, as the specification has it. */
function statusOf(days: number, limit: number, asOf: CivilDate): LimitStatus {
  const percent = (100 * days) / limit;
  const like = absenceLimitsOn(asOf).finalYear;
  const words = standingInWords(againstLimit(days, withNearOf(limit, like)), 'citizenship');
  if (percent > 100) return { colour: 'over', words, icon: 'alert' };
  if (percent > 90) return { colour: 'nearOver', words, icon: 'warning' };
  if (percent > 75) return { colour: 'soon', words, icon: 'clock' };
  return { colour: 'within', words, icon: 'check' };
}

interface AbsenceProgressProps {
  label: string;
  days: number;
  limit: number;
  /** Whose limit it is. */
  limitName: string;
  /** The day whose limits hold. */
  asOf: CivilDate;
}

/** Days away against their limit as a bar, in words, and whose limit it is. */
export function AbsenceProgress({ label, days, limit, limitName, asOf }: AbsenceProgressProps) {
  const status = statusOf(days, limit, asOf);
  return (
    <DaysOfLimit
      role="progressbar"
      {...{ label, days, limit, limitName, status }}
      spoken={`${days} of ${limit} days. ${status.words}.`}
    />
  );
}
