import type { Permission, SettlementRequest } from '../assessment/request';
import { latestDate } from '../assessment/problems';
import type { Reason } from '../assessment/reason';
import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Route } from '../routes/route';

/** A pending application to extend the permission. */
export interface PendingExtension {
  readonly applied: DayNumber;
  /** The last day of the permission; null if unknown. */
  readonly ends: DayNumber | null;
  /** Null if that day is unknown. */
  readonly isInTime: boolean | null;
}

interface ExtensionInput {
  readonly settlement: SettlementRequest;
  readonly route: Route;
  readonly permissions: readonly Permission[];
  readonly asOf: DayNumber;
  /** Protection: the last day of the years it was granted for. */
  readonly applyBy: DayNumber | null;
}

/** The pending extension on a day; null if there is none, and under the EU scheme, which has none. */
export function findPendingExtension({
  settlement: { extensionAppliedOn },
  route,
  permissions,
  asOf,
  applyBy,
}: ExtensionInput): PendingExtension | null {
  if (extensionAppliedOn === undefined || route.absences === 'eu_settlement') return null;
  const applied = toDayNumber(extensionAppliedOn);
  if (applied > asOf) return null;
  const last = permissions.length === 0 ? applyBy : findLastDay(permissions);
  const ends = last === toDayNumber(latestDate) ? null : last;
  return { applied, ends, isInTime: ends === null ? null : applied <= ends };
}

const findLastDay = (permissions: readonly Permission[]): DayNumber =>
  Math.max(...permissions.map(({ to }) => toDayNumber(to)));

/** Whether the law extends the permission because the extension was applied for in time (Immigration Act 1971 s.3C). */
export const isExtendedByLaw = (extension: PendingExtension | null): boolean => extension?.isInTime === true;

const extensionCodes: ReadonlySet<string> = new Set([
  'extension_pending',
  'extension_late',
  'extension_vary_for_ilr',
  'waiting_do_not_travel',
]);

/**
 * Splits the reasons that apply until an extension is decided from the others. Without a pending extension the first
 * list is empty.
 */
export function splitExtensionReasons<Given extends Pick<Reason, 'code'>>(
  reasons: readonly Given[],
): { readonly extension: readonly Given[]; readonly others: readonly Given[] } {
  if (!reasons.some(({ code }) => code === 'extension_pending' || code === 'extension_late'))
    return { extension: [], others: reasons };
  return {
    extension: reasons.filter(({ code }) => extensionCodes.has(code)),
    others: reasons.filter(({ code }) => !extensionCodes.has(code)),
  };
}

/** Whether a reason states that the permission continues because its extension was applied for in time. */
export const saysPermissionGoesOn = (reasons: readonly Pick<Reason, 'code' | 'standing'>[]): boolean =>
  reasons.some(({ code, standing }) => code === 'extension_pending' && standing === 'met');
