import type { CivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../ui/dates/formatDate';

/** `1 task`, `3 tasks`. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`;

/** `04 December 2027`, as the ILR card shows it. */
export const formatFullDate = (date: CivilDate): string =>
  formatLongDate(date).replace(/^\d /, (day) => `0${day}`);

/** `5 months and 13 days`; a part that is nothing is left out. */
export function timeLeftInWords({ months, days }: { months: number; days: number }): string {
  const parts = [
    ...(months > 0 ? [counted(months, 'month')] : []),
    ...(days > 0 || months === 0 ? [counted(days, 'day')] : []),
  ];
  return parts.join(' and ');
}

/** Bytes in kilobytes, as the dashboard lists documents. */
export const sizeInKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
