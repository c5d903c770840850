import type { Reason } from '../assessment/reason';
import { createReasons } from '../assessment/reasonsIn';
import { addDays, type CivilDate } from '../calendar/civilDate';
import { sources } from '../parameters/sources';
import { wasInTime, type EarlierVisa } from '../progress/visaRecord';
import { waitingSentences } from '../sentences/waiting';
import { isForPermissionInside, type RunningApplication } from './application';

/** The time in which a permission goes on by law (section 3C). */
export interface PermissionByLaw {
  /** The day after the permission ended, or will. */
  readonly from: CivilDate;
  /** Its last day: that of the decision, or the one before the next permission; null until then. */
  readonly to: CivilDate | null;
  readonly reason: Reason;
}

const { met } = createReasons(waitingSentences);

const byLaw = (ends: CivilDate, to: CivilDate | null): PermissionByLaw => ({
  from: addDays(ends, 1),
  to,
  reason: met('permission_by_law', { ends, isOver: to !== null }, sources.continuousResidenceGuidance),
});

/**
 * From the day after the permission ended to the decision, where the application was made before it ended; null where the
 * permission does not go on by law, is not known, or was still there at the decision. Whoever leaves the Common Travel
 * Area ends it: that is not in here.
 */
export function permissionByLaw(
  application: Pick<
    RunningApplication,
    'kind' | 'submittedOn' | 'decidedOn' | 'permissionEnds' | 'isInvalid'
  >,
): PermissionByLaw | null {
  const { submittedOn, decidedOn, permissionEnds: ends, isInvalid } = application;
  if (!isForPermissionInside(application) || isInvalid || ends === null || submittedOn > ends) return null;
  if (decidedOn !== null && decidedOn <= ends) return null;
  return byLaw(ends, decidedOn);
}

/** A permission as far as it tells whether it followed upon the one before it. */
export interface HeldPermission extends Pick<EarlierVisa, 'startDate' | 'appliedOn' | 'appliedInTime'> {
  /** Null where it is not known. */
  readonly endDate: CivilDate | null;
}

const sorted = (visas: readonly HeldPermission[]) =>
  visas.toSorted((one, other) => one.startDate.localeCompare(other.startDate));

/** The same of the days between two permissions, where the second was applied for in time. */
export function permissionsByLaw(visas: readonly HeldPermission[]): readonly PermissionByLaw[] {
  let ends: CivilDate | null = null;
  const found: PermissionByLaw[] = [];
  for (const visa of sorted(visas)) {
    const lastDay = addDays(visa.startDate, -1);
    if (ends !== null && ends < lastDay && wasInTime(visa, ends) === true) found.push(byLaw(ends, lastDay));
    if (visa.endDate !== null && (ends === null || visa.endDate > ends)) ends = visa.endDate;
  }
  return found;
}

/** The last day of the permission that somebody had on a day, or had last before it; null where that is not known. */
export const permissionEndOn = (visas: readonly HeldPermission[], day: CivilDate): CivilDate | null =>
  sorted(visas).findLast(({ startDate }) => startDate <= day)?.endDate ?? null;
