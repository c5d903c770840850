import type { LimitOwner } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { DaysOfLimit } from '../../results/DaysOfLimit';
import { limitStatus, type LimitStatus } from '../../results/limitStatus';

interface DaysBarProps {
  label: string;
  days: number;
  limit: number;
  owner: LimitOwner;
  /** The day whose limits hold. */
  asOf: CivilDate;
  /** The last day of the time that was counted, where it can be over. */
  to?: CivilDate | null;
  /** Amber above 75 % already, as the specification has it of the total. Red stays for over. */
  byShare?: boolean;
  /** In place of the words, where another limit decides against the person: then no bar is green. */
  decidedBy?: string | null;
  /** In place of the words, where the number is no limit of its own: then nobody is within it. */
  noLimit?: string | null;
  /** Whether a number beside it is red: then it is not green. */
  besideOver?: boolean;
}

/** Days away against a limit, as numbers, as a bar and in words. */
export function DaysBar({ label, asOf, ...props }: DaysBarProps) {
  const { byShare = false, decidedBy = null, noLimit = null, ...measured } = props;
  const { days, limit } = measured;
  const like = absenceLimitsOn(asOf).settlementYear;
  const own = limitStatus({ ...measured, today: asOf, like, steps: byShare ? [75] : [] });
  const status: LimitStatus =
    own.colour === 'over'
      ? own
      : decidedBy !== null
        ? { colour: 'soon', words: decidedBy, icon: 'clock' }
        : noLimit !== null
          ? own.colour === 'soon'
            ? { ...own, words: `${noLimit}. Over 75% of ${limit} days` }
            : { ...own, words: noLimit, icon: 'info' }
          : own;
  const percent = limit === 0 ? 0 : Math.round((100 * days) / limit);
  return (
    <DaysOfLimit
      role="meter"
      label={label}
      days={days}
      limit={limit}
      status={status}
      percent={percent}
      spoken={`${days} of ${limit} days, ${percent}%. ${status.words}.`}
    />
  );
}
