import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedTimelineResponse } from '@settlewise/contract';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { EmptyState } from '../../../ui/EmptyState';
import { EntryList } from '../../../record/timeline/EntryList';
import { countInWords, leftOutInWords } from '../../../record/timeline/sentences';
import { filterIn, groupsOf, shows, withFilter } from '../../../record/timeline/timelineFilter';
import { TimelineFilters } from '../../../record/timeline/TimelineFilters';

const groupDress = {
  p: { xs: '16px 16px 4px', sm: '20px 26px 12px' },
  '& > h3': { pb: 1, fontVariantNumeric: 'tabular-nums' },
  // A year may be longer than a page.
  '@media print': { p: 0, border: 0, breakInside: 'auto', '& > h3': { breakAfter: 'avoid' } },
} as const;

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
        <span role="status">{countInWords(shown.length, entries.length)}</span>, as of {formatLongDate(asOf)}
        {leftOutInWords(filter)}
      </Typography>
      {shown.length === 0 && <p>Nothing of this kind lies in this period.</p>}
      {groupsOf(shown).map(({ title, entries: group }) => (
        <Card key={title} component="section" aria-label={title} sx={groupDress}>
          <Typography variant="h3">{title}</Typography>
          <EntryList entries={group} />
        </Card>
      ))}
    </Stack>
  );
}
