import type { CountingMethod } from '../src/absences/trip';
import type { DayNumber } from '../src/calendar/civilDate';
import { anniversary } from './dayByDay';
import { findAwayDays, type SlowTrip } from './slowAssessment';

/** A permission in day numbers, with the day it was granted on and whether the gap before it is excepted. */
export interface SlowPermission {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly grantedOn: DayNumber;
  readonly gapBefore: 'excepted' | 'breaks';
}

/** The input of a settlement assessment, in day numbers. */
export interface SlowQuestion {
  readonly trips: readonly SlowTrip[];
  readonly counting: CountingMethod;
  readonly grant: DayNumber;
  readonly entry: DayNumber;
  readonly permissions: readonly SlowPermission[];
  /** The search for a start begins on this day; the result is the first completion on this day or later. */
  readonly completeFrom: DayNumber;
}

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const rollingChange = day('2018-01-11');
const thirtyMonthsChange = day('2025-07-16');

function daysBetween(from: DayNumber, to: DayNumber): DayNumber[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, position) => from + position);
}

/** The end of five years from a start, found day by day: each uncounted day moves the end by one day. */
function completion(start: DayNumber, uncounted: ReadonlySet<DayNumber>): DayNumber {
  if (uncounted.size === 0) return anniversary(start, 5);
  let left = anniversary(start, 5) - start;
  let end = start;
  for (; left > 0; end += 1) if (!uncounted.has(end)) left -= 1;
  return end;
}

/** The days without permission before each permission: those that do not count, and those that break residence. */
function gapDays(permissions: readonly SlowPermission[]) {
  const uncounted = new Set<DayNumber>();
  const breaking: DayNumber[] = [];
  const covered = new Set(permissions.flatMap(({ from, to }) => daysBetween(from, to)));
  const begin = Math.min(...permissions.map(({ from }) => from));
  for (const { from, gapBefore } of permissions) {
    const gap: DayNumber[] = [];
    for (let one = from - 1; one > begin && !covered.has(one); one -= 1) gap.push(one);
    const short = gap.length <= 28 && gap.every((one) => one < day('2016-11-24'));
    const pandemic = gap.every((one) => one >= day('2020-01-24') && one <= day('2020-08-31'));
    // Permission that ended from 24 January to 31 July 2020 was extended to the end of July.
    const ended = Math.min(...gap) - 1;
    const extended = ended >= day('2020-01-24') && ended <= day('2020-07-31');
    const countsFrom = extended ? ended : day('2020-08-01');
    if (gapBefore === 'breaks' && !short && !pandemic) breaking.push(...gap);
    // August 2020 counts, even without permission.
    else for (const one of gap) if (one < countsFrom || one > day('2020-08-31')) uncounted.add(one);
  }
  return { uncounted, breaking };
}

/** Tries each start until five years from it keep the given rule. */
function firstStartThat(
  question: SlowQuestion,
  keeps: (first: DayNumber, last: DayNumber) => boolean,
): DayNumber {
  const { uncounted, breaking } = gapDays(question.permissions);
  for (let start = question.grant; ; start += 1) {
    // A period that starts with uncounted days equals the one that starts after them.
    if (uncounted.has(start)) continue;
    const completes = completion(start, uncounted);
    if (completes < question.completeFrom) continue;
    if (breaking.some((gap) => gap >= start && gap < completes)) continue;
    if (keeps(start, completes - 1)) return completes;
  }
}

function findDaysAway({ trips, counting, grant, entry }: SlowQuestion): Set<DayNumber> {
  return new Set([
    ...trips.flatMap((trip) => findAwayDays(trip, counting)),
    ...daysBetween(grant, entry - 1),
  ]);
}

/** Whether twelve months from a day away in the period have more than `most` days away. */
function hasTwelveMonthsOverLimit(
  away: readonly DayNumber[],
  first: DayNumber,
  last: DayNumber,
  most: number,
): boolean {
  const inside = away.filter((one) => one >= first && one <= last);
  // The day away `most` places later is within twelve months of this one.
  return inside.some((from, position) => (inside[position + most] ?? Infinity) < anniversary(from, 1));
}

/**
 * Whether a year that ends on the period's last day and month, or its clipped first one, has more than `most` days
 * away.
 */
function hasYearOverLimit(
  away: readonly DayNumber[],
  first: DayNumber,
  last: DayNumber,
  most: number,
): boolean {
  for (let back = 0; anniversary(last, -back) >= first; back += 1) {
    const from = Math.max(first, anniversary(last, -back - 1) + 1);
    const to = anniversary(last, -back);
    if (away.filter((one) => one >= from && one <= to).length > most) return true;
  }
  return false;
}

