import type { DayNumber } from '../calendar/civilDate';
import { monthsLater, partsOfDay } from '../calendar/dayNumbers';
import { clip, unionOf, type DaySet } from '../absences/absentDays';
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

/*
 * Rules that count in calendar months: the EU Settlement Scheme and private life. So many months from a day on are a
 * number of days that depends on the day: six months are 181 to 184. Exactly as many are fine.
 */

/** The days of so many calendar months from a day on. */
export function daysOfMonths(first: DayNumber, months: number): number {
  return monthsLater(first, months) - first;
}

/** For how many days on, at least 1, so many months from a day are as many days as they are from the day itself. */
function daysOfSameLength(first: DayNumber, months: number): number {
  const { day } = partsOfDay(first);
  const startOfMonth = first - day + 1;
  const shorterMonth = Math.min(
    daysOfMonths(startOfMonth, 1),
    daysOfMonths(monthsLater(startOfMonth, months), 1),
  );
  return Math.max(1, shorterMonth - day + 1);
}

/** No calendar half year, or other number of months, is shorter than this many days for each month of it. */
export const fewestDaysOf = (months: number) => Math.floor(months * 30.15);
/** None is longer. */
const longest = (months: number) => Math.ceil(months * 30.7);

/** Not more than so many months away in any twelve. The months are those from the first day of the twelve. */
export function monthsInTwelve(days: DaySet, limit: MonthLimit): AbsenceRule {
  const index = indexDays(days);
  const fewest = fewestDaysOf(limit.months);
  const overFrom = startsOverMonths(index, limit.months);
  const counted = (first: DayNumber, last: DayNumber): CountedWindow => {
    const lastOfTwelve = lastOfTwelveMonths(first);
    return { first, last: lastOfTwelve, days: daysWithin(index, first, Math.min(lastOfTwelve, last)) };
  };
  return {
    obstacle: ({ first, last }) => {
      for (let run = firstEndingFrom(overFrom, first); run !== undefined && run.first <= last;) {
        const start = Math.max(run.first, first);
        // Each start that is passed is a day away, so that after a few of them too few days are left for any months.
        if (daysWithin(index, start, last) <= fewest) return null;
        const most = daysOfMonths(start, limit.months);
        const brokenOn = nthDayFrom(index, start, most + 1);
        if (brokenOn !== null && brokenOn <= last) {
          // Without a spread, which takes several times as long: a search makes one of these for each trip.
          const { last: lastOfTwelve, days: away } = counted(start, last);
          return {
            kind: 'any_twelve_months',
            first: start,
            last: lastOfTwelve,
            days: away,
            limit: { days: most, source: limit.source },
            // Every later start of the run has its own twelve months over the limit, and they lie in its period.
            retryFrom: run.last + 1,
          };
        }
        // The months from a later day may be shorter, and may then be broken within the period.
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
        const most = daysOfMonths(span.first, limit.months);
        const window = { ...counted(span.first, last), limit: { days: most, source: limit.source } };
        if (worst === null || window.days - window.limit.days > worst.days - worst.limit.days) worst = window;
      }
      return worst;
    },
  };
}

/**
 * The days away from which twelve months hold more than so many calendar months, as runs in order. In a stretch of
 * `startsOver` a later start never counts more. Months alike in length are looked at together, and not at all where twelve
 * months hold more days than any of them.
 */
function startsOverMonths(index: DayIndex, months: number): readonly DaySpan[] {
  const counted = (start: DayNumber) => daysWithin(index, start, lastOfTwelveMonths(start));
  const isOver = (start: DayNumber) => counted(start) > daysOfMonths(start, months);
  const isFarOver = (start: DayNumber) => counted(start) > longest(months);
  const runs: DaySpan[] = [];
  for (const { first, last } of startsOver(index, fewestDaysOf(months))) {
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
  return unionOf(runs);
}

/** Not more than so many months away in the whole period. The months are those from its first day. */
export function monthsInAll(days: DaySet, limit: MonthLimit): AbsenceRule {
  const index = indexDays(days);
  return {
    obstacle: (period) => {
      const { first, last } = period;
      const away = daysWithin(index, first, last);
      const most = daysOfMonths(first, limit.months);
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
 * How many days a period has to move on until it holds no more days than so many months from its first day are;
 * `daysInStep` where it takes as long or longer. Goes from one length of the months to the next.
 */
function daysUntilWithinMonths(index: DayIndex, whole: MovingPeriod, months: number): number {
  const { first, last, daysInStep } = whole;
  // No months are longer than these, so that no start before can be good.
  let moved = daysUntilWithin(index, whole, longest(months), daysInStep);
  while (moved < daysInStep) {
    const start = first + moved;
    const most = Math.min(daysInStep - moved, daysOfSameLength(start, months));
    const period = { first: start, last: last + moved };
    const moves = daysUntilWithin(index, period, daysOfMonths(start, months), most);
    moved += moves;
    if (moves < most) return moved;
  }
  return moved;
}

/**
 * No single absence of more than so many months. A period that starts within an absence keeps the rule once no more than these
 * months of the absence are left, so each absence breaks it once. O(log n) for each period.
 */
export function noAbsenceOverMonths(absences: readonly Absence[], limit: MonthLimit): AbsenceRule {
  const long = absences
    .filter(({ departure, arrival }) => arrival > monthsLater(departure, limit.months))
    .toSorted((one, other) => one.departure - other.departure)
    .map((absence) => ({ ...absence, keptFrom: firstDayWithin(absence, limit.months) }));
  /** For each of them the latest of these days so far, because a longer absence may begin earlier. */
  const latestKeptFrom: DayNumber[] = [];
  for (const { keptFrom } of long)
    latestKeptFrom.push(Math.max(latestKeptFrom.at(-1) ?? -Infinity, keptFrom));
  return {
    obstacle: ({ first, last }) => {
      const absence = long[lastWhere(latestKeptFrom, (day) => day <= first) + 1];
      if (absence === undefined) return null;
      const from = Math.max(absence.departure, first);
      const until = Math.min(absence.arrival, last + 1);
      // It begins so late that too little of it lies in the period. The absences after it begin later still.
      if (until <= monthsLater(from, limit.months)) return null;
      return {
        kind: 'single_absence',
        first: from,
        last: until - 1,
        days: until - from,
        limit: { days: daysOfMonths(from, limit.months), source: limit.source },
        retryFrom: absence.keptFrom,
      };
    },
    worst: () => null,
  };
}

/** The first day of a long absence from which no more than so many months of it are left. */
const firstDayWithin = ({ departure, arrival }: Absence, months: number): DayNumber =>
  lastDayWhere(departure, arrival, (day) => monthsLater(day, months) < arrival) + 1;
