import type { Permission, SettlementRequest } from '../assessment/request';
import { latestDate } from '../assessment/problems';
import type { Reason } from '../assessment/reason';
import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import type { Route } from '../routes/route';

/** An application to extend the permission that has no decision. */
export interface PendingExtension {
  readonly applied: DayNumber;
  /** The last day of the permission; null if nobody said it. */
  readonly ends: DayNumber | null;
  /** Null if that day is not known. */
  readonly isInTime: boolean | null;
}

interface Question {
  readonly settlement: SettlementRequest;
  readonly route: Route;
  readonly permissions: readonly Permission[];
  readonly asOf: DayNumber;
  /** Protection: the last day of the years for which it was given. */
  readonly applyBy: DayNumber | null;
}

/** The pending extension on a day; null without one, and under the EU scheme, which knows none. */
export function pendingExtension({
  settlement: { extensionAppliedOn },
  route,
  permissions,
  asOf,
  applyBy,
}: Question): PendingExtension | null {
  if (extensionAppliedOn === undefined || route.absences === 'eu_settlement') return null;
  const applied = toDayNumber(extensionAppliedOn);
  if (applied > asOf) return null;
  const last = permissions.length === 0 ? applyBy : lastDay(permissions);
  const ends = last === toDayNumber(latestDate) ? null : last;
  return { applied, ends, isInTime: ends === null ? null : applied <= ends };
}

const lastDay = (permissions: readonly Permission[]): DayNumber =>
  Math.max(...permissions.map(({ to }) => toDayNumber(to)));

/** Whether the permission goes on by law because its extension was applied for in time (Immigration Act 1971 s.3C). */
export const goesOnWithExtension = (extension: PendingExtension | null): boolean =>
  extension?.isInTime === true;

const codes: ReadonlySet<string> = new Set([
  'extension_pending',
  'extension_late',
  'extension_vary_for_ilr',
  'waiting_do_not_travel',
]);

/**
 * The reasons of an answer that hold until an extension is decided, and the others. Without a pending extension there
 * are none of the first.
 */
export function splitExtensionReasons<Given extends Pick<Reason, 'code'>>(
  reasons: readonly Given[],
): { readonly extension: readonly Given[]; readonly others: readonly Given[] } {
  if (!reasons.some(({ code }) => code === 'extension_pending' || code === 'extension_late'))
    return { extension: [], others: reasons };
  return {
    extension: reasons.filter(({ code }) => codes.has(code)),
    others: reasons.filter(({ code }) => !codes.has(code)),
  };
}

/** Whether an answer says that the permission goes on because its extension was applied for in time. */
export const saysPermissionGoesOn = (reasons: readonly Pick<Reason, 'code' | 'standing'>[]): boolean =>
  reasons.some(({ code, standing }) => code === 'extension_pending' && standing === 'met');
