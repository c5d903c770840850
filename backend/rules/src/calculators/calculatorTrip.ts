import type { AssessedTrip, CrownDependencyStay, PermittedReason } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';

/** A trip as the calculators' forms carry it. Days are counted from the dates; `totalDays` is for people to read. */
export interface CalculatorTrip {
  readonly id?: string;
  /** The day of leaving the UK. */
  readonly startDate: CivilDate;
  /** The day of coming back. */
  readonly endDate: CivilDate;
  readonly totalDays?: number;
  readonly reason?: string | null;
  /** Why the Home Office may leave the absence out of its count for settlement (CR 3.4). */
  readonly permittedReason?: PermittedReason | null;
  /** The whole trip was spent in Jersey, Guernsey or the Isle of Man. */
  readonly crownDependency?: CrownDependencyStay | null;
  /** The person has not come back: `endDate` is only the day up to which the days are counted. */
  readonly stillAway?: true;
}

/** The trips as the engine takes them. */
export function assessedTrips(trips: readonly CalculatorTrip[]): readonly AssessedTrip[] {
  return trips.map(({ startDate, endDate, permittedReason, crownDependency, stillAway }) => ({
    departureDate: startDate,
    returnDate: endDate,
    ...(permittedReason === null || permittedReason === undefined ? {} : { permittedReason }),
    ...(crownDependency === null || crownDependency === undefined ? {} : { crownDependency }),
    ...(stillAway === undefined ? {} : { stillAway }),
  }));
}
