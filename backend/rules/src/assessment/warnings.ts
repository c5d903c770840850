import type { DayNumber, CivilDate } from '../calendar/civilDate';
import type { AssessmentAnswer, Warning } from './answer';
import type { DatedTrip } from './request';
import { warningSentences as sentences } from '../sentences/warnings';

/** Warnings about trips that overlap, have no return, or are in the future. O(n log n). */
export function findWarnings(trips: readonly DatedTrip[], asOf: DayNumber): readonly Warning[] {
  const overlapping = findOverlappingPositions(trips, asOf);
  const open = findPositions(trips, ({ arrival }) => arrival === null);
  const ahead = findPositions(trips, ({ departure }) => departure > asOf);
  const warnings: readonly Warning[] = [
    { code: 'overlapping_trips', message: sentences.overlapping_trips(), trips: overlapping },
    { code: 'no_return_date', message: sentences.no_return_date(), trips: open },
    { code: 'planned_trips', message: sentences.planned_trips(), trips: ahead },
  ];
  return warnings.filter((warning) => warning.trips.length > 0);
}

/**
 * Warns that an answer for a past day is about an application made then, not now. The engine itself knows no current
 * date.
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

function findPositions(trips: readonly DatedTrip[], holds: (trip: DatedTrip) => boolean) {
  return trips.flatMap((trip, position) => (holds(trip) ? [position] : []));
}

function findOverlappingPositions(trips: readonly DatedTrip[], asOf: DayNumber): readonly number[] {
  const sorted = trips
    .map(({ departure, arrival }, position) => ({
      position,
      departure,
      arrival: arrival ?? Math.max(departure, asOf),
    }))
    .sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  const overlapping = new Set<number>();
  let furthest: (typeof sorted)[number] | undefined;
  for (const trip of sorted) {
    // Returning and leaving again on one day is ordinary travel.
    if (furthest !== undefined && trip.departure < furthest.arrival)
      overlapping.add(trip.position).add(furthest.position);
    if (furthest === undefined || trip.arrival > furthest.arrival) furthest = trip;
  }
  return [...overlapping].sort((a, b) => a - b);
}
