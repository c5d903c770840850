import { addDays, type CivilDate } from '../calendar/civilDate';
import { absenceRules } from '../parameters/absenceRules';
import { valueOn } from '../parameters/parameter';
import { findRoute, type RouteKey } from '../routes/routes';

/** The days on which protection can be renewed, both included: the last days of the permission. */
export interface RenewalWindow {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/**
 * The renewal window of protection by HC 1691. Claims since then give permission for a limited time, renewed in its
 * last days. Null for other routes and earlier claims.
 */
export function renewalWindow(
  route: RouteKey,
  claimedOn: CivilDate,
  permissionEnds: CivilDate | null,
): RenewalWindow | null {
  if (!findRoute(route).lastDaysOfPermission || permissionEnds === null) return null;
  if (claimedOn < valueOn(absenceRules.protectionForThirtyMonths, permissionEnds)) return null;
  const days = valueOn(absenceRules.lastDaysOfProtection, permissionEnds);
  return { from: addDays(permissionEnds, 1 - days), to: permissionEnds };
}
