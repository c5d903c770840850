import { uniteSpans } from '../absences/absentDays';
import { countSpanDays, toDaySpan } from '../absences/trip';
import type { Permission, SettlementRequest } from '../assessment/request';
import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { combinesAfterYear, combinesWith } from '../routes/combining';
import { type RouteKey, findRoute } from '../routes/routes';

/** Permissions sorted by whether their time counts on a route. A permission without a route counts. */
export interface SortedPermissions {
  readonly counting: readonly Permission[];
  readonly others: readonly Permission[];
}

/** How the person arrived, if the route asks: `yes` is "without permission". */
export type Arrival = SettlementRequest['arrivedWithoutPermission'];

/** Sorts permissions by whether they count on a route. */
export function sortPermissions(
  route: RouteKey,
  permissions: readonly Permission[],
  arrival?: Arrival,
): SortedPermissions {
  const counts = ({ route: held }: Permission) => held === undefined || countsTowards(route, held, arrival);
  return {
    counting: permissions.filter(counts),
    others: permissions.filter((permission) => !counts(permission)),
  };
}

/** Whether time with permission on one route counts towards settlement on another. */
function countsTowards(route: RouteKey, permission: RouteKey, arrival: Arrival): boolean {
  if (route === 'long_residence') return findRoute(permission).countsForLongResidence;
  return (
    permission === route ||
    combinesWith(route).includes(permission) ||
    countsAfterYear(route, permission, arrival)
  );
}

/** Whether time on another route counts only after one year on the main route. */
function countsAfterYear(route: RouteKey, permission: RouteKey | undefined, arrival: Arrival): boolean {
  const rule = combinesAfterYear(route);
  if (permission === undefined || rule === null) return false;
  return rule.with.includes(permission) && !(rule.asksForLegalEntry && arrival === 'yes');
}

/**
 * The day on which the year is complete that lets time on other routes count, SETF 3.2 and PL 14.2. Assumes that a
 * permission that ends before is extended. Null if no time on such routes was given.
 */
export function findCompleteYearOnRoute(
  route: RouteKey,
  permissions: readonly Permission[],
  arrival?: Arrival,
): DayNumber | null {
  const rule = combinesAfterYear(route);
  if (rule === null || !permissions.some(({ route: held }) => countsAfterYear(route, held, arrival)))
    return null;
  const held = uniteSpans(
    permissions.filter(({ route: on = route }) => rule.yearOn.includes(on)).map(toDaySpan),
  );
  const [first] = held;
  if (first === undefined) return null;
  let left = yearsLater(first.first, 1) - first.first;
  let end = first.first;
  for (const span of held) {
    end = span.first + left;
    if (countSpanDays(span) >= left) return end;
    left -= countSpanDays(span);
  }
  return end;
}

/** The other routes on which time counts, in the order in which they were held. */
export const combinedRoutes = (
  route: RouteKey,
  permissions: readonly Permission[],
  arrival?: Arrival,
): readonly RouteKey[] => [
  ...new Set(
    sortPermissions(route, permissions, arrival)
      .counting.toSorted((one, other) => toDayNumber(one.from) - toDayNumber(other.from))
      .flatMap(({ route: held }) => (held === undefined || held === route ? [] : [held])),
  ),
];
