import { absentDays, countDaysBetween, type CountingMethod, type Trip } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';

/** A journey and how many of its days fall in a window. */
export interface JourneyInWindow extends Trip {
  readonly days: number;
}

export interface WindowJourneys {
  readonly counting: CountingMethod;
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
  return { counting, journeys, days: countDaysBetween(absentDays(trips, counting), from, to) };
}

/** The same by the way of counting that comes to a number of days: the usual one, unless only the other one does. */
export function countedAs(
  trips: readonly Trip[],
  usual: CountingMethod,
  from: CivilDate,
  to: CivilDate,
  days: number,
): WindowJourneys {
  const asUsual = journeysInWindow(trips, usual, from, to);
  if (asUsual.days === days) return asUsual;
  const other = journeysInWindow(trips, usual === 'inclusive' ? 'whole_days' : 'inclusive', from, to);
  return other.days === days ? other : asUsual;
}
