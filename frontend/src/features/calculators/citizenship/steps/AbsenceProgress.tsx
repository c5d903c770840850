import { absenceLimitsOn, type CivilDate } from '@settlewise/rules';
import { DaysOfLimit } from '../../results/DaysOfLimit';
import { limitStatus } from '../../results/limitStatus';

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
  const { finalYear } = absenceLimitsOn(asOf);
  const status = limitStatus({ days, limit, owner: 'citizenship', like: finalYear, steps: [75, 90] });
  return (
    <DaysOfLimit
      role="progressbar"
      {...{ label, days, limit, limitName, status }}
      spoken={`${days} of ${limit} days. ${status.words}.`}
    />
  );
}
