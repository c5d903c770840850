import { fromDayNumber, toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import { dayNumberOf, isLeapYear, partsOfDay, yearsLater } from '../calendar/dayNumbers';
import { absentDays, clip } from './absentDays';
import { daysWithin, indexDays } from './dayIndex';
import { firstOfTwelveMonths } from './twelveMonths';
import type { CountingMethod, DaySpan, Trip } from './trip';

/** A day and how many days away the twelve months hold that end on it. */
export interface LinePoint {
  readonly day: CivilDate;
  readonly days: number;
}

/** The stretch of time that a line is drawn over, both days included. */
export interface LineSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Days away before this one do not count: the qualifying period begins here. Left out, all count. */
  readonly countedFrom?: CivilDate | undefined;
}

/**
 * The days away in the twelve months ending on each day of a span, as the points where that line bends: between two of
 * them it is straight. The first point is the span's first day, the last its last; none where it ends before it begins.
 * O(n log n) in the trips and years, not a point a day. @throws RangeError for a day that does not exist
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
  const inside = (day: DayNumber) => day > first && day < last;
  const mayBend = [...counted.flatMap(bendsOfAbsence), ...bendsOfLeapYears(first, last)].filter(inside);
  const days = [first, ...[...new Set(mayBend)].sort((a, b) => a - b), ...(last > first ? [last] : [])];
  return bendsOf(days.map((day) => ({ day, days: daysWithin(index, firstOfTwelveMonths(day), day) }))).map(
    ({ day, days: height }) => ({ day: fromDayNumber(day), days: height }),
  );
}

/** Where an absence comes into the twelve months and where it leaves them: before its first day and on its last. */
function bendsOfAbsence({ first, last }: DaySpan): readonly DayNumber[] {
  return [first - 1, last].flatMap((day) => [day, yearsLater(day, 1)]);
}

/**
 * About 29 February the first day of the twelve months rests for a day, and a year later it moves by two: the line may
 * bend there without an absence beginning or ending.
 */
function bendsOfLeapYears(first: DayNumber, last: DayNumber): readonly DayNumber[] {
  const lastYear = partsOfDay(last).year;
  const days: DayNumber[] = [];
  for (let { year } = partsOfDay(first); year <= lastYear; year += 1) {
    const february = dayNumberOf(year, 2, 28);
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
function bendsOf(points: readonly NumberedPoint[]): readonly NumberedPoint[] {
  const kept: NumberedPoint[] = [];
  for (const point of points) {
    const before = kept.at(-2);
    const middle = kept.at(-1);
    if (before !== undefined && middle !== undefined && onOneLine(before, middle, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function onOneLine(before: NumberedPoint, middle: NumberedPoint, after: NumberedPoint): boolean {
  return (
    (middle.days - before.days) * (after.day - middle.day) ===
    (after.days - middle.days) * (middle.day - before.day)
  );
}
