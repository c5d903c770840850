import { unionOf } from '../absences/absentDays';
import { lengthOf, spanOf } from '../absences/trip';
import type { Permission, SettlementRequest } from '../assessment/request';
import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { combinesAfterYear, combinesWith } from '../routes/combining';
import { type RouteKey, routeOf } from '../routes/routes';

/** Permissions told apart by whether their time counts on a route; one that does not say what it was counts. */
export interface SortedPermissions {
  readonly counting: readonly Permission[];
  readonly others: readonly Permission[];
}

/** How the person came, as far as a route asks: `yes` is "without permission". */
export type Arrival = SettlementRequest['arrivedWithoutPermission'];

/** Sorts what somebody held by what counts on the route that is asked about. */
export function sortedFor(
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
  if (route === 'long_residence') return routeOf(permission).countsForLongResidence;
  return (
    permission === route ||
    combinesWith(route).includes(permission) ||
    countsAfterYear(route, permission, arrival)
  );
}

/** Whether time on another route counts only once a year on the route's own is complete. */
function countsAfterYear(route: RouteKey, permission: RouteKey | undefined, arrival: Arrival): boolean {
  const rule = combinesAfterYear(route);
  if (permission === undefined || rule === null) return false;
  return rule.with.includes(permission) && !(rule.asksForLegalEntry && arrival === 'yes');
}

/**
 * The day on which the year is complete that lets time on other routes count, SETF 3.2 and PL 14.2. Permission that ends
 * before is taken to be extended. Null where no time on such routes was given.
 */
export function yearOnRouteComplete(
  route: RouteKey,
  permissions: readonly Permission[],
  arrival?: Arrival,
): DayNumber | null {
  const rule = combinesAfterYear(route);
  if (rule === null || !permissions.some(({ route: held }) => countsAfterYear(route, held, arrival)))
    return null;
  const held = unionOf(permissions.filter(({ route: on = route }) => rule.yearOn.includes(on)).map(spanOf));
  const [first] = held;
  if (first === undefined) return null;
  let left = yearsLater(first.first, 1) - first.first;
  let end = first.first;
  for (const span of held) {
    end = span.first + left;
    if (lengthOf(span) >= left) return end;
    left -= lengthOf(span);
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
    sortedFor(route, permissions, arrival)
      .counting.toSorted((one, other) => toDayNumber(one.from) - toDayNumber(other.from))
      .flatMap(({ route: held }) => (held === undefined || held === route ? [] : [held])),
  ),
];
