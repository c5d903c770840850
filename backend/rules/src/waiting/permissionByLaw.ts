import type { Reason } from '../assessment/reason';
import { createReasons } from '../assessment/reasonsIn';
import { addDays, type CivilDate } from '../calendar/civilDate';
import { sources } from '../parameters/sources';
import { wasInTime, type EarlierVisa } from '../progress/visaRecord';
import { waitingSentences } from '../sentences/waiting';
import { isForPermissionInside, type RunningApplication } from './application';

/** The time in which the law extends a permission (section 3C). */
export interface PermissionByLaw {
  /** The day after the permission ended or will end. */
  readonly from: CivilDate;
  /** Its last day: the day of the decision, or the day before the next permission; null until then. */
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
 * The time from the end of the permission to the decision, if the application was made before that end. Null if the
 * law does not extend the permission, if unknown, or if the permission had not ended by the decision. Ignores that
 * leaving the Common Travel Area ends it.
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

/** The fields of a permission that show whether it followed the previous one. */
export interface HeldPermission extends Pick<EarlierVisa, 'startDate' | 'appliedOn' | 'appliedInTime'> {
  /** Null if unknown. */
  readonly endDate: CivilDate | null;
}

const sorted = (visas: readonly HeldPermission[]) =>
  visas.toSorted((one, other) => one.startDate.localeCompare(other.startDate));

/** As above, between two permissions if the second was applied for in time. */
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

/** The last day of the permission held on a day, or of the last one before it; null if unknown. */
export const permissionEndOn = (visas: readonly HeldPermission[], day: CivilDate): CivilDate | null =>
  sorted(visas).findLast(({ startDate }) => startDate <= day)?.endDate ?? null;
