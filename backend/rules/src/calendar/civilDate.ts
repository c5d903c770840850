import { utc } from '@date-fns/utc/utc';
import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import { millisecondsInDay } from 'date-fns/constants';
import { lastDayOfMonth as lastDayOfMonthInDate } from 'date-fns/lastDayOfMonth';
import { calculateDayNumber, isLeapYear, partsOfDay, type DayNumber } from './dayNumbers';

export type { DayNumber };

/** A calendar day as recorded: `yyyy-MM-dd`, without time or time zone. */
export type CivilDate = string;

const hyphen = '-'.charCodeAt(0);
const zero = '0'.charCodeAt(0);

/** Whether a day exists: 2024-02-29 does, 2025-02-29 and 2025-13-01 do not. Years 0001 to 9999. */
export function isCivilDate(text: string): boolean {
  return readCivilDate(text) !== null;
}

/** @throws RangeError when the text is not an existing day written `yyyy-MM-dd`. */
export function toDayNumber(date: CivilDate): DayNumber {
  const day = readCivilDate(date);
  if (day === null) throw new RangeError(`Not a calendar date: ${date}`);
  return day;
}

/** @throws RangeError outside of the years 0001 to 9999 */
export function fromDayNumber(day: DayNumber): CivilDate {
  const parts = partsOfDay(day);
  return writeCivilDate(parts.year, parts.month, parts.day);
}

/**
 * The same day and month a number of years later (or earlier); 29 February becomes 28 February if it does not exist.
 */
export function addYears(date: CivilDate, years: number): CivilDate {
  return addMonths(date, years * 12);
}

/**
 * The same day a number of months later (or earlier), or the month's last day if it is shorter.
 * @throws RangeError
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  return fromUtcDate(addMonthsToDate(toUtcDate(date), months, { in: utc }));
}

/**
 * The last day of a date's month.
 * @throws RangeError
 */
export function lastDayOfMonth(date: CivilDate): CivilDate {
  return fromUtcDate(lastDayOfMonthInDate(toUtcDate(date), { in: utc }));
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Midnight in UTC. Functions of date-fns take it with `{ in: utc }`, or they use the zone of the process. @throws RangeError */
export function toUtcDate(date: CivilDate): Date {
  return new Date(toDayNumber(date) * millisecondsInDay);
}

/** @throws RangeError outside of the years 0001 to 9999 */
export function fromUtcDate(date: Date): CivilDate {
  return fromDayNumber(date.getTime() / millisecondsInDay);
}

/** Year, month (1 to 12) and day of a date. @throws RangeError */
export function splitDate(date: CivilDate): { year: number; month: number; day: number } {
  toDayNumber(date);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

let londonDay: Intl.DateTimeFormat | undefined;

/** The day in London at an instant, which is "today" everywhere in this program. */
export function civilDateInLondon(instant: Date): CivilDate {
  // Created on first use: it is slow in a browser, and prebuilt pages are shown without it.
  londonDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = Object.fromEntries(londonDay.formatToParts(instant).map(({ type, value }) => [type, value]));
  return writeCivilDate(Number(part['year']), Number(part['month']), Number(part['day']));
}

/** The last whole day in London before an instant: for midnight, the day before. Every displayed end uses this day. */
export const lastWholeDayBefore = (end: Date): CivilDate => addDays(civilDateInLondon(end), -1);

/** Not date-fns: its `parseISO` also accepts weeks and times, and takes 35 times as long (ADR 0026). */
function readCivilDate(text: string): DayNumber | null {
  if (text.length !== 10 || text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return null;
  const year = readDigits(text, 0, 4);
  const month = readDigits(text, 5, 7);
  const day = readDigits(text, 8, 10);
  // A character that is not a digit makes its number NaN, for which all these comparisons are false.
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return null;
  return calculateDayNumber(year, month, day);
}

/** ASCII digits as a number; NaN for anything else. Optimised because thousands of dates are read. */
function readDigits(text: string, from: number, to: number): number {
  let number = 0;
  for (let position = from; position < to; position += 1) {
    const digit = text.charCodeAt(position) - zero;
    if (digit < 0 || digit > 9) return NaN;
    number = number * 10 + digit;
  }
  return number;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function writeCivilDate(year: number, month: number, day: number): CivilDate {
  if (!(year >= 1 && year <= 9999))
    throw new RangeError(`Not a year that can be written with four digits: ${year}`);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
