import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { against, dayCount, met, toKnow, written } from '../assessment/wording';
import { absenceReasons } from './absenceReasons';
import { obstacleReason } from './obstacleReasons';
import { periodReasons } from './periodReasons';
import { permissionReasons } from './permissionReasons';
import { routeReasons } from './routeReasons';
import type { Route } from '../routes/route';
import type { SettlementFindings } from './settlementFindings';
import { waitingReasons } from './waitingReasons';
import { windowReasons } from './windowReasons';

/** Why no day can be named where the rule is not known. */
export function ruleMissingReasons(route: Route, missing: readonly Missing[]): readonly Reason[] {
  return missing.map(({ code, message }) => against(code, message, route.source));
}

/** The answer's reasons: the date first, then what blocked an earlier one, then what else it rests on. */
export function settlementReasons(findings: SettlementFindings): readonly Reason[] {
  return [
    ...dateReasons(findings),
    ...periodReasons(findings),
    ...findings.obstacles.map((obstacle) => obstacleReason(obstacle, findings.law)),
    ...absenceReasons(findings),
    ...permissionReasons(findings),
    ...windowReasons(findings),
    ...waitingReasons(findings),
    ...routeReasons(findings),
  ];
}

function dateReasons(findings: SettlementFindings) {
  const { route, law, years, verdict, earliest, lead, period, asOf, missing } = findings;
  const { start, completes } = period;
  const span = { first: start, last: completes - 1 };
  const reasons: Reason[] = missing.map(({ code, message }) => against(code, message, route.source));
  if (years > 0)
    reasons.push(
      (completes - lead <= asOf ? met : against)(
        'qualifying_period',
        `${years} years from ${written(start)} are complete on ${written(completes)}.`,
        route.source,
        span,
      ),
    );
  if (lead > 0 && route.twentyEightDays)
    reasons.push(
      toKnow(
        'counted_back_from_later_day',
        `The years may be counted back from a day up to ${lead} days after the application, as here, or from the day of the decision${route.key === 'uk_ancestry' ? ' or of the end of your last Ancestry permission' : ''} where that serves you better.`,
        law.daysAfterApplication.source,
        { days: lead },
      ),
    );
  if (verdict === 'not_yet' || verdict === 'over_limit')
    reasons.push(
      against(
        'wait_until',
        `The first day to apply is ${written(earliest)}: ${dayCount(earliest - asOf)} to wait.`,
        route.source,
        { days: earliest - asOf, first: earliest },
      ),
    );
  return reasons;
}
