import { addDays, lastDayOfMonth, type CivilDate } from '../calendar/civilDate';
import type { Trip } from './trip';

/** How far the dates of a trip can be off: up to a week, or anywhere in their months. */
export type Approximation = 'week' | 'month';

/** The shortest and the longest trip that approximate dates can mean. */
export interface TripBounds {
  readonly shortest: Trip;
  readonly longest: Trip;
}

interface ApproximateTrip extends Trip {
  /** Null or omitted if both days are exact. */
  readonly approximate?: Approximation | null | undefined;
  /** The person has not come back: the last day is exact. */
  readonly stillAway?: true | undefined;
}

/**
 * Calculates the bounds of a journey. Both bounds equal the journey if its dates are exact.
 * @param today a return in the past stays in the past
 */
export function findTripBounds(
  { departureDate, returnDate, approximate = null, stillAway }: ApproximateTrip,
  today: CivilDate,
): TripBounds {
  const trip = { departureDate, returnDate };
  if (approximate === null) return { shortest: trip, longest: trip };
  const departure = findDayBounds(departureDate, approximate);
  const arrival =
    stillAway === true
      ? { earliest: returnDate, latest: returnDate }
      : findDayBounds(returnDate, approximate);
  const lastReturn = returnDate <= today && arrival.latest > today ? today : arrival.latest;
  return {
    shortest:
      departure.latest <= arrival.earliest
        ? { departureDate: departure.latest, returnDate: arrival.earliest }
        : { departureDate, returnDate: departureDate },
    longest: { departureDate: departure.earliest, returnDate: lastReturn },
  };
}

function findDayBounds(day: CivilDate, approximate: Approximation) {
  if (approximate === 'week') return { earliest: addDays(day, -7), latest: addDays(day, 7) };
  return { earliest: `${day.slice(0, 7)}-01`, latest: lastDayOfMonth(day) };
}
