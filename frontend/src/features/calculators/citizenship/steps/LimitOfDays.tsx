import { standingsApart, type CivilDate, type LimitCheck } from '@settlewise/rules';
import { LimitMeter } from '../../../../record/limits/LimitMeter';
import { AbsenceProgress } from './AbsenceProgress';

interface LimitOfDaysProps {
  label: string;
  check: LimitCheck;
  /** The day whose limits hold. */
  asOf: CivilDate;
  /** In place of a verdict as long as nothing was entered. */
  nothingYet?: string | undefined;
  /** False where the page has said already why the two counts differ. */
  why?: boolean;
}

/** Days away against a limit: both counts beside each other where one alone is over. The result and the step before it have the same. */
export function LimitOfDays({ label, check, asOf, nothingYet, why = true }: LimitOfDaysProps) {
  const { days, limit, means, tone } = check;
  return standingsApart(check) ? (
    <LimitMeter check={{ ...check, from: null, to: null }} label={label} why={why} />
  ) : (
    <AbsenceProgress
      {...{ label, days, limit, asOf, nothingYet }}
      limitName={means}
      besideOver={tone === 'plain'}
    />
  );
}
