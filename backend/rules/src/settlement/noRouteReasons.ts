import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import { adviser, against, met } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';
import type { Route } from '../routes/route';
import { notesOn } from '../routes/routeNote';

/** Why a route without qualifying years gives no date. */
export function noRouteReasons(route: Route, on: CivilDate): readonly Reason[] {
  const { title, source, settlementRule } = route;
  const notes = notesOn(route, on);
  const about = notes.length === 0 ? '' : ` ${notes.join(' ')}`;
  switch (settlementRule) {
    case 'not_known':
      return [against(ruleNotKnown, `${weCannotSay(route)}${about}`, source)];
    case 'not_needed':
      return [met('settlement_not_needed', `${title}: there is nothing to settle.${about}`, source)];
    default:
      return [against('no_settlement_route', `${title} does not lead to settlement.${about}`, source)];
  }
}

const ruleNotKnown = 'rule_not_known';

/** The rule itself, where it is not among the facts. */
export function missingRule(route: Route): readonly Missing[] {
  return route.settlementRule === 'not_known' ? [{ code: ruleNotKnown, message: weCannotSay(route) }] : [];
}

function weCannotSay({ title }: Route): string {
  return `${title}: we do not have the rules of settlement for this, so we cannot say when you can apply. Ask ${adviser}.`;
}
