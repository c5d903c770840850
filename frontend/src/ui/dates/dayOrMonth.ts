import { type CivilDate, isCivilDate, monthNames, readTypedDate } from '@settlewise/rules/calendar';
import { formatDate, formatLongDate, formatMonth } from './formatDate';

const monthAndYear = [
  /^(?<year>\d{4})[\s./-]+(?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})[\s./-]+(?<year>\d{4})$/,
  /^(?<name>[a-z]{3,})[\s.,/-]*(?<year>\d{4})$/,
];

/** The number of a month by its name or the beginning of it, from three letters on; null for any other word. */
function monthNamed(word: string): number | null {
  const at = monthNames.findIndex((name) => name.toLowerCase().startsWith(word));
  return at === -1 ? null : at + 1;
}

/** `yyyy-MM` for `January 2022`, `jan 2022`, `01/2022` and `2022-01`; null for any other text. */
export function readTypedMonth(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  for (const pattern of monthAndYear) {
    const { year, month, name } = pattern.exec(text)?.groups ?? {};
    if (year === undefined) continue;
    const number = name === undefined ? Number(month) : monthNamed(name);
    return number === null || number < 1 || number > 12 ? null : `${year}-${String(number).padStart(2, '0')}`;
  }
  return null;
}

/** What was typed as `yyyy-MM-dd` or `yyyy-MM`; what is neither stays as it was typed, to be refused as such. */
export function readDayOrMonth(typed: string, today: CivilDate): string {
  const month = readTypedMonth(typed);
  if (month !== null) return month;
  const read = readTypedDate(typed, today);
  return read.kind === 'date' ? read.date : typed;
}

/** `15 Jan 2022`, or `Jan 2022` where only the month is known. */
export function formatDayOrMonth(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  return day === undefined ? `${monthNames[Number(month) - 1]?.slice(0, 3)} ${year}` : formatDate(date);
}

/** The same as a sentence has it: `15 January 2022` or `January 2022`. */
export const longDayOrMonth = (date: string): string =>
  isCivilDate(date) ? formatLongDate(date) : formatMonth(date);

/** Whether a form sends a month alone, without a day: `2022-01`. */
export const isTypedMonth = (date: unknown): boolean =>
  typeof date === 'string' && /^\d{4}-\d{2}$/.test(date);
