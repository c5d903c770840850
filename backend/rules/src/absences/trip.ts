import { toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';

/** A journey outside the UK: the day of departure and the day of return. */
export interface Trip {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate;
}

/** A recorded journey. It has no return date while the person is away. */
export interface OpenTrip {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate | null;
}

/**
 * Treats an open journey as if the person returned on `today`.
 * @param today in London
 */
export function tripUpTo<T extends OpenTrip>(trip: T, today: CivilDate): T & Trip {
  const { departureDate, returnDate } = trip;
  return { ...trip, returnDate: returnDate ?? (departureDate > today ? departureDate : today) };
}

/**
 * `inclusive`: both travel days count as days away. This is the cautious count, for totals and margins.
 * `whole_days`: only days spent wholly outside the UK. This is the Home Office's count, which decides every answer.
 * Source: Continuous residence guidance, page 30.
 */
export type CountingMethod = 'inclusive' | 'whole_days';

/** Days from `first` to `last`, both included. Empty if `last` is before `first`. */
export interface DaySpan {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** The days of a journey that count as days away. */
export function absentSpan(trip: Trip, counting: CountingMethod): DaySpan {
  const departure = toDayNumber(trip.departureDate);
  const arrival = toDayNumber(trip.returnDate);
  return counting === 'inclusive'
    ? { first: departure, last: arrival }
    : { first: departure + 1, last: arrival - 1 };
}

/** The days away of a journey; a day trip has 0 by the Home Office's count, 1 by the cautious count. */
export function daysOfTrip(trip: Trip, counting: CountingMethod): number {
  return countSpanDays(absentSpan(trip, counting));
}

export function countSpanDays({ first, last }: DaySpan): number {
  return Math.max(0, last - first + 1);
}

/** The days from one civil date to another, both included. @throws RangeError */
export function toDaySpan({ from, to }: { readonly from: CivilDate; readonly to: CivilDate }): DaySpan {
  return { first: toDayNumber(from), last: toDayNumber(to) };
}
