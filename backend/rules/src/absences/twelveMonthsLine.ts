import { fromDayNumber, toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import { calculateDayNumber, isLeapYear, partsOfDay, yearsLater } from '../calendar/dayNumbers';
import { absentDays, clip } from './absentDays';
import { daysWithin, indexDays } from './dayIndex';
import { firstOfTwelveMonths } from './twelveMonths';
import type { CountingMethod, DaySpan, Trip } from './trip';

/** A day, and the days away in the twelve months that end on it. */
export interface LinePoint {
  readonly day: CivilDate;
  readonly days: number;
}

/** The time span of the line, both days included. */
export interface LineSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Days away before this day do not count: the qualifying period begins here. If omitted, all count. */
  readonly countedFrom?: CivilDate | undefined;
}

/**
 * The days away in the twelve months that end on each day of a span, as the points where the line bends; it is
 * straight between two points. The first and last points are the span's first and last day. Empty if the span ends
 * before it begins. O(n log n) in the journeys and years.
 * @throws RangeError for a day that does not exist
 */
export function twelveMonthsLine(
  trips: readonly Trip[],
  counting: CountingMethod,
  { from, to, countedFrom }: LineSpan,
): readonly LinePoint[] {
  const first = toDayNumber(from);
  const last = toDayNumber(to);
  if (last < first) return [];
  const away = absentDays(trips, counting);
  const counted = countedFrom === undefined ? away : clip(away, toDayNumber(countedFrom), Infinity);
  const index = indexDays(counted);
  const isInside = (day: DayNumber) => day > first && day < last;
  const possibleBends = [...counted.flatMap(listAbsenceBends), ...listLeapYearBends(first, last)].filter(
    isInside,
  );
  const days = [first, ...[...new Set(possibleBends)].sort((a, b) => a - b), ...(last > first ? [last] : [])];
  return keepBends(days.map((day) => ({ day, days: daysWithin(index, firstOfTwelveMonths(day), day) }))).map(
    ({ day, days: height }) => ({ day: fromDayNumber(day), days: height }),
  );
}

/** The days on which an absence enters and leaves the twelve months: before its first day and on its last. */
function listAbsenceBends({ first, last }: DaySpan): readonly DayNumber[] {
  return [first - 1, last].flatMap((day) => [day, yearsLater(day, 1)]);
}

/**
 * Around 29 February the first day of the twelve months stays for a day, and a year later it moves by two. The line
 * may bend there without an absence.
 */
function listLeapYearBends(first: DayNumber, last: DayNumber): readonly DayNumber[] {
  const lastYear = partsOfDay(last).year;
  const days: DayNumber[] = [];
  for (let { year } = partsOfDay(first); year <= lastYear; year += 1) {
    const february = calculateDayNumber(year, 2, 28);
    if (isLeapYear(year) || isLeapYear(year - 1)) days.push(february, february + 1);
    if (isLeapYear(year)) days.push(february + 2);
  }
  return days;
}

interface NumberedPoint {
  readonly day: DayNumber;
  readonly days: number;
}

/** Leaves out the points that lie on the straight line between their neighbours. */
function keepBends(points: readonly NumberedPoint[]): readonly NumberedPoint[] {
  const kept: NumberedPoint[] = [];
  for (const point of points) {
    const before = kept.at(-2);
    const middle = kept.at(-1);
    if (before !== undefined && middle !== undefined && isOnOneLine(before, middle, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function isOnOneLine(before: NumberedPoint, middle: NumberedPoint, after: NumberedPoint): boolean {
  return (
    (middle.days - before.days) * (after.day - middle.day) ===
    (after.days - middle.days) * (middle.day - before.day)
  );
}
