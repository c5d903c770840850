import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TimelineEntry } from '@settlewise/contract/timelineEntries';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatDate } from '../../ui/dates/formatDate';
import { Icon } from '../../ui/Icon';
import { kindLooks } from './kinds';
import { daysUntil } from './sentences';

const entryDress = {
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr) auto',
  gap: '4px 20px',
  py: 1.5,
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
  '@media screen and (max-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@media print': { py: 0.75 },
} as const;

/** Days stand under each other, on a phone each for itself and on one line with how far away it is. */
const day = {
  fontVariantNumeric: 'tabular-nums',
  '& time': { whiteSpace: 'nowrap' },
  '@media screen and (max-width: 768px)': { fontVariantNumeric: 'normal', fontSize: '0.875rem' },
} as const;

const wordsDress = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  // On a phone the kind stands beside the day, and the words below both.
  '@media screen and (max-width: 768px)': { gridRow: 2, gridColumn: '1 / -1' },
} as const;

const kindDress = { display: 'inline-flex', alignItems: 'center', alignSelf: 'start', gap: 0.75 } as const;

interface EntryListProps {
  entries: readonly TimelineEntry[];
  /** Says of what is ahead in how many days it comes. */
  today?: CivilDate | undefined;
}

/** Entries of a timeline in the order in which they came. */
export function EntryList({ entries, today }: EntryListProps) {
  return (
    <ol>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} today={today} />
      ))}
    </ol>
  );
}

function Entry({
  entry: { kind, date, endDate, title, detail, isAhead },
  today,
}: {
  entry: TimelineEntry;
  today?: CivilDate | undefined;
}) {
  const { icon, word } = kindLooks[kind];
  return (
    <Box component="li" sx={entryDress}>
      <Typography color="textSecondary" sx={day}>
        <time dateTime={date}>{formatDate(date)}</time>
        {endDate !== null && (
          <>
            {' '}
            – <time dateTime={endDate}>{formatDate(endDate)}</time>
          </>
        )}
        {isAhead && today !== undefined && (
          <>
            {' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              · {daysUntil(date, today)}
            </Box>
          </>
        )}
      </Typography>
      <Box sx={wordsDress}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {detail !== null && (
          <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
            {detail}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={kindDress}>
        <Icon name={icon} size={18} /> {word}
      </Typography>
    </Box>
  );
}
