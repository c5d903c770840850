import type { DayNumber } from '../calendar/civilDate';
import { monthsLater, partsOfDay } from '../calendar/dayNumbers';
import { clip, uniteSpans, type DaySet } from '../absences/absentDays';
import {
  daysWithin,
  firstEndingFrom,
  indexDays,
  lastWhere,
  nthDayFrom,
  type DayIndex,
} from '../absences/dayIndex';
import { daysUntilWithin } from '../absences/movingWindow';
import type { Absence } from '../absences/recordedAbsences';
import type { DaySpan } from '../absences/trip';
import { lastDayWhere, lastOfTwelveMonths, startsOver, type CountedWindow } from '../absences/twelveMonths';
import type { MonthLimit } from '../parameters/law';
import type { AbsenceRule, MovingPeriod } from './absenceRule';

/**
 * Rules that count in calendar months: the EU Settlement Scheme and private life. The number of days in a number of
 * months depends on the first day: six months have 181 to 184 days. A number equal to the limit is allowed.
 */

/** The number of days in a number of calendar months from a day on. */
export function countDaysInMonths(first: DayNumber, months: number): number {
  return monthsLater(first, months) - first;
}

/** The number of days, at least 1, from which the months have the same number of days as from `first`. */
function daysOfSameLength(first: DayNumber, months: number): number {
  const { day } = partsOfDay(first);
  const startOfMonth = first - day + 1;
  const shorterMonth = Math.min(
    countDaysInMonths(startOfMonth, 1),
    countDaysInMonths(monthsLater(startOfMonth, months), 1),
  );
  return Math.max(1, shorterMonth - day + 1);
}

/** No number of calendar months has fewer days than this. */
export const fewestDays = (months: number) => Math.floor(months * 30.15);
/** No number of calendar months has more days than this. */
const mostDays = (months: number) => Math.ceil(months * 30.7);

/** At most this many months away in any twelve. The months start on the first day of the twelve. */
export function monthsInTwelve(days: DaySet, limit: MonthLimit): AbsenceRule {
  const index = indexDays(days);
  const fewest = fewestDays(limit.months);
  const overFrom = findStartsOverMonths(index, limit.months);
  const countAway = (first: DayNumber, last: DayNumber): CountedWindow => {
    const lastOfTwelve = lastOfTwelveMonths(first);
    return { first, last: lastOfTwelve, days: daysWithin(index, first, Math.min(lastOfTwelve, last)) };
  };
  return {
    obstacle: ({ first, last }) => {
      for (let run = firstEndingFrom(overFrom, first); run !== undefined && run.first <= last;) {
        const start = Math.max(run.first, first);
        // Each skipped start is a day away, so too few days are soon left to break the rule.
        if (daysWithin(index, start, last) <= fewest) return null;
        const most = countDaysInMonths(start, limit.months);
        const brokenOn = nthDayFrom(index, start, most + 1);
        if (brokenOn !== null && brokenOn <= last) {
          // Avoids an object spread, which is several times slower: a search creates one object per journey.
          const { last: lastOfTwelve, days: away } = countAway(start, last);
          return {
            kind: 'any_twelve_months',
            first: start,
            last: lastOfTwelve,
            days: away,
            limit: { days: most, source: limit.source },
            // Every later start of the run also has twelve months over the limit within its period.
            retryFrom: run.last + 1,
          };
        }
        // The months from a later day may be shorter and therefore broken within the period.
        run =
          start < run.last ? { first: start + 1, last: run.last } : firstEndingFrom(overFrom, run.last + 1);
      }
      return null;
    },
    worst: (first, last) => {
      const away = clip(days, first, last);
      let worst: (CountedWindow & { readonly limit: { days: number; source: typeof limit.source } }) | null =
        null;
      for (const span of away) {
        const most = countDaysInMonths(span.first, limit.months);
        const window = { ...countAway(span.first, last), limit: { days: most, source: limit.source } };
        if (worst === null || window.days - window.limit.days > worst.days - worst.limit.days) worst = window;
      }
      return worst;
    },
  };
}

/**
 * The days away from which twelve months hold more than the limit in calendar months, as runs in order. In a stretch
 * of `startsOver` a later start never counts more. Months of the same length are checked together. They are skipped
 * if twelve months hold more days than the longest of them.
 */
