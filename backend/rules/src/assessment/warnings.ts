import type { DayNumber, CivilDate } from '../calendar/civilDate';
import type { AssessmentAnswer, Warning } from './answer';
import type { DatedTrip } from './request';
import { warningSentences as sentences } from '../sentences/warnings';

/** What a person should look at again in the trips: those that overlap, have no return, or lie ahead. O(n log n). */
export function warningsOf(trips: readonly DatedTrip[], asOf: DayNumber): readonly Warning[] {
  const overlapping = overlappingPositions(trips, asOf);
  const open = positionsWhere(trips, ({ arrival }) => arrival === null);
  const ahead = positionsWhere(trips, ({ departure }) => departure > asOf);
  const warnings: readonly Warning[] = [
    { code: 'overlapping_trips', message: sentences.overlapping_trips(), trips: overlapping },
    { code: 'no_return_date', message: sentences.no_return_date(), trips: open },
    { code: 'planned_trips', message: sentences.planned_trips(), trips: ahead },
  ];
  return warnings.filter((warning) => warning.trips.length > 0);
}

/**
 * Says of an answer for a day that is past that it is for an application made then: nobody is to read in it that they can
 * apply now. The engine itself knows no today.
 */
export function pastDayWarnings(
  { asOf, settlement, citizenship }: Pick<AssessmentAnswer, 'asOf' | 'settlement' | 'citizenship'>,
  today: CivilDate,
): readonly Warning[] {
  const days = [
    ...(settlement === null ? [] : [asOf]),
    ...(citizenship === null ? [] : [citizenship.applicationDate]),
  ];
  const past = new Set(days.filter((day) => day < today));
  return [...past]
    .toSorted()
    .map((day) => ({ code: 'past_day', message: sentences.past_day({ day }), trips: [] }));
}

function positionsWhere(trips: readonly DatedTrip[], holds: (trip: DatedTrip) => boolean) {
  return trips.flatMap((trip, position) => (holds(trip) ? [position] : []));
}

function overlappingPositions(trips: readonly DatedTrip[], asOf: DayNumber): readonly number[] {
  const inOrder = trips
    .map(({ departure, arrival }, position) => ({
      position,
      departure,
      arrival: arrival ?? Math.max(departure, asOf),
    }))
    .sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  const overlapping = new Set<number>();
  let furthest: (typeof inOrder)[number] | undefined;
  for (const trip of inOrder) {
    // Coming back and leaving again on one day is ordinary travel.
    if (furthest !== undefined && trip.departure < furthest.arrival)
      overlapping.add(trip.position).add(furthest.position);
    if (furthest === undefined || trip.arrival > furthest.arrival) furthest = trip;
  }
  return [...overlapping].sort((a, b) => a - b);
}
