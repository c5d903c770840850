import type { LimitCheck } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { marginInWords } from '../../../../record/limits/labels';
import { Note } from '../../results/NumberCard';
import { AbsenceProgress } from './AbsenceProgress';

interface LimitOfDaysProps {
  label: string;
  check: LimitCheck;
  /** The day whose limits hold. */
  asOf: CivilDate;
  /** In place of a verdict as long as nothing was entered. */
  nothingYet?: string | undefined;
}

/** Days away against a limit, with the margin. The result and the step before it have the same. */
export function LimitOfDays({ label, check, asOf, nothingYet }: LimitOfDaysProps) {
  const { days, limit, means, tone } = check;
  const margin = marginInWords(check);
  return (
    <div>
      <AbsenceProgress
        label={label}
        days={days}
        limit={limit}
        asOf={asOf}
        nothingYet={nothingYet}
        limitName={means}
        besideOver={tone === 'plain'}
      />
      {margin !== null && <Note>{margin}</Note>}
    </div>
  );
}
