import { clip } from '../absences/absentDays';
import type { Reason } from '../assessment/reason';
import { against, dayCount, met, toKnow, written, writtenDate } from '../assessment/wording';
import { sources } from '../parameters/sources';
import { monthsInTwelve } from './calendarMonths';
import type { SettlementFindings } from './settlementFindings';

/** By which years an answer stands or falls, where that is not the years since the start. */
export function periodReasons(findings: SettlementFindings): readonly Reason[] {
  if (findings.verdict === 'not_enough') return [];
  return [...earlierYearsReasons(findings), ...thirtyMonthsReasons(findings)];
}

/** Good years long ago: they serve on Ancestry alone. CR 1.1. */
function earlierYearsReasons({ route, law, earlier, years }: SettlementFindings): readonly Reason[] {
  if (earlier === null) return [];
  const { start, completes } = earlier;
  const span = { first: start, last: completes - 1 };
  if (route.anyYearsOnRoute)
    return [
      met(
        'earlier_years_serve',
        `Any ${years} unbroken years with this permission are enough, here those from ${written(start)} to ${written(completes - 1)}. Later absences do not matter.`,
        sources.continuousResidenceGuidance,
        span,
      ),
    ];
  return [
    against(
      'earlier_years_do_not_serve',
      `Your ${years} years from ${written(start)} to ${written(completes - 1)} kept the rules, but they do not serve now. The years are counted back from the application${route.twentyEightDays ? `, or from a day up to ${dayCount(law.daysAfterApplication.days)} after it` : ''}.`,
      route.twentyEightDays ? law.daysAfterApplication.source : route.source,
      span,
    ),
  ];
}

/** EU Settlement Scheme: more than six months away in twelve, and still within thirty in sixty. */
function thirtyMonthsReasons({
  route,
  law,
  absences,
  period,
  verdict,
  years,
}: SettlementFindings): readonly Reason[] {
  if (route.absences !== 'eu_settlement') return [];
  const { euMonthsInTwelve, euMonthsInSixty } = law;
  const span = { first: period.start, last: period.completes - 1 };
  const away = clip(absences.countedDays, span.first, span.last);
  const sixMonths = monthsInTwelve(away, euMonthsInTwelve);
  if (sixMonths.obstacle({ ...span, daysInStep: 1 }) === null) return [];
  return [
    (verdict === 'eligible' ? met : toKnow)(
      'thirty_months_in_sixty',
      `You were away for more than ${euMonthsInTwelve.months} months in some twelve. For applications since ${writtenDate(euMonthsInSixty.from)} it is also enough to have been away for at most ${euMonthsInSixty.months} of the last ${12 * years} months. By that the years from ${written(period.start)} are good.`,
      euMonthsInSixty.source,
      span,
    ),
  ];
}
