import { toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';

/** A stay outside the UK: the day of leaving and the day of coming back. */
export interface Trip {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate;
}

/** A stay outside the UK as it is recorded: without a return while the person is still away. */
export interface OpenTrip {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate | null;
}

/** Counts a trip that goes on as if the person came back on `today`. @param today in London */
export function tripUpTo<T extends OpenTrip>(trip: T, today: CivilDate): T & Trip {
  const { departureDate, returnDate } = trip;
  return { ...trip, returnDate: returnDate ?? (departureDate > today ? departureDate : today) };
}

/**
 * `inclusive`: both travel days count as days away; the cautious count, for totals and for the margin beside an answer.
 * `whole_days`: only days spent wholly outside the UK; the Home Office's count, by which every answer goes.
 * Source: Continuous residence guidance, page 30.
 */
export type CountingMethod = 'inclusive' | 'whole_days';

/** Days from `first` to `last`, both included. Empty when `last` comes before `first`. */
export interface DaySpan {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** The days of a trip that count as days away. */
export function absentSpan(trip: Trip, counting: CountingMethod): DaySpan {
  const departure = toDayNumber(trip.departureDate);
  const arrival = toDayNumber(trip.returnDate);
  return counting === 'inclusive'
    ? { first: departure, last: arrival }
    : { first: departure + 1, last: arrival - 1 };
}

/** How many days a trip takes; 0 for a day trip by the Home Office's count, 1 by the cautious one. */
export function daysOfTrip(trip: Trip, counting: CountingMethod): number {
  return lengthOf(absentSpan(trip, counting));
}

export function lengthOf({ first, last }: DaySpan): number {
  return Math.max(0, last - first + 1);
}

/** The days from one civil date to another, both included. @throws RangeError */
export function spanOf({ from, to }: { readonly from: CivilDate; readonly to: CivilDate }): DaySpan {
  return { first: toDayNumber(from), last: toDayNumber(to) };
}
