import { ageOn, birthday, type CivilDate, toDayNumber } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../ui/dates/formatDate';
import { kindLooks } from './kinds';
import type { TimelineFilter } from './timelineFilter';

/** `1 entry`, `12 entries` */
export const entriesInWords = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** `12 entries`, or `3 of 12 entries` */
export const countInWords = (shown: number, all: number): string =>
  shown === all ? entriesInWords(all) : `${shown} of ${entriesInWords(all)}`;

/** What was left out, so that a printed page does not pass for the whole. */
export function leftOutInWords({ kind, from, to }: TimelineFilter): string {
  return [
    ...(kind === null ? [] : [` · only: ${kindLooks[kind].word}`]),
    ...(from === null ? [] : [` · from ${formatLongDate(from)}`]),
    ...(to === null ? [] : [` · to ${formatLongDate(to)}`]),
  ].join('');
}

/** `today`, `tomorrow`, `in 12 days`, `in more than 3 years`: nobody counts a thousand days. */
export function daysUntil(date: CivilDate, today: CivilDate): string {
  const days = toDayNumber(date) - toDayNumber(today);
  if (days === 0) return 'today';
  const years = ageOn(today, date);
  if (years >= 2)
    return birthday(today, years) === date ? `in ${years} years` : `in more than ${years} years`;
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
