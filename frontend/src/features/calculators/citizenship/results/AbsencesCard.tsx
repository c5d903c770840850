import Stack from '@mui/material/Stack';
import type { CitizenshipCalculationResponse } from '@settlewise/contract';
import { absenceLimitsOn, limitCheck, standingsApart, withNearOf, type LimitCheck } from '@settlewise/rules';
import { LimitMeter } from '../../../../record/limits/LimitMeter';
import { formatDate } from '../../../../ui/dates/formatDate';
import { Note, NumberCard } from '../../results/NumberCard';
import { limitNames } from '../labels';
import { AbsenceProgress } from '../steps/AbsenceProgress';

/** Both limits of days away. Over one of them by one count alone is no alarm, here as on every other page. */
export function AbsencesCard({ result }: { result: CitizenshipCalculationResponse }) {
  const { meetsAbsenceTotal, meetsAbsenceRecent, minUkResidencyYears, period } = result;
  const [total, recent] = checksOf(result);
  const broken = [total, recent].filter(({ standing }) => standing === 'over');
  return (
    <NumberCard
      title="Absences"
      met={meetsAbsenceTotal && meetsAbsenceRecent}
      over="Over the citizenship limit"
      twoAnswers={broken.length > 0 && broken.every(standingsApart)}
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
      <Note>The days you leave and return are counted.</Note>
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
  const { days, limit, means } = check;
  return (
    <div>
      <Note>
        {label}, from {formatDate(from)}
      </Note>
      {standingsApart(check) ? (
        <LimitMeter check={{ ...check, from: null, to: null }} label={label} why={false} />
      ) : (
        <AbsenceProgress {...{ label, days, limit, asOf }} limitName={means} />
      )}
    </div>
  );
}

/** Both limits by both counts; where only totals were typed, there is one. */
function checksOf(result: CitizenshipCalculationResponse): readonly [LimitCheck, LimitCheck] {
  const { absenceDaysTotal, absenceDaysRecent, absenceLimit, recentAbsenceLimit } = result;
  const { homeOffice, isSpouseRoute, applicationDate, period } = result;
  const { finalYear } = absenceLimitsOn(applicationDate);
  const names = limitNames(isSpouseRoute, applicationDate);
  const theirs = homeOffice?.citizenship;
  return [
    limitCheck({
      ...{ kind: isSpouseRoute ? 'three_years' : 'five_years', decides: true, means: names.total },
      limit: withNearOf(absenceLimit, finalYear),
      cautious: { days: absenceDaysTotal, from: period.from, to: period.to },
      homeOfficeDays: theirs?.totalDays ?? absenceDaysTotal,
    }),
    limitCheck({
      ...{ kind: 'final_year', decides: true, means: names.finalYear },
      limit: withNearOf(recentAbsenceLimit, finalYear),
      cautious: { days: absenceDaysRecent, from: period.finalYearFrom, to: period.to },
      homeOfficeDays: theirs?.finalYearDays ?? absenceDaysRecent,
    }),
  ];
}
