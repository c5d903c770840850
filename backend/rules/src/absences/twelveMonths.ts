import type { DayNumber } from '../calendar/civilDate';
import { calculateDayNumber, isLeapYear, partsOfDay, yearsLater } from '../calendar/dayNumbers';
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
 * The twelve months with the most days away, of all that start on a day away; the earliest if equal. Null without
 * days away. CR 3.1; the guidance only checks dates of departure, this checks every start. O(n log n).
 */
export function worstTwelveMonths(index: DayIndex): CountedWindow | null {
  return findWorst(
    index,
    findRelevantStarts(index).map(({ first }) => ({ first, last: lastOfTwelveMonths(first) })),
  );
}

/**
 * As above, for the twelve months that end on a day away. The results differ only around 29 February: counted
 * backward from 28 February of the year after a leap year, twelve months also hold the leap day.
 */
export function worstTwelveMonthsBackward(index: DayIndex): CountedWindow | null {
  // Between these days a window that ends a day earlier gains at most the one day it loses.
  const leapEnds = listYearlyDays(index, (year) =>
    isLeapYear(year - 1) ? calculateDayNumber(year, 2, 28) : null,
  );
  const ends = [...index.spans.map(({ last }) => last), ...leapEnds.filter((day) => includesDay(index, day))];
  return findWorst(
    index,
    ends.map((last) => ({ first: firstOfTwelveMonths(last), last })),
  );
}

/** The days away from which twelve months hold more than a limit, as runs in order. O(n log n). */
export function startsOver(index: DayIndex, limit: number): readonly DaySpan[] {
  const over = (start: DayNumber) => daysWithin(index, start, lastOfTwelveMonths(start)) > limit;
  return findRelevantStarts(index)
    .filter(({ first }) => over(first))
    .map(({ first, last }) => ({ first, last: lastDayWhere(first, last, over) }));
}

/**
 * The days away, in stretches in which a later start never counts more. A span of days away is cut before 1 March of
 * a year before a leap year, because the window's end moves by two days there.
 */
function findRelevantStarts(index: DayIndex): readonly DaySpan[] {
  const cuts = listYearlyDays(index, (year) =>
    isLeapYear(year + 1) ? calculateDayNumber(year, 3, 1) : null,
  );
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

/** One day for each year of the set, in order, if the rule gives one. */
function listYearlyDays(index: DayIndex, findDay: (year: number) => DayNumber | null): readonly DayNumber[] {
  const first = index.spans[0]?.first;
  const last = index.spans.at(-1)?.last;
  if (first === undefined || last === undefined) return [];
  const days: DayNumber[] = [];
  const lastYear = partsOfDay(last).year;
  for (let year = partsOfDay(first).year; year <= lastYear; year += 1) {
    const day = findDay(year);
    if (day !== null) days.push(day);
  }
  return days;
}

function findWorst(index: DayIndex, windows: readonly DaySpan[]): CountedWindow | null {
  let worst: CountedWindow | null = null;
  for (const { first, last } of windows) {
    const days = daysWithin(index, first, last);
    if (worst === null || days > worst.days) worst = { first, last, days };
  }
  return worst;
}

/** The last day for which a condition holds. It must hold for the first day and never return once lost. */
export function lastDayWhere(
  first: DayNumber,
  last: DayNumber,
  condition: (day: DayNumber) => boolean,
): DayNumber {
  // Most stretches meet the condition to the end.
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
