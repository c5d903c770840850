import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import type { CivilDate } from '../calendar/civilDate';
import type { Route } from '../routes/route';
import { notesOn } from '../routes/routeNote';
import { against, met, missing } from './reasonFactories';

/** Reasons why a route without qualifying years gives no date. */
export function noRouteReasons(route: Route, on: CivilDate): readonly Reason[] {
  const { title, source, settlementRule } = route;
  const details = { title, notes: notesOn(route, on) };
  switch (settlementRule) {
    case 'not_known':
      return [against('rule_not_known', details, source)];
    case 'not_needed':
      return [met('settlement_not_needed', details, source)];
    default:
      return [against('no_settlement_route', details, source)];
  }
}

/** The rule, if it is unknown. */
export function missingRule({ settlementRule, title }: Route): readonly Missing[] {
  return settlementRule === 'not_known' ? [missing('rule_not_known', { title })] : [];
}
