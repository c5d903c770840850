import type { SettlementAnswer } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import type { Permission, SettlementRequest } from '../assessment/request';
import { toDayNumber } from '../calendar/civilDate';
import { mayCombineWith } from '../routes/combining';
import { findRoute, type RouteKey } from '../routes/routes';
import { hasSameOutcome } from './openQuestions';
import { toKnow } from './reasonFactories';

/** The same request with uncertain time counted; null if there is no uncertain time. */
export function countUncertainYears(settlement: SettlementRequest): SettlementRequest | null {
  const uncertain = new Set<RouteKey | undefined>(mayCombineWith(settlement.route));
  const { permissions = [], grantDate } = settlement;
  if (!permissions.some(({ route }) => uncertain.has(route))) return null;
  const counted = permissions.map((permission): Permission =>
    uncertain.has(permission.route) ? { ...permission, route: settlement.route } : permission,
  );
  const first = counted
    .filter(({ route = settlement.route }) => route === settlement.route)
    .reduce((earliest, { from }) => (from < earliest ? from : earliest), grantDate);
  return { ...settlement, permissions: counted, grantDate: first };
}

/** The reason that names the outcome if uncertain years count; null if they change nothing. */
export function combinedReason(
  { permissions = [], route: key }: SettlementRequest,
  answer: SettlementAnswer,
  combined: SettlementAnswer,
): Reason | null {
  if (hasSameOutcome(answer, combined)) return null;
  const route = findRoute(key);
  const uncertain = mayCombineWith(key);
  const titles = new Set(
    permissions.flatMap(({ route: held }) =>
      held !== undefined && uncertain.includes(held) ? [findRoute(held).title] : [],
    ),
  );
  const day = combined.earliestApplicationDate;
  return toKnow(
    'combining_not_confirmed',
    { titles: [...titles], route: route.title, firstDay: day },
    route.source,
    day === null ? {} : { first: toDayNumber(day) },
  );
}
