import { absenceLimitsOn, type CivilDate, type LimitOwner } from '@settlewise/rules';
import { DaysOfLimit } from '../../results/DaysOfLimit';
import { limitStatus, type LimitStatus } from '../../results/limitStatus';

interface DaysBarProps {
  label: string;
  days: number;
  limit: number;
  owner: LimitOwner;
  /** The day whose limits hold. */
  asOf: CivilDate;
  /** Amber above 75 % already, as the specification has it of the total. Red stays for over. */
  byShare?: boolean;
  /** In place of the words, where another limit decides against the person: then no bar is green. */
  decidedBy?: string | null;
}

/** Days away against a limit, as numbers, as a bar and in words. */
export function DaysBar({ label, byShare = false, decidedBy = null, asOf, ...measured }: DaysBarProps) {
  const { days, limit } = measured;
  const like = absenceLimitsOn(asOf).settlementYear;
  const own = limitStatus({ ...measured, like, steps: byShare ? [75] : [] });
  const status: LimitStatus =
    decidedBy !== null && own.colour !== 'over' ? { colour: 'soon', words: decidedBy, icon: 'info' } : own;
  const percent = limit === 0 ? 0 : Math.round((100 * days) / limit);
  return (
    <DaysOfLimit
      role="meter"
      {...{ label, days, limit, status, percent }}
      spoken={`${days} of ${limit} days, ${percent}%. ${status.words}.`}
    />
  );
}
