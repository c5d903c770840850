import { addDays, type CivilDate } from '../calendar/civilDate';
import { forgivenGaps } from '../parameters/forgivenGaps';
import { valueOn } from '../parameters/parameter';

/** The last day on which a good reason may excuse an application made after the permission ended. */
export const excusableUntil = (permissionEnds: CivilDate): CivilDate =>
  addDays(permissionEnds, valueOn(forgivenGaps.goodReasonDays, permissionEnds));
