import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { countSpanDays, type CountingMethod, type DaySpan, type OpenTrip } from './trip';

/** An absence: the day of departure, and the days that count as away. A day trip has none by whole days. */
export interface Absence extends DaySpan {
  readonly departure: DayNumber;
  readonly arrival: DayNumber;
}

/** A trip in day numbers. */
export interface TripDays {
  readonly departure: DayNumber;
  readonly arrival: DayNumber | null;
}

/**
 * Reads a journey's dates.
 * @throws RangeError for a day that does not exist
 */
export function tripDays({ departureDate, returnDate }: OpenTrip): TripDays {
  return {
    departure: toDayNumber(departureDate),
    arrival: returnDate === null ? null : toDayNumber(returnDate),
  };
}

/**
 * The absence of one journey. Without a return date it counts to the day before `asOf`. Both travel days count by
 * `inclusive`, neither by `whole_days`.
 */
export function toAbsence(trip: TripDays, counting: CountingMethod, asOf: DayNumber): Absence {
  const { departure } = trip;
  const first = counting === 'inclusive' ? departure : departure + 1;
  if (trip.arrival === null) {
    const arrival = Math.max(departure, asOf);
    return { departure, arrival, first, last: arrival - 1 };
  }
  const { arrival } = trip;
  return { departure, arrival, first, last: counting === 'inclusive' ? arrival : arrival - 1 };
}

export function daysOfAbsence(absence: Absence): number {
  return countSpanDays(absence);
}

/**
 * Absences in order, with overlapping ones merged. Returning and leaving again on one day ends one absence and starts
 * another, although both share that day by the inclusive count. O(n log n).
 */
export function distinctAbsences(absences: readonly Absence[]): readonly Absence[] {
  const sorted = [...absences].sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  const distinct: Absence[] = [];
  for (const absence of sorted) {
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
