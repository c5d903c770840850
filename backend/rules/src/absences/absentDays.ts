import { type CivilDate, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { absentSpan, countSpanDays, type CountingMethod, type DaySpan, type Trip } from './trip';

/** A set of days: spans in order that neither overlap nor touch. */
export type DaySet = readonly DaySpan[];

/** All days away. A day covered by two journeys counts once. The order of the journeys does not matter. O(n log n). */
export function absentDays(trips: readonly Trip[], counting: CountingMethod): DaySet {
  return uniteSpans(trips.map((trip) => absentSpan(trip, counting)));
}

/** The days of all the spans together. O(n log n). */
export function uniteSpans(spans: readonly DaySpan[]): DaySet {
  const sorted = spans.filter((span) => countSpanDays(span) > 0).sort((a, b) => a.first - b.first);
  const merged: DaySpan[] = [];
  for (const span of sorted) {
    const previous = merged.at(-1);
    if (previous !== undefined && span.first <= previous.last + 1) {
      merged[merged.length - 1] = { first: previous.first, last: Math.max(previous.last, span.last) };
    } else {
      merged.push(span);
    }
  }
  return merged;
}

export function countDays(days: DaySet): number {
  return days.reduce((total, span) => total + countSpanDays(span), 0);
}

/** The number of days of the set from one date to another, both included. */
export function countDaysBetween(days: DaySet, from: CivilDate, to: CivilDate): number {
  const window: DaySpan = { first: toDayNumber(from), last: toDayNumber(to) };
  return days.reduce((total, span) => total + countSpanDays(intersection(span, window)), 0);
}

/** The journeys that overlap another one of the list. The order of the list does not matter. O(n log n). */
export function overlappingTrips<T extends Trip>(trips: readonly T[]): ReadonlySet<T> {
  const overlapping = new Set<T>();
  // If two journeys leave on the same day, the shorter one comes first: it ends when the longer one begins.
  const sorted = [...trips].sort(
    (a, b) =>
      toDayNumber(a.departureDate) - toDayNumber(b.departureDate) ||
      toDayNumber(a.returnDate) - toDayNumber(b.returnDate),
  );
  let furthest: T | undefined;
  for (const trip of sorted) {
    // Coming back and leaving again on one day is ordinary travel, so a shared travel day is no overlap.
    if (furthest !== undefined && toDayNumber(trip.departureDate) < toDayNumber(furthest.returnDate)) {
      overlapping.add(trip).add(furthest);
    }
    if (furthest === undefined || toDayNumber(trip.returnDate) > toDayNumber(furthest.returnDate))
      furthest = trip;
  }
  return overlapping;
}

/** The days of a set from one day to another, both included. O(n). */
export function clip(days: DaySet, first: DayNumber, last: DayNumber): DaySet {
  return days.map((span) => intersection(span, { first, last })).filter((span) => countSpanDays(span) > 0);
}

/** The days that are in both sets. O(n + m). */
export function inBoth(days: DaySet, others: DaySet): DaySet {
  const both: DaySpan[] = [];
  let position = 0;
  for (const span of days) {
    // The last checked span may reach into the next one of the other set.
    while (position > 0 && (others[position - 1]?.last ?? -Infinity) >= span.first) position -= 1;
    for (let other = others[position]; other !== undefined && other.first <= span.last;) {
      const shared = intersection(span, other);
      if (countSpanDays(shared) > 0) both.push(shared);
      position += 1;
      other = others[position];
    }
  }
  return both;
}

/** The days of a set that are not in another. O(n + m). */
export function without(days: DaySet, others: DaySet): DaySet {
  if (days.length === 0 || others.length === 0) return days;
  const between: DaySpan[] = [];
  let first = -Infinity;
  for (const span of others) {
    between.push({ first, last: span.first - 1 });
    first = span.last + 1;
  }
  return inBoth(days, [...between, { first, last: Infinity }]);
}

function intersection(a: DaySpan, b: DaySpan): DaySpan {
  return { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) };
}
