import { isCivilDate, lastDayOfMonth, splitDate, type CivilDate } from './civilDate';
import { monthNames } from './monthNames';

/** The interpretation of a typed date. */
export type TypedDate =
  | { readonly kind: 'empty' }
  | { readonly kind: 'date'; readonly date: CivilDate }
  /** `message` gives advice; `lastDay` is the last day of the month, if the typed day is too late for it. */
  | { readonly kind: 'problem'; readonly message: string; readonly lastDay?: CivilDate };

const example = '13/4/2025 or 13 Apr 2025';
const unreadableDate: TypedDate = {
  kind: 'problem',
  message: `Type a date with day, month and year, like ${example}`,
};

/** In characters. No date is longer, and normalising a long text takes quadratic time. */
const longestDate = 100;

/** The digit zero in scripts that users write: Arabic, Persian and Urdu, Hindi, Bengali. */
const zeroCodes = [0x0660, 0x06f0, 0x0966, 0x09e6];
const daySuffix = /(\d)(st|nd|rd|th)\b/g;
const weekday = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?\s+/;
const fillerWords = /\b(the|of)\b/g;
const yearMark = /'(?=\d{2}$)/;

const numbersOnly = /^\d+$/;
const yearFirst = /^(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})$/;
const dayFirst = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/;
const dayAndMonthName = /^(\d{1,2})[\s./-]*([a-z]{3,})[\s./-]*(\d{4}|\d{2})$/;
const monthNameAndDay = /^([a-z]{3,})[\s./-]*(\d{1,2})[\s./-]+(\d{4}|\d{2})$/;
const yearMissing = /^(\d{1,2})[\s./-]*(\d{1,2}|[a-z]{3,})$/;

/**
 * Reads a date in UK style: the day first (`13/4/2025`, `13.4.25`, `13 Apr 2025`, `the 13th of April 2025`,
 * `13042025`), or the year first (`2025-04-13`). A two-digit year is at most 20 years in the future.
 */
export function readTypedDate(typed: string, today: CivilDate): TypedDate {
  const trimmed = typed.trim();
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.length > longestDate) return unreadableDate;
  const text = normaliseSigns(trimmed)
    .replaceAll(',', ' ')
    .replace(daySuffix, '$1')
    .trim()
    .replace(weekday, '')
    .replace(fillerWords, ' ')
    .replace(yearMark, '')
    .trim();

  const parts = splitTypedDate(text);
  if (parts === 'year_missing') return { kind: 'problem', message: `Add the year, like ${example}` };
  if (parts === null) return unreadableDate;
  const month = typeof parts.month === 'number' ? parts.month : findMonth(parts.month);
  if (month === null) return unreadableDate;
  return checkParts({ day: parts.day, month, year: expandYear(parts.year, today) });
}

/** The text in lower case with plain digits, dashes and slashes: pasted text can contain others. */
function normaliseSigns(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, normaliseDigit)
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u3002\u00b7]/g, '.')
    .replace(/(\d)[年月]/g, '$1-')
    .replace(/(\d)日/g, '$1')
    .replaceAll('\u2019', "'")
    .toLowerCase();
}

function normaliseDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const nought = zeroCodes.find((first) => code >= first && code < first + 10);
  return nought === undefined ? digit : String(code - nought);
}

interface Parts {
  readonly day: number;
  readonly month: number | string;
  readonly year: string;
}

function splitTypedDate(text: string): Parts | 'year_missing' | null {
  if (numbersOnly.test(text)) return splitDigits(text);
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(text) ?? [];
  if (isoYear !== undefined) return { day: Number(isoDay), month: Number(isoMonth), year: isoYear };
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  if (year !== undefined) return { day: Number(day), month: Number(month), year };
  const [, dayNumber, monthName, yearAfter] = dayAndMonthName.exec(text) ?? [];
  if (monthName !== undefined && yearAfter !== undefined) {
    return { day: Number(dayNumber), month: monthName, year: yearAfter };
  }
  const [, nameFirst, dayAfter, lastYear] = monthNameAndDay.exec(text) ?? [];
  if (nameFirst !== undefined && lastYear !== undefined) {
    return { day: Number(dayAfter), month: nameFirst, year: lastYear };
  }
  return yearMissing.test(text) ? 'year_missing' : null;
}

/** Digits without separators: `03042025`, `030425`, and `20250403` if the day cannot come first. */
function splitDigits(text: string): Parts | null {
  if (text.length !== 8 && text.length !== 6) return null;
  const parts = { day: Number(text.slice(0, 2)), month: Number(text.slice(2, 4)), year: text.slice(4) };
  if (text.length === 8 && (parts.month > 12 || parts.day > 31)) {
    return { day: Number(text.slice(6)), month: Number(text.slice(4, 6)), year: text.slice(0, 4) };
  }
  return parts;
}

/** The number of a month from its name or at least its first three letters. */
function findMonth(name: string): number | null {
  const index = monthNames.findIndex(
    (month) => month.toLowerCase().startsWith(name) || (name === 'sept' && month === 'September'),
  );
  return index === -1 ? null : index + 1;
}

const mostYearsAhead = 20;

function expandYear(year: string, today: CivilDate): number {
  if (year.length === 4) return Number(year);
  const { year: thisYear } = splitDate(today);
  const inThisCentury = Math.floor(thisYear / 100) * 100 + Number(year);
  return inThisCentury > thisYear + mostYearsAhead ? inThisCentury - 100 : inThisCentury;
}

function checkParts({ day, month, year }: { day: number; month: number; year: number }): TypedDate {
  if (year < 1900 || year > 2199) {
    return { kind: 'problem', message: 'Type a year from 1900 to 2199' };
  }
  if (month < 1 || month > 12) {
    const message =
      month <= 31 && day <= 12 && day >= 1
        ? `There is no month ${month}. Type the day first: ${month}/${day}/${year}`
        : `There is no month ${month}. Type the day first, like ${example}`;
    return { kind: 'problem', message };
  }
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const date = `${first.slice(0, 8)}${String(day).padStart(2, '0')}`;
  if (isCivilDate(date)) return { kind: 'date', date };
  const message = `${monthNames[month - 1] ?? ''} ${year} has no day ${day}`;
  return { kind: 'problem', message, ...(day > 0 && { lastDay: lastDayOfMonth(first) }) };
}
