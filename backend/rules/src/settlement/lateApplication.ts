import { addDays, type CivilDate } from '../calendar/civilDate';
import { forgivenGaps } from '../parameters/forgivenGaps';
import { valueOn } from '../parameters/parameter';

/** The last day on which an application that comes after the end of a permission may be excused for a good reason. */
export const excusableUntil = (permissionEnds: CivilDate): CivilDate =>
  addDays(permissionEnds, valueOn(forgivenGaps.goodReasonDays, permissionEnds));