function findStartsOverMonths(index: DayIndex, months: number): readonly DaySpan[] {
  const countAway = (start: DayNumber) => daysWithin(index, start, lastOfTwelveMonths(start));
  const isOver = (start: DayNumber) => countAway(start) > countDaysInMonths(start, months);
  const isFarOver = (start: DayNumber) => countAway(start) > mostDays(months);
  const runs: DaySpan[] = [];
  for (const { first, last } of startsOver(index, fewestDays(months))) {
    let start = first;
    if (isFarOver(first)) {
      start = lastDayWhere(first, last, isFarOver) + 1;
      runs.push({ first, last: start - 1 });
    }
    while (start <= last) {
      const lastAlike = Math.min(last, start + daysOfSameLength(start, months) - 1);
      if (isOver(start)) runs.push({ first: start, last: lastDayWhere(start, lastAlike, isOver) });
      start = lastAlike + 1;
    }
  }
  return uniteSpans(runs);
}

/** At most this many months away in the whole period. The months start on its first day. */
export function monthsInAll(days: DaySet, limit: MonthLimit): AbsenceRule {
  const index = indexDays(days);
  return {
    obstacle: (period) => {
      const { first, last } = period;
      const away = daysWithin(index, first, last);
      const most = countDaysInMonths(first, limit.months);
      if (away <= most) return null;
      return {
        kind: 'total_absences',
        first,
        last,
        days: away,
        limit: { days: most, source: limit.source },
        retryFrom: first + daysUntilWithinMonths(index, period, limit.months),
      };
    },
    worst: () => null,
  };
}

/**
 * The number of days a period must move until it holds at most the months from its first day; `daysInStep` if it
 * takes as long or longer. Searches one length of months at a time.
 */
function daysUntilWithinMonths(index: DayIndex, fullPeriod: MovingPeriod, months: number): number {
  const { first, last, daysInStep } = fullPeriod;
  // No months are longer, so no earlier start can be valid.
  let moved = daysUntilWithin(index, fullPeriod, mostDays(months), daysInStep);
  while (moved < daysInStep) {
    const start = first + moved;
    const most = Math.min(daysInStep - moved, daysOfSameLength(start, months));
    const period = { first: start, last: last + moved };
    const moves = daysUntilWithin(index, period, countDaysInMonths(start, months), most);
    moved += moves;
    if (moves < most) return moved;
  }
  return moved;
}

/**
 * No single absence of more than this many months. A period that starts within an absence keeps the rule once at most
 * these months of the absence are left, so each absence breaks the rule once. O(log n) for each period.
 */
export function noAbsenceOverMonths(absences: readonly Absence[], limit: MonthLimit): AbsenceRule {
  const long = absences
    .filter(({ departure, arrival }) => arrival > monthsLater(departure, limit.months))
    .toSorted((one, other) => one.departure - other.departure)
    .map((absence) => ({ ...absence, keptFrom: findFirstDayWithin(absence, limit.months) }));
  /** The latest `keptFrom` up to each absence, because a longer absence may begin earlier. */
  const latestKeptFrom: DayNumber[] = [];
  for (const { keptFrom } of long)
    latestKeptFrom.push(Math.max(latestKeptFrom.at(-1) ?? -Infinity, keptFrom));
  return {
    obstacle: ({ first, last }) => {
      const absence = long[lastWhere(latestKeptFrom, (day) => day <= first) + 1];
      if (absence === undefined) return null;
      const from = Math.max(absence.departure, first);
      const until = Math.min(absence.arrival, last + 1);
      // Too little of it lies in the period. The absences after it begin later still.
      if (until <= monthsLater(from, limit.months)) return null;
      return {
        kind: 'single_absence',
        first: from,
        last: until - 1,
        days: until - from,
        limit: { days: countDaysInMonths(from, limit.months), source: limit.source },
        retryFrom: absence.keptFrom,
      };
    },
    worst: () => null,
  };
}

/** The first day of a long absence from which at most this many months of it are left. */
const findFirstDayWithin = ({ departure, arrival }: Absence, months: number): DayNumber =>
  lastDayWhere(departure, arrival, (day) => monthsLater(day, months) < arrival) + 1;
