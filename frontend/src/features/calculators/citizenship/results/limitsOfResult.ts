import { type CitizenshipCalculationResponse, daysByHomeOffice } from '@settlewise/contract/assessments';
import { limitCheck, type LimitCheck, tonesTogether, withSimilarWarning } from '@settlewise/rules/absences';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { limitNames } from '../labels';

/** What of a result its limits rest on. */
export type CountedResult = Pick<
  CitizenshipCalculationResponse,
  | 'absenceDaysTotal'
  | 'absenceDaysRecent'
  | 'absenceLimit'
  | 'recentAbsenceLimit'
  | 'isSpouseRoute'
  | 'applicationDate'
  | 'period'
> & { readonly [count in 'cautious' | 'homeOffice']: CountedBy | null };

interface CountedBy {
  readonly citizenship: { readonly totalDays: number; readonly finalYearDays: number } | null;
}

/** Both limits, that of all the years first; where only totals were typed, both counts are one. */
export function limitsOfResult(result: CountedResult): readonly [total: LimitCheck, recent: LimitCheck] {
  const { absenceDaysTotal, absenceDaysRecent, absenceLimit, recentAbsenceLimit } = result;
  const { isSpouseRoute, applicationDate, period } = result;
  const { finalYear } = absenceLimitsOn(applicationDate);
  const names = limitNames(isSpouseRoute, applicationDate);
  const counted = daysByHomeOffice(result);
  return tonesTogether([
    limitCheck({
      kind: isSpouseRoute ? 'three_years' : 'five_years',
      decides: true,
      means: names.total,
      limit: withSimilarWarning(absenceLimit, finalYear),
      counted: { days: counted.total, from: period.from, to: period.to },
      cautiousDays: absenceDaysTotal,
    }),
    limitCheck({
      kind: 'final_year',
      decides: true,
      means: names.finalYear,
      limit: withSimilarWarning(recentAbsenceLimit, finalYear),
      counted: { days: counted.recent, from: period.finalYearFrom, to: period.to },
      cautiousDays: absenceDaysRecent,
    }),
  ]);
}
