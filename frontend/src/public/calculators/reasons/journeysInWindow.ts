import {
  absentDays,
  countDaysBetween,
  type CivilDate,
  type CountingMethod,
  type Trip,
} from '@settlewise/rules';

/** A journey and how many of its days fall in a window. */
export interface JourneyInWindow extends Trip {
  readonly days: number;
}

export interface WindowJourneys {
  /** In the order they were made; journeys without a day in the window are left out. */
  readonly journeys: readonly JourneyInWindow[];
  /** The days away in the window; a day of two journeys is one day. */
  readonly days: number;
}

/** The journeys with days away from one day to another, both included. */
export function journeysInWindow(
  trips: readonly Trip[],
  counting: CountingMethod,
  from: CivilDate,
  to: CivilDate,
): WindowJourneys {
  const journeys = trips
    .map(({ departureDate, returnDate }) => ({
      departureDate,
      returnDate,
      days: countDaysBetween(absentDays([{ departureDate, returnDate }], counting), from, to),
    }))
    .filter(({ days }) => days > 0)
    .toSorted(
      (a, b) => a.departureDate.localeCompare(b.departureDate) || a.returnDate.localeCompare(b.returnDate),
    );
  return { journeys, days: countDaysBetween(absentDays(trips, counting), from, to) };
}
