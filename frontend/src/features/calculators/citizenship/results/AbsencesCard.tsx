import Stack from '@mui/material/Stack';
import type { CitizenshipCalculationResponse } from '@settlewise/contract/assessments';
import type { LimitCheck } from '@settlewise/rules/absences';
import { formatDate } from '../../../../ui/dates/formatDate';
import { Note, NumberCard } from '../../results/NumberCard';
import { LimitOfDays } from '../steps/LimitOfDays';
import { limitsOfResult } from './limitsOfResult';

/** Both limits of days away. */
export function AbsencesCard({ result }: { result: CitizenshipCalculationResponse }) {
  const { meetsAbsenceTotal, meetsAbsenceRecent, minUkResidencyYears, period, homeOffice } = result;
  const [total, recent] = limitsOfResult(result);
  return (
    <NumberCard
      title="Absences"
      met={meetsAbsenceTotal && meetsAbsenceRecent}
      over="Over the citizenship limit"
      isSaidAbove
    >
      <Stack spacing={2.5}>
        <OneLimit
          label={`In the ${minUkResidencyYears} years`}
          from={period.from}
          check={total}
          asOf={result.applicationDate}
        />
        <OneLimit
          label="In the last 12 months"
          from={period.finalYearFrom}
          check={recent}
          asOf={result.applicationDate}
        />
      </Stack>
      {homeOffice !== null && <Note>The days you leave and return are not counted.</Note>}
    </NumberCard>
  );
}

interface OneLimitProps {
  label: string;
  from: string;
  check: LimitCheck;
  asOf: string;
}

function OneLimit({ label, from, check, asOf }: OneLimitProps) {
  return (
    <div>
      <Note>
        {label}, from {formatDate(from)}
      </Note>
      <LimitOfDays label={label} check={check} asOf={asOf} />
    </div>
  );
}
