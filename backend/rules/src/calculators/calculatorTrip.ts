import type { AssessedTrip, CrownDependencyStay, PermittedReason } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';

/** A journey in the calculators' forms. Days are counted from the dates; `totalDays` is only displayed. */
export interface CalculatorTrip {
  readonly id?: string;
  /** The day of departure from the UK. */
  readonly startDate: CivilDate;
  /** The day of return. */
  readonly endDate: CivilDate;
  readonly totalDays?: number;
  readonly reason?: string | null;
  /** The reason for which the Home Office may leave the absence out of its settlement count (CR 3.4). */
  readonly permittedReason?: PermittedReason | null;
  /** The whole journey was spent in Jersey, Guernsey or the Isle of Man. */
  readonly crownDependency?: CrownDependencyStay | null;
  /** The person has not returned: `endDate` is only the day up to which days are counted. */
  readonly stillAway?: true;
}

/** Converts the journeys for the engine. */
export function assessedTrips(trips: readonly CalculatorTrip[]): readonly AssessedTrip[] {
  return trips.map(({ startDate, endDate, permittedReason, crownDependency, stillAway }) => ({
    departureDate: startDate,
    returnDate: endDate,
    ...(permittedReason === null || permittedReason === undefined ? {} : { permittedReason }),
    ...(crownDependency === null || crownDependency === undefined ? {} : { crownDependency }),
    ...(stillAway === undefined ? {} : { stillAway }),
  }));
}
