import { type CivilDate, isCivilDate, splitDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../formatDate';

/** The days that make sense in a field. Typing is not bound by them: the form's own check decides. */
export interface DateRange {
  readonly earliest?: CivilDate | undefined;
  readonly latest?: CivilDate | undefined;
}

/** The days between which a calendar can be turned. */
export interface CalendarRange {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

const yearsAhead = 30;
const startOf = (year: number): CivilDate => `${year}-01-01`;
const endOf = (year: number): CivilDate => `${year}-12-31`;
const later = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);
const sooner = (one: CivilDate, other: CivilDate): CivilDate => (one < other ? one : other);

/**
 * What a calendar offers. The year of the field's own date is among the years, so that a date which was typed can be
 * seen. Two bounds that leave no day, of which one must be wrong, grey out nothing.
 */
export function calendarRange(
  { earliest, latest }: DateRange,
  years: readonly number[] | undefined,
  value: CivilDate | null,
  today: CivilDate,
): CalendarRange {
  const own = value === null ? [] : [splitDate(value).year];
  const offered = years ?? [1900, splitDate(today).year + yearsAhead];
  const widest = { first: startOf(Math.min(...offered, ...own)), last: endOf(Math.max(...offered, ...own)) };
  const first = later(earliest ?? widest.first, widest.first);
  const last = sooner(latest ?? widest.last, widest.last);
  return first > last ? widest : { first, last };
}

/** What to say of a day that makes no sense in a field; nothing of any other, nor of typing that is no day. */
export function remarkOn(
  value: string,
  { earliest, latest }: DateRange,
  today: CivilDate,
): string | undefined {
  if (!isCivilDate(value)) return undefined;
  if (latest !== undefined && value > latest) {
    const which = latest === today ? 'in the future' : `after ${formatLongDate(latest)}`;
    return `This day is ${which}. Please check it.`;
  }
  if (earliest !== undefined && value < earliest) {
    const which = earliest === today ? 'in the past' : `before ${formatLongDate(earliest)}`;
    return `This day is ${which}. Please check it.`;
  }
  return undefined;
}
