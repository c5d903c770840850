import type { DayNumber } from '../calendar/civilDate';
import type { DaySet } from './absentDays';
import { countSpanDays, type DaySpan } from './trip';

/** A set of days with running totals, so that any window of it is counted in O(log n). */
export interface DayIndex {
  readonly spans: DaySet;
  /** The number of days of the set before each span. */
  readonly daysBefore: readonly number[];
  readonly total: number;
}

/** Prepares a set of days for counting. O(n). */
export function indexDays(spans: DaySet): DayIndex {
  const daysBefore: number[] = [];
  let total = 0;
  for (const span of spans) {
    daysBefore.push(total);
    total += countSpanDays(span);
  }
  return { spans, daysBefore, total };
}

/** The number of days of the set from one day to another, both included. O(log n). */
export function daysWithin(index: DayIndex, first: DayNumber, last: DayNumber): number {
  return last < first ? 0 : daysThrough(index, last) - daysThrough(index, first - 1);
}

/** The n-th day of the set on or after a day (the first for n = 1); null if there are fewer. O(log n). */
export function nthDayFrom(index: DayIndex, day: DayNumber, n: number): DayNumber | null {
  const rank = daysThrough(index, day - 1) + n;
  const position = lastWhere(index.daysBefore, (before) => before < rank);
  const span = index.spans[position];
  if (span === undefined || rank > index.total) return null;
  return span.first + (rank - (index.daysBefore[position] ?? 0)) - 1;
}

/** The n-th day outside of the set on or after a day (the first for n = 1). O(log n). */
export function nthDayOutside(index: DayIndex, day: DayNumber, n: number): DayNumber {
  // A day outside equals the number of days outside up to it plus the days of the set before it.
  const rank = day - 1 - daysThrough(index, day - 1) + n;
  const position = lastWhere(index.spans, ({ first }, at) => first - (index.daysBefore[at] ?? 0) <= rank);
  const span = index.spans[position];
  return span === undefined ? rank : rank + (index.daysBefore[position] ?? 0) + countSpanDays(span);
}

/** The first day of the set on or after a day; Infinity if there is none. O(log n). */
export function findNextDay(index: DayIndex, day: DayNumber): DayNumber {
  const span = firstEndingFrom(index.spans, day);
  return span === undefined ? Infinity : Math.max(day, span.first);
}

/** True when the day is in the set. O(log n). */
export function includesDay(index: DayIndex, day: DayNumber): boolean {
  return spanAt(index, day) !== null;
}

/** The span of the set that holds a day, or null. O(log n). */
export function spanAt(index: DayIndex, day: DayNumber): DaySpan | null {
  const span = lastStartingBy(index.spans, day);
  return span !== undefined && span.last >= day ? span : null;
}

/** The first of ordered spans that ends on a day or later. O(log n). */
export function firstEndingFrom<Span extends DaySpan>(
  spans: readonly Span[],
  day: DayNumber,
): Span | undefined {
  return spans[firstPositionEndingFrom(spans, day)];
}

/** The index of that span; the number of spans if there is none. O(log n). */
export function firstPositionEndingFrom(spans: readonly DaySpan[], day: DayNumber): number {
  return lastWhere(spans, ({ last }) => last < day) + 1;
}

/** The last of ordered spans that starts on a day or before. O(log n). */
export function lastStartingBy<Span extends DaySpan>(
  spans: readonly Span[],
  day: DayNumber,
): Span | undefined {
  return spans[lastPositionStartingBy(spans, day)];
}

/** The index of the last of ordered spans that starts on a day or before; -1 if there is none. O(log n). */
function lastPositionStartingBy(spans: readonly DaySpan[], day: DayNumber): number {
  // Not `lastWhere`: long searches spend most of their time here, and a function for each comparison takes twice as long.
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.first ?? Infinity) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The number of days of the set up to a day, itself included. O(log n). */
export function daysThrough(index: DayIndex, day: DayNumber): number {
  const position = lastPositionStartingBy(index.spans, day);
  const span = index.spans[position];
  if (span === undefined) return 0;
  return (index.daysBefore[position] ?? 0) + Math.min(span.last, day) - span.first + 1;
}

/**
 * The index of the last element for which a condition holds; -1 for none. The condition must hold for all elements
 * before it.
 */
export function lastWhere<T>(
  ordered: readonly T[],
  condition: (element: T, position: number) => boolean,
): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const element = ordered[middle];
    if (element !== undefined && condition(element, middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
