import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { lengthOf, type CountingMethod, type DaySpan, type OpenTrip } from './trip';

/** An absence: the day of leaving, and the days that count as away, which are none for a day trip by whole days. */
export interface Absence extends DaySpan {
  readonly departure: DayNumber;
  readonly arrival: DayNumber;
}

/** A trip in day numbers. */
export interface TripDays {
  readonly departure: DayNumber;
  readonly arrival: DayNumber | null;
}

/** Reads a trip's dates, once for all the counting. @throws RangeError for a day that does not exist */
export function tripDays({ departureDate, returnDate }: OpenTrip): TripDays {
  return {
    departure: toDayNumber(departureDate),
    arrival: returnDate === null ? null : toDayNumber(returnDate),
  };
}

/**
 * The absence of one trip. Without a return date it counts to the day before `asOf`.
 * Both travel days count by `inclusive`, neither by `whole_days`.
 */
export function absenceOf(trip: TripDays, counting: CountingMethod, asOf: DayNumber): Absence {
  const { departure } = trip;
  const first = counting === 'inclusive' ? departure : departure + 1;
  if (trip.arrival === null) {
    const arrival = Math.max(departure, asOf);
    return { departure, arrival, first, last: arrival - 1 };
  }
  const { arrival } = trip;
  return { departure, arrival, first, last: counting === 'inclusive' ? arrival : arrival - 1 };
}

/** How many days an absence takes. */
export function daysOfAbsence(absence: Absence): number {
  return lengthOf(absence);
}

/**
 * Absences in order, those that overlap made one. Coming back and leaving again on one day ends an absence and begins
 * another, although by the inclusive count they share that day. O(n log n).
 */
export function distinctAbsences(absences: readonly Absence[]): readonly Absence[] {
  const inOrder = [...absences].sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  const distinct: Absence[] = [];
  for (const absence of inOrder) {
    const previous = distinct.at(-1);
    if (previous !== undefined && absence.departure < previous.arrival) {
      distinct[distinct.length - 1] = {
        departure: previous.departure,
        arrival: Math.max(previous.arrival, absence.arrival),
        first: Math.min(previous.first, absence.first),
        last: Math.max(previous.last, absence.last),
      };
    } else {
      distinct.push(absence);
    }
  }
  return distinct;
}
