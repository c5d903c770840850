import { addDays, type CivilDate } from '../calendar/civilDate';
import { isForPermissionInside, type RunningApplication } from './application';

/** The time in which a permission goes on by law (section 3C). */
export interface PermissionByLaw {
  /** The day after the permission ended, or will. */
  readonly from: CivilDate;
  /** The day of the decision; null until then. */
  readonly to: CivilDate | null;
}

/**
 * From the day after the permission ended to the decision, where the application was made before it ended; null where the
 * permission does not go on by law, is not known, or was still there at the decision. Whoever leaves the Common Travel
 * Area ends it: that is not in here.
 */
export function permissionByLaw(
  application: Pick<RunningApplication, 'kind' | 'submittedOn' | 'decidedOn' | 'permissionEnds'>,
): PermissionByLaw | null {
  const { submittedOn, decidedOn, permissionEnds: ends } = application;
  if (!isForPermissionInside(application) || ends === null || submittedOn > ends) return null;
  if (decidedOn !== null && decidedOn <= ends) return null;
  return { from: addDays(ends, 1), to: decidedOn };
}
