import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { DaysOfLimit } from '../../results/DaysOfLimit';
import { limitStatus, type LimitStatus } from '../../results/limitStatus';

interface AbsenceProgressProps {
  label: string;
  days: number;
  limit: number;
  /** Whose limit it is. */
  limitName: string;
  /** The day whose limits hold. */
  asOf: CivilDate;
  /** In place of a verdict as long as nothing was entered: no days are no good news before somebody has said so. */
  nothingYet?: string | undefined;
  /** Whether a number beside it is red: then it is not green. */
  besideOver?: boolean;
}

/** Days away against their limit as a bar, in words, and whose limit it is. */
export function AbsenceProgress(props: AbsenceProgressProps) {
  const { label, days, limit, limitName, asOf, nothingYet, besideOver = false } = props;
  const { finalYear } = absenceLimitsOn(asOf);
  const status: LimitStatus =
    nothingYet === undefined || days > 0
      ? limitStatus({ days, limit, owner: 'citizenship', like: finalYear, steps: [75, 90], besideOver })
      : { colour: 'quiet', words: nothingYet, icon: 'info' };
  return (
    <DaysOfLimit
      role="progressbar"
      label={label}
      days={days}
      limit={limit}
      limitName={limitName}
      status={status}
      spoken={`${days} of ${limit} days. ${status.words}.`}
    />
  );
}
