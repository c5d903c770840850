import {
  earliestDate,
  latestDate,
  mostPlannedTrips,
  mostTrips,
  UnsoundAssessment,
  type Problem,
} from '../assessment/problems';
import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import type { CalculatorTrip } from './calculatorTrip';

/** Collects a form's problems, one sentence per field. Further problems show once the first is fixed. */
export class FieldProblems {
  readonly #problems = new Map<string, string>();

  /** Whether a day exists and is in the supported range; otherwise reports its field. */
  dated(field: string, date: CivilDate): boolean {
    if (!isCivilDate(date)) return this.#named(field, 'Enter a day that exists, as yyyy-MM-dd.');
    if (date < earliestDate || date > latestDate)
      return this.#named(field, `Enter a day from ${earliestDate} to ${latestDate}.`);
    return true;
  }

  /** Reports a field if a condition does not hold. */
  require(holds: boolean, field: string, message: string): void {
    if (!holds) this.#named(field, message);
  }

  /** Checks each journey of a list: existing days, and no return before the departure. */
  trips(field: string, trips: readonly CalculatorTrip[]): void {
    if (trips.length > mostTrips + mostPlannedTrips) {
      this.#named(field, `Give at most ${mostTrips.toLocaleString('en-GB')} trips.`);
      return;
    }
    trips.forEach(({ startDate, endDate }, position) => {
      const path = `${field}.${position}`;
      const dated = [this.dated(`${path}.startDate`, startDate), this.dated(`${path}.endDate`, endDate)];
      if (dated.every(Boolean))
        this.require(endDate >= startDate, `${path}.endDate`, 'End date must be after start date');
    });
  }

  /** @throws UnsoundAssessment if there are problems */
  throwAny(): void {
    if (this.#problems.size === 0) return;
    const problems: readonly Problem[] = [...this.#problems].map(([field, message]) => ({ field, message }));
    throw new UnsoundAssessment(problems);
  }

  #named(field: string, message: string): false {
    if (!this.#problems.has(field)) this.#problems.set(field, message);
    return false;
  }
}