/** Continuous residence: fixed years under permission granted before 11 January 2018, any twelve months after. */
export function continuousResidenceSlowly(question: SlowQuestion): DayNumber {
  const away = [...findDaysAway(question)].sort((a, b) => a - b);
  // No permission granted before 2018 lasted longer than five years and four months, regardless of its given
  // end.
  const old = (one: DayNumber) =>
    question.permissions.length === 0
      ? question.grant < rollingChange && one < monthsOn(question.grant, 64)
      : question.permissions.some(
          ({ from, to, grantedOn }) =>
            grantedOn < rollingChange && one >= from && one <= to && one < monthsOn(from, 64),
        );
  const fixed = away.filter((one) => one >= question.grant && old(one));
  const rolling = away.filter((one) => !old(one));
  return firstStartThat(
    question,
    (first, last) =>
      !hasYearOverLimit(fixed, first, last, 180) && !hasTwelveMonthsOverLimit(rolling, first, last, 180),
  );
}

/** The nights of the trips: each day from the departure to the one before the return. */
function listNights({ trips }: SlowQuestion): DayNumber[] {
  const nights = new Set(trips.flatMap(({ departure, arrival }) => daysBetween(departure, arrival - 1)));
  return [...nights].sort((a, b) => a - b);
}

/** EU Settlement Scheme: six months in any twelve or, for periods complete since 16 July 2025, thirty in all. */
export function euSettlementSlowly(question: SlowQuestion): DayNumber {
  const away = listNights(question);
  // For each night away: the nights in the six months from it, and the end of its twelve months.
  const limits = away.map((from) => ({ most: monthsOn(from, 6) - from, end: anniversary(from, 1) }));
  const hasMonthsOverLimit = (first: DayNumber, last: DayNumber) => {
    const inside = away.filter((one) => one >= first && one <= last);
    const before = away.findIndex((one) => one >= first);
    return inside.some((_, position) => {
      const limit = limits[before + position];
      return limit !== undefined && (inside[position + limit.most] ?? Infinity) < limit.end;
    });
  };
  return firstStartThat(question, (first, last) => {
    if (!hasMonthsOverLimit(first, last)) return true;
    const all = away.filter((one) => one >= first && one <= last).length;
    return last + 1 >= thirtyMonthsChange && first + all <= monthsOn(first, 30);
  });
}

/** A child born in the UK, private life: at most six months away at a time, and at most 550 days in all seven years. */
export function childBornHereSlowly(trips: readonly SlowTrip[], grant: DayNumber): DayNumber {
  const away = new Set(trips.flatMap((trip) => findAwayDays(trip, 'whole_days')));
  for (let start = grant; ; start += 1) {
    const end = anniversary(start, 7);
    const inside = trips.map(({ departure, arrival }) => ({
      departure: Math.max(departure, start),
      arrival: Math.min(arrival, end),
    }));
    if (inside.some(({ departure, arrival }) => arrival > monthsOn(departure, 6))) continue;
    if (daysBetween(start, end - 1).filter((one) => away.has(one)).length >= 550) continue;
    return end;
  }
}

/**
 * Protection, day by day: the application is made in the last 28 days of the five years of permission, or later while
 * more permission follows. After that the permission is unknown.
 * @param ends the last days of unbroken permissions from the grant on; empty if none was given
 */
export function protectionSlowly(
  grant: DayNumber,
  ends: readonly DayNumber[],
  asOf: DayNumber,
): 'not_yet' | 'eligible' | 'not_enough' {
  let fiveYears = grant;
  while (fiveYears + 1 < anniversary(grant, 5)) fiveYears += 1;
  // A permission of five years and some days still counts as the five-year one.
  const own = ends.filter((end) => end >= fiveYears && end < fiveYears + 28);
  const last = Math.max(fiveYears, ...own);
  const permitted = ends.length === 0 ? last : Math.max(...ends);
  if (asOf > permitted) return 'not_enough';
  return asOf > last - 28 ? 'eligible' : 'not_yet';
}

/** The same day a number of months later, or the month’s last day: found by trying the days of that month. */
function monthsOn(from: DayNumber, months: number): DayNumber {
  const date = new Date(from * 86_400_000);
  const month = date.getUTCMonth() + months;
  for (let dayOfMonth = date.getUTCDate(); ; dayOfMonth -= 1) {
    const tried = new Date(Date.UTC(date.getUTCFullYear(), month, dayOfMonth));
    if (tried.getUTCDate() === dayOfMonth) return tried.getTime() / 86_400_000;
  }
}
