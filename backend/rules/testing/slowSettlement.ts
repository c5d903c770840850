import type { CountingMethod, DayNumber } from '../src';
import { anniversary } from './dayByDay';
import { walk, type SlowTrip } from './slowAssessment';

/** A permission in day numbers, with the day it was granted on and whether the gap before it is excepted. */
export interface SlowPermission {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly grantedOn: DayNumber;
  readonly gapBefore: 'excepted' | 'breaks';
}

/** What a settlement question is asked of, in day numbers. */
export interface SlowQuestion {
  readonly trips: readonly SlowTrip[];
  readonly counting: CountingMethod;
  readonly grant: DayNumber;
  readonly entry: DayNumber;
  readonly permissions: readonly SlowPermission[];
  /** From this day on a start is looked for; the first completion on this day or later is wanted. */
  readonly completeFrom: DayNumber;
}

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const rollingChange = day('2018-01-11');
const thirtyMonthsChange = day('2025-07-16');

function daysBetween(from: DayNumber, to: DayNumber): DayNumber[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, position) => from + position);
}

/** Five years from a start, a day at a time: days that do not count put the end off by a day each. */
function completion(start: DayNumber, uncounted: ReadonlySet<DayNumber>): DayNumber {
  if (uncounted.size === 0) return anniversary(start, 5);
  let left = anniversary(start, 5) - start;
  let end = start;
  for (; left > 0; end += 1) if (!uncounted.has(end)) left -= 1;
  return end;
}

/** The days without permission before each permission: those that do not count, and those that break. */
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
    if (gapBefore === 'breaks' && !short && !pandemic) breaking.push(...gap);
    // August 2020 counts, also without permission.
    else for (const one of gap) if (one < day('2020-08-01') || one > day('2020-08-31')) uncounted.add(one);
  }
  return { uncounted, breaking };
}

/** Tries start after start until five years from it keep the rule given. */
function firstStartThat(
  question: SlowQuestion,
  keeps: (first: DayNumber, last: DayNumber) => boolean,
): DayNumber {
  const { uncounted, breaking } = gapDays(question.permissions);
  for (let start = question.grant; ; start += 1) {
    // A period that began with days that do not count is the one that begins after them.
    if (uncounted.has(start)) continue;
    const completes = completion(start, uncounted);
    if (completes < question.completeFrom) continue;
    if (breaking.some((gap) => gap >= start && gap < completes)) continue;
    if (keeps(start, completes - 1)) return completes;
  }
}

function awayOf({ trips, counting, grant, entry }: SlowQuestion): Set<DayNumber> {
  return new Set([...trips.flatMap((trip) => walk(trip, counting)), ...daysBetween(grant, entry - 1)]);
}

/** True when twelve months from some day away of the period hold more than `most` of its days away. */
function crowded(away: readonly DayNumber[], first: DayNumber, last: DayNumber, most: number): boolean {
  const inside = away.filter((one) => one >= first && one <= last);
  // The day so many places on is still within the twelve months of the day away.
  return inside.some((from, position) => (inside[position + most] ?? Infinity) < anniversary(from, 1));
}

/** True when a year that ends on the period's last day and month, or its clipped first one, holds more than `most`. */
function crowdedYear(away: readonly DayNumber[], first: DayNumber, last: DayNumber, most: number): boolean {
  for (let back = 0; anniversary(last, -back) >= first; back += 1) {
    const from = Math.max(first, anniversary(last, -back - 1) + 1);
    const to = anniversary(last, -back);
    if (away.filter((one) => one >= from && one <= to).length > most) return true;
  }
  return false;
}

/** Continuous residence: fixed years under permission granted before 11 January 2018, any twelve months after. */
export function continuousResidenceSlowly(question: SlowQuestion): DayNumber {
  const away = [...awayOf(question)].sort((a, b) => a - b);
  const old = (one: DayNumber) =>
    question.permissions.length === 0
      ? question.grant < rollingChange
      : question.permissions.some(
          ({ from, to, grantedOn }) => grantedOn < rollingChange && one >= from && one <= to,
        );
  const fixed = away.filter((one) => one >= question.grant && old(one));
  const rolling = away.filter((one) => !old(one));
  return firstStartThat(
    question,
    (first, last) => !crowdedYear(fixed, first, last, 180) && !crowded(rolling, first, last, 180),
  );
}

/** EU Settlement Scheme: 181 days in any twelve months or, for periods complete since 16 July 2025, 912 in all. */
export function euSettlementSlowly(question: SlowQuestion): DayNumber {
  const away = [...awayOf(question)].sort((a, b) => a - b);
  return firstStartThat(
    question,
    (first, last) =>
      !crowded(away, first, last, 181) ||
      (last + 1 >= thirtyMonthsChange && away.filter((one) => one >= first && one <= last).length <= 912),
  );
}
