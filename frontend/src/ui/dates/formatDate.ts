import { type CivilDate, isCivilDate, monthNames, splitDate, toUtcDate } from '@settlewise/rules/calendar';

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const monthName = (month: number): string => monthNames[month - 1] ?? '';

/** `04 Dec 2027`; `N/A` where there is no date. */
export function formatDate(date: CivilDate | null | undefined): string {
  if (date === null || date === undefined || !isCivilDate(date)) return 'N/A';
  const { year, month, day } = splitDate(date);
  return `${String(day).padStart(2, '0')} ${monthName(month).slice(0, 3)} ${year}`;
}

/** `03 Mar 2025 to 02 Mar 2026`; a range of one day is that day. */
export const formatRange = (from: CivilDate, to: CivilDate, between = 'to'): string =>
  from === to ? formatDate(from) : `${formatDate(from)} ${between} ${formatDate(to)}`;

/** `on 4 December 2027`, or `from 4 December 2027 to 2 January 2028`, for sentences. */
export const formatSpan = (from: CivilDate, to: CivilDate): string =>
  from === to ? `on ${formatLongDate(from)}` : `from ${formatLongDate(from)} to ${formatLongDate(to)}`;

/** `4 December 2027`, for sentences. */
export function formatLongDate(date: CivilDate): string {
  const { year, month, day } = splitDate(date);
  return `${day} ${monthName(month)} ${year}`;
}

/** `December 2027`, of a day or of a month (`yyyy-MM`). */
export function formatMonth(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return `${monthName(Number(month))} ${year}`;
}

/** `Saturday 4 December 2027`, to show what a typed date was understood as. */
export function formatWithWeekday(date: CivilDate): string {
  const weekday = weekdayNames[toUtcDate(date).getUTCDay()] ?? '';
  return `${weekday} ${formatLongDate(date)}`;
}
