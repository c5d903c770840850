import { daysWithin, includesDay, nextDayOf, nthDayOutside, type DayIndex } from './dayIndex';
import type { DaySpan } from './trip';

/**
 * How many days a window has to move on, both its ends a day at a time, until it holds no more days of a set than a
 * limit; `most` where it takes as long or longer. Goes from one change to the next, not from day to day: as long as
 * neither end enters or leaves a span, the count falls, stays or rises evenly. O(log n) for each change.
 */
export function daysUntilWithin(index: DayIndex, window: DaySpan, limit: number, most: number): number {
  let moved = 0;
  let excess = daysWithin(index, window.first, window.last) - limit;
  while (excess > 0 && moved < most) {
    const leaving = window.first + moved;
    const entering = window.last + 1 + moved;
    const even = Math.min(most - moved, daysUnchanged(index, leaving), daysUnchanged(index, entering));
    const change = (includesDay(index, entering) ? 1 : 0) - (includesDay(index, leaving) ? 1 : 0);
    if (change < 0 && excess <= even) return moved + excess;
    excess += change * even;
    moved += even;
  }
  return moved;
}

/** How many days from a day on, itself included, are in the set or are not in it, as the day is. */
function daysUnchanged(index: DayIndex, day: number): number {
  return (includesDay(index, day) ? nthDayOutside(index, day, 1) : nextDayOf(index, day)) - day;
}
