import Box from '@mui/material/Box';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { formatDate } from '../../../ui/dates/formatDate';

const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const toTheMinute = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** `21 Nov 2026, 14:05:33` in London, of an ISO instant. */
export function formatShortInstant(instant: string): string {
  const at = new Date(instant);
  return `${formatDate(civilDateInLondon(at))}, ${londonTime.format(at)}`;
}

interface WhenProps {
  at: string | null;
  /** What stands there for no moment. */
  none?: string;
  /** Only the day, where the time of day tells nothing. */
  dayOnly?: boolean;
  /** Without the seconds, in a list. */
  inList?: boolean;
}

/** A moment in London to the second. */
export function When({ at, none = '–', dayOnly = false, inList = false }: WhenProps) {
  if (at === null) return <>{none}</>;
  return (
    <Box
      component="time"
      dateTime={at}
      sx={{ fontVariantNumeric: 'tabular-nums', 'td &, th &': { whiteSpace: 'nowrap' } }}
    >
      {textOf(at, dayOnly, inList)}
    </Box>
  );
}

function textOf(instant: string, dayOnly: boolean, inList: boolean): string {
  const at = new Date(instant);
  const day = formatDate(civilDateInLondon(at));
  if (dayOnly) return day;
  return inList ? `${day}, ${toTheMinute.format(at)}` : formatShortInstant(instant);
}
