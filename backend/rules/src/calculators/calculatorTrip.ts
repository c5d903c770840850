import type { AssessedTrip, PermittedReason } from '../assessment/request';
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
}

/** The trips as the engine takes them. */
export function assessedTrips(trips: readonly CalculatorTrip[]): readonly AssessedTrip[] {
  return trips.map(({ startDate, endDate, permittedReason }) => ({
    departureDate: startDate,
    returnDate: endDate,
    ...(permittedReason === null || permittedReason === undefined ? {} : { permittedReason }),
  }));
}
