import type { DayNumber } from '../calendar/civilDate';
import { daysWithin, firstPositionEndingFrom, type DayIndex } from './dayIndex';
import type { DaySpan } from './trip';

/**
 * How many days a window has to move on, both its ends a day at a time, until it holds no more days of a set than a
 * limit; `most` where it takes as long or longer. Goes from one change to the next, not from day to day: as long as
 * neither end enters or leaves a span, the count falls, stays or rises evenly. O(log n), and O(1) for each change.
 */
export function daysUntilWithin(index: DayIndex, window: DaySpan, limit: number, most: number): number {
  let moved = 0;
  let excess = daysWithin(index, window.first, window.last) - limit;
  if (excess <= 0) return 0;
  // It falls by one a day at most.
  if (excess >= most) return most;
  const leaving = new WindowEnd(index, window.first);
  const entering = new WindowEnd(index, window.last + 1);
  while (excess > 0 && moved < most) {
    const even = Math.min(most - moved, leaving.daysUnchanged(), entering.daysUnchanged());
    const change = (entering.isAway() ? 1 : 0) - (leaving.isAway() ? 1 : 0);
    if (change < 0 && excess <= even) return moved + excess;
    excess += change * even;
    moved += even;
    leaving.move(even);
    entering.move(even);
  }
  return moved;
}

/** A day that moves on through a set, and the span of the set that it is in or comes to next. */
class WindowEnd {
  readonly #spans: readonly DaySpan[];
  #day: DayNumber;
  #position: number;

  constructor(index: DayIndex, day: DayNumber) {
    this.#spans = index.spans;
    this.#day = day;
    this.#position = firstPositionEndingFrom(index.spans, day);
  }

  isAway(): boolean {
    return (this.#spans[this.#position]?.first ?? Infinity) <= this.#day;
  }

  /** How many days on, this one included, are in the set or are not in it, as this one is. */
  daysUnchanged(): number {
    const span = this.#spans[this.#position];
    if (span === undefined) return Infinity;
    return (span.first <= this.#day ? span.last + 1 : span.first) - this.#day;
  }

  move(days: number): void {
    this.#day += days;
    while ((this.#spans[this.#position]?.last ?? Infinity) < this.#day) this.#position += 1;
  }
}
