import type { DayNumber } from '../calendar/civilDate';
import { dayNumberOf, isLeapYear, partsOfDay, yearsLater } from '../calendar/dayNumbers';
import { daysWithin, includesDay, type DayIndex } from './dayIndex';
import type { DaySpan } from './trip';

/** Twelve months and the days away in them. */
export interface CountedWindow extends DaySpan {
  readonly days: number;
}

/** The last day of the twelve months that start on a day: `[d, d + 1 year - 1 day]`. */
export function lastOfTwelveMonths(first: DayNumber): DayNumber {
  return yearsLater(first, 1) - 1;
}

/** The first day of the twelve months that end on a day: `[e - 1 year + 1 day, e]`. */
export function firstOfTwelveMonths(last: DayNumber): DayNumber {
  return yearsLater(last, -1) + 1;
}

/**
 * The twelve months with the most days away, over all that start on a day away; the earliest of equals. Null without
 * days away. CR 3.1; every start is looked at, where the guidance speaks of the date of departure. O(n log n).
 */
export function worstTwelveMonths(index: DayIndex): CountedWindow | null {
  return worstOf(
    index,
    startsThatMatter(index).map(({ first }) => ({ first, last: lastOfTwelveMonths(first) })),
  );
}

/**
 * The same over the twelve months that end on a day away. The two differ about 29 February alone: counted backward
 * from 28 February of the year after a leap year, twelve months hold the leap day as well.
 */
export function worstTwelveMonthsBackward(index: DayIndex): CountedWindow | null {
  // Between these days a window that ends a day earlier gains at most the one day that it loses.
  const leapEnds = daysOfYears(index, (year) => (isLeapYear(year - 1) ? dayNumberOf(year, 2, 28) : null));
  const ends = [...index.spans.map(({ last }) => last), ...leapEnds.filter((day) => includesDay(index, day))];
  return worstOf(
    index,
    ends.map((last) => ({ first: firstOfTwelveMonths(last), last })),
  );
}

/** The days away from which twelve months hold more than a limit, as runs in order. O(n log n). */
export function startsOver(index: DayIndex, limit: number): readonly DaySpan[] {
  const over = (start: DayNumber) => daysWithin(index, start, lastOfTwelveMonths(start)) > limit;
  return startsThatMatter(index)
    .filter(({ first }) => over(first))
    .map(({ first, last }) => ({ first, last: lastDayWhere(first, last, over) }));
}

/**
 * The days away in stretches in which a later start never counts more: a span of days away, cut before 1 March of a
 * year before a leap year, where the window's end moves by two days.
 */
function startsThatMatter(index: DayIndex): readonly DaySpan[] {
  const cuts = daysOfYears(index, (year) => (isLeapYear(year + 1) ? dayNumberOf(year, 3, 1) : null));
  if (cuts.length === 0) return index.spans;
  const starts: DaySpan[] = [];
  let next = 0;
  for (const span of index.spans) {
    let first = span.first;
    for (let cut = cuts[next]; cut !== undefined && cut <= span.last; cut = cuts[next]) {
      if (cut > first) {
        starts.push({ first, last: cut - 1 });
        first = cut;
      }
      next += 1;
    }
    starts.push({ first, last: span.last });
  }
  return starts;
}

/** The days that a rule names for each year of the set, in order, where it names one. */
function daysOfYears(index: DayIndex, dayOf: (year: number) => DayNumber | null): readonly DayNumber[] {
  const first = index.spans[0]?.first;
  const last = index.spans.at(-1)?.last;
  if (first === undefined || last === undefined) return [];
  const days: DayNumber[] = [];
  const lastYear = partsOfDay(last).year;
  for (let year = partsOfDay(first).year; year <= lastYear; year += 1) {
    const day = dayOf(year);
    if (day !== null) days.push(day);
  }
  return days;
}

function worstOf(index: DayIndex, windows: readonly DaySpan[]): CountedWindow | null {
  let worst: CountedWindow | null = null;
  for (const { first, last } of windows) {
    const days = daysWithin(index, first, last);
    if (worst === null || days > worst.days) worst = { first, last, days };
  }
  return worst;
}

/** The last day of a stretch for which a condition holds that holds for its first day and, once lost, stays lost. */
export function lastDayWhere(
  first: DayNumber,
  last: DayNumber,
  condition: (day: DayNumber) => boolean,
): DayNumber {
  // Most stretches keep it to the end.
  if (condition(last)) return last;
  let low = first;
  let high = last - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (condition(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
