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

/** Collects what is wrong with a form, one sentence a field: what else is wrong shows once that is put right. */
export class FieldProblems {
  readonly #problems = new Map<string, string>();

  /** True when a day exists and lies within the years that the program counts in; otherwise its field is named. */
  dated(field: string, date: CivilDate): boolean {
    if (!isCivilDate(date)) return this.#named(field, 'Enter a day that exists, as yyyy-MM-dd.');
    if (date < earliestDate || date > latestDate)
      return this.#named(field, `Enter a day from ${earliestDate} to ${latestDate}.`);
    return true;
  }

  /** Names a field where a sentence about it does not hold. */
  require(holds: boolean, field: string, message: string): void {
    if (!holds) this.#named(field, message);
  }

  /** Checks each trip of a list: days that exist, the return not before the departure. */
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

  /** @throws UnsoundAssessment when anything was wrong */
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
