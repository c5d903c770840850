import type { DaySet } from '@settlewise/rules/absences';
import { type CivilDate, fromDayNumber, toDayNumber } from '@settlewise/rules/calendar';

/** A stretch of a year as parts of its length: 0 is the first of January, 1 the end of December. */
export interface Stretch {
  readonly start: number;
  readonly width: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const firstDayOf = (year: number) => toDayNumber(`${year}-01-01`);

/** The parts of a set of days that lie in a year. */
export function stretchesInYear(days: DaySet, year: number): readonly Stretch[] {
  const first = firstDayOf(year);
  const last = firstDayOf(year + 1) - 1;
  const length = last - first + 1;
  return days
    .map((span) => ({ from: Math.max(span.first, first), to: Math.min(span.last, last) }))
    .filter(({ from, to }) => from <= to)
    .map(({ from, to }) => ({
      start: (from - first) / length,
      width: (to - from + 1) / length,
      from: fromDayNumber(from),
      to: fromDayNumber(to),
    }));
}

/** Where each month of a year begins, from January's 0 on. */
export function monthStarts(year: number): readonly number[] {
  const first = firstDayOf(year);
  const length = firstDayOf(year + 1) - first;
  return Array.from(
    { length: 12 },
    (_, index) => (toDayNumber(`${year}-${String(index + 1).padStart(2, '0')}-01`) - first) / length,
  );
}
