import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { reason } from '../assessment/reasonsIn';
import { absenceReasons } from './absenceReasons';
import { obstacleReason } from './obstacleReasons';
import { extensionReasons } from './extensionReasons';
import { periodReasons } from './periodReasons';
import { permissionReasons } from './permissionReasons';
import { routeReasons } from './routeReasons';
import { against, met, toKnow } from './reasonFactories';
import { serviceReasons } from './serviceReasons';
import type { Route } from '../routes/route';
import type { SettlementFindings } from './settlementFindings';
import { waitingReasons } from './waitingReasons';
import { windowReasons } from './windowReasons';

/** Reasons for missing rules. */
export function ruleMissingReasons(route: Route, missing: readonly Missing[]): readonly Reason[] {
  return missing.map((lacking) => reason('against', lacking, route.source));
}

/** The answer's reasons: the date, then the obstacles to an earlier date, then everything else. */
export function settlementReasons(findings: SettlementFindings): readonly Reason[] {
  return [
    ...dateReasons(findings),
    ...serviceReasons(findings),
    ...periodReasons(findings),
    ...findings.obstacles.map((obstacle) => obstacleReason(obstacle, findings.law)),
    ...absenceReasons(findings),
    ...permissionReasons(findings),
    ...windowReasons(findings),
    ...waitingReasons(findings),
    ...extensionReasons(findings),
    ...routeReasons(findings),
  ];
}

/** The reasons without the wait, for an answer with more than one possible day. */
export const withoutWait = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ code }) => code !== 'wait_until');

function dateReasons(findings: SettlementFindings) {
  const { route, law, years, verdict, earliest, inPractice, lead, period, firstComplete, asOf, missing } =
    findings;
  const { start, completes } = period;
  const span = { first: start, last: completes - 1 };
  const reasons: Reason[] = [...ruleMissingReasons(route, missing)];
  if (years > 0)
    reasons.push(
      (completes - lead <= asOf ? met : against)(
        'qualifying_period',
        { years, start, completes, completeSince: firstComplete < completes ? firstComplete : null },
        route.source,
        span,
      ),
    );
  if (lead > 0 && route.twentyEightDays)
    reasons.push(
      toKnow(
        'counted_back_from_later_day',
        { days: lead, ancestry: route.key === 'uk_ancestry' },
        law.daysAfterApplication.source,
        { days: lead },
      ),
    );
  // If GOV.UK names an earlier day, a separate reason gives both days.
  const isOnlyDay = inPractice === null || inPractice >= earliest;
  if ((verdict === 'not_yet' || verdict === 'over_limit') && isOnlyDay)
    reasons.push(
      against('wait_until', { earliest, days: earliest - asOf }, route.source, {
        days: earliest - asOf,
        first: earliest,
      }),
    );
  return reasons;
}
