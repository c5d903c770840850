import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedTimelineResponse, TimelineEntry } from '@settlewise/contract';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { formatDate, formatLongDate } from '../../../ui/dates/formatDate';
import { Icon } from '../../../ui/Icon';
import { EmptyState } from '../../../ui/EmptyState';
import { kindLooks } from './kinds';
import { filterIn, groupsOf, shows, withFilter, type TimelineFilter } from './timelineFilter';
import { TimelineFilters } from './TimelineFilters';

const groupDress = {
  p: { xs: '16px 16px 4px', sm: '20px 26px 12px' },
  '& > h3': { pb: 1, fontVariantNumeric: 'tabular-nums' },
  // A year may be longer than a page.
  '@media print': { p: 0, border: 0, breakInside: 'auto', '& > h3': { breakAfter: 'avoid' } },
} as const;

const entryDress = {
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr) auto',
  gap: '4px 20px',
  py: 1.5,
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
  '@media screen and (max-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { py: 0.75 },
} as const;

const kindDress = { display: 'inline-flex', alignItems: 'center', alignSelf: 'start', gap: 0.75 } as const;

/** Everything that happened and is known to be ahead, the newest first; on paper a document of its own. */
export function Timeline({ answer: { record, asOf, entries } }: { answer: SharedTimelineResponse }) {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const shown = entries.filter((entry) => shows(filter, entry));
  if (entries.length === 0)
    return (
      <EmptyState icon="milestones" title="Nothing has happened yet">
        {record.name} has recorded nothing with a date so far.
      </EmptyState>
    );
  return (
    <Stack
      component="section"
      aria-labelledby="timeline"
      sx={{ gap: 2.5, minWidth: 0, '@media print': { gap: 1.5 } }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 20px' }}
      >
        <Typography variant="h2" id="timeline">
          Timeline
        </Typography>
        <Button look="quiet" icon="print" className="noPrint" onClick={() => window.print()}>
          Print / Save as PDF
        </Button>
      </Stack>
      <TimelineFilters
        filter={filter}
        onChange={(changed) =>
          setSearch((now) => withFilter(now, changed), { replace: true, preventScrollReset: true })
        }
      />
      <Typography color="textSecondary">
        <span role="status">
          {shown.length === entries.length
            ? entriesInWords(shown.length)
            : `${shown.length} of ${entriesInWords(entries.length)}`}
        </span>
        , as of {formatLongDate(asOf)}
        {printedFilter(filter)}
      </Typography>
      {shown.length === 0 && <p>Nothing of this kind lies in this period.</p>}
      {groupsOf(shown).map(({ title, entries: group }) => (
        <Card key={title} component="section" aria-label={title} sx={groupDress}>
          <Typography variant="h3">{title}</Typography>
          <ol>
            {group.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </Card>
      ))}
    </Stack>
  );
}

function Entry({ entry: { kind, date, endDate, title, detail } }: { entry: TimelineEntry }) {
  const { icon, word } = kindLooks[kind];
  return (
    <Box component="li" sx={entryDress}>
      <Typography
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', '& time': { whiteSpace: 'nowrap' } }}
      >
        <time dateTime={date}>{formatDate(date)}</time>
        {endDate !== null && (
          <>
            {' '}
            – <time dateTime={endDate}>{formatDate(endDate)}</time>
          </>
        )}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
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

const entriesInWords = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** What was left out, so that a printed page does not pass for the whole. */
function printedFilter({ kind, from, to }: TimelineFilter): string {
  return [
    ...(kind === null ? [] : [` · only: ${kindLooks[kind].word}`]),
    ...(from === null ? [] : [` · from ${formatLongDate(from)}`]),
    ...(to === null ? [] : [` · to ${formatLongDate(to)}`]),
  ].join('');
}
