import { civilDateInLondon } from '@settlewise/rules';
import { formatDate } from '../../ui/dates/formatDate';

const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `21 Nov 2026, 14:05:33` in London, of an ISO instant. */
export function formatShortInstant(instant: string): string {
  const at = new Date(instant);
  return `${formatDate(civilDateInLondon(at))}, ${londonTime.format(at)}`;
}
