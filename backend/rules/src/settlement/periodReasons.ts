import { clip } from '../absences/absentDays';
import type { Reason } from '../assessment/reason';
import { sources } from '../parameters/sources';
import { monthsInTwelve } from './calendarMonths';
import { against, met, toKnow } from './reasonFactories';
import type { SettlementFindings } from './settlementFindings';

/** Reasons that name the deciding years, if they are not the years since the start. */
export function periodReasons(findings: SettlementFindings): readonly Reason[] {
  if (findings.verdict === 'not_enough') return [];
  return [...earlierYearsReasons(findings), ...thirtyMonthsReasons(findings)];
}

/** Earlier valid years: they count on Ancestry only. CR 1.1. */
function earlierYearsReasons({ route, law, earlier, years }: SettlementFindings): readonly Reason[] {
  if (earlier === null) return [];
  const { start, completes } = earlier;
  const span = { first: start, last: completes - 1 };
  if (route.anyYearsOnRoute)
    return [met('earlier_years_serve', { years, ...span }, sources.continuousResidenceGuidance, span)];
  return [
    against(
      'earlier_years_do_not_serve',
      { years, daysAfter: route.twentyEightDays ? law.daysAfterApplication.days : null, ...span },
      route.twentyEightDays ? law.daysAfterApplication.source : route.source,
      span,
    ),
  ];
}

/** EU Settlement Scheme: more than six months away in twelve, but within thirty in sixty. */
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
      {
        monthsInTwelve: euMonthsInTwelve.months,
        since: euMonthsInSixty.from,
        months: euMonthsInSixty.months,
        ofMonths: 12 * years,
        start: period.start,
      },
      euMonthsInSixty.source,
      span,
    ),
  ];
}
