import type { DayNumber } from '../calendar/civilDate';
import { daysWithin, firstPositionEndingFrom, type DayIndex } from './dayIndex';
import type { DaySpan } from './trip';

/**
 * The number of days a window must move until it holds at most `limit` days of a set; `most` if it takes as long or
 * longer. Moves from one change to the next instead of day by day: while neither end enters or leaves a span, the
 * count changes evenly. O(log n), and O(1) for each change.
 */
export function daysUntilWithin(index: DayIndex, window: DaySpan, limit: number, most: number): number {
  let moved = 0;
  let excess = daysWithin(index, window.first, window.last) - limit;
  if (excess <= 0) return 0;
  // The excess falls by at most one a day.
  if (excess >= most) return most;
  const leaving = new WindowEnd(index, window.first);
  const entering = new WindowEnd(index, window.last + 1);
  while (excess > 0 && moved < most) {
    const steadyDays = Math.min(most - moved, leaving.daysUnchanged(), entering.daysUnchanged());
    const change = (entering.isAway() ? 1 : 0) - (leaving.isAway() ? 1 : 0);
    if (change < 0 && excess <= steadyDays) return moved + excess;
    excess += change * steadyDays;
    moved += steadyDays;
    leaving.move(steadyDays);
    entering.move(steadyDays);
  }
  return moved;
}

/** A day that moves through a set, with the span that contains it or follows it. */
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

  /** The number of days, this one included, until the day enters or leaves a span. */
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
