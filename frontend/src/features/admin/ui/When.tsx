import Box from '@mui/material/Box';
import { civilDateInLondon } from '@settlewise/rules';
import { formatDate } from '../../../ui/dates/formatDate';

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

interface WhenProps {
  at: string | null;
  /** What stands there for no moment. */
  none?: string;
  /** Only the day, where the time of day tells nothing. */
  dayOnly?: boolean;
}

/** A moment in London to the second. */
export function When({ at, none = '–', dayOnly = false }: WhenProps) {
  if (at === null) return <>{none}</>;
  return (
    <Box
      component="time"
      dateTime={at}
      sx={{ fontVariantNumeric: 'tabular-nums', 'td &, th &': { whiteSpace: 'nowrap' } }}
    >
      {dayOnly ? formatDate(civilDateInLondon(new Date(at))) : formatShortInstant(at)}
    </Box>
  );
}
