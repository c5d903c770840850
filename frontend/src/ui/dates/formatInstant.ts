import { civilDateInLondon } from '@settlewise/rules/calendar';
import { formatLongDate } from './formatDate';

const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** `14:05` in London, of an ISO instant. */
export const formatTime = (instant: string): string => londonTime.format(new Date(instant));

/** `21 November 2026` in London, of an ISO instant. */
export const formatDay = (instant: string): string => formatLongDate(civilDateInLondon(new Date(instant)));

/** `21 November 2026 at 14:05` in London, of an ISO instant. */
export const formatInstant = (instant: string): string => `${formatDay(instant)} at ${formatTime(instant)}`;
