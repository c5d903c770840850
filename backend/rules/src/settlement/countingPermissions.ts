import type { Permission } from '../assessment/request';
import { combinesWith } from '../routes/combining';
import type { RouteKey } from '../routes/routes';
import { routeOf } from '../routes/routes';

/** Permissions told apart by whether their time counts on a route; one that does not say what it was counts. */
export interface SortedPermissions {
  readonly counting: readonly Permission[];
  readonly others: readonly Permission[];
}

/** Sorts what somebody held by what counts on the route that is asked about. */
export function sortedFor(route: RouteKey, permissions: readonly Permission[]): SortedPermissions {
  const counts = ({ route: held }: Permission) => held === undefined || countsTowards(route, held);
  return {
    counting: permissions.filter(counts),
    others: permissions.filter((permission) => !counts(permission)),
  };
}

/** Whether time with permission on one route counts towards settlement on another. */
function countsTowards(route: RouteKey, permission: RouteKey): boolean {
  if (route === 'long_residence') return routeOf(permission).countsForLongResidence;
  return permission === route || combinesWith(route).includes(permission);
}
