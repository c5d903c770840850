import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedTimelineResponse } from '@settlewise/contract/shared';
import type { TimelineEntry } from '@settlewise/contract/timelineEntries';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { Disclosure } from '../../../ui/Disclosure';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { EmptyState } from '../../../ui/EmptyState';
import { FoldsOnPhone } from '../../../ui/FoldsOnPhone';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import { useNarrow } from '../../../ui/useNarrow';
import { EntryList } from '../../../record/timeline/EntryList';
import { countInWords, entriesInWords, leftOutInWords } from '../../../record/timeline/sentences';
import {
  decidingFirst,
  filterIn,
  groupsOf,
  shows,
  withFilter,
} from '../../../record/timeline/timelineFilter';
import { TimelineFilters } from '../../../record/timeline/TimelineFilters';

/** On a phone so many entries stand open together; of more, all groups but the first are closed. */
const openTogether = 5;

/** The query's word for the order of the dates; without it what decides the answer stands first. */
const byDate = 'date';

/** Everything that happened and is known to be ahead, what decides the answer first; on paper a document of its own. */
export function Timeline({
  answer: { record, asOf, deadlines, entries },
}: {
  answer: SharedTimelineResponse;
}) {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const ordered = search.get('order') === byDate;
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
        <Stack className="noPrint" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            look="plain"
            icon="calendar"
            onClick={() =>
              setSearch((now) => inOrder(now, !ordered), { replace: true, preventScrollReset: true })
            }
          >
            {ordered ? 'Put what decides first' : 'Put in order of date'}
          </Button>
          <Button look="quiet" icon="print" onClick={() => window.print()}>
            Print / Save as PDF
          </Button>
        </Stack>
      </Stack>
      {deadlines.length > 0 && <Deadlines deadlines={deadlines} />}
      <FoldsOnPhone summary="Show only some of it">
        <TimelineFilters
          filter={filter}
          onChange={(changed) =>
            setSearch((now) => withFilter(now, changed), { replace: true, preventScrollReset: true })
          }
        />
      </FoldsOnPhone>
      <Typography color="textSecondary">
        <span role="status">{countInWords(shown.length, entries.length)}</span>, as of {formatLongDate(asOf)}
        {leftOutInWords(filter)}
      </Typography>
      {shown.length === 0 && <p>Nothing of this kind lies in this period.</p>}
      {(ordered ? groupsOf(shown) : decidingFirst(shown)).map(({ title, entries: group }, at) => (
        <SectionCard
          key={title}
          title={title}
          heading="h3"
          foldsTo={at > 0 && shown.length > openTogether ? entriesInWords(group.length) : undefined}
        >
          <Entries entries={group} />
        </SectionCard>
      ))}
    </Stack>
  );
}

/** Of a group that stands open on a phone the first entries, and the rest for those who want it. */
function Entries({ entries }: { entries: readonly TimelineEntry[] }) {
  const narrow = useNarrow(640);
  if (!narrow || entries.length <= openTogether) return <EntryList entries={entries} />;
  const others = entries.slice(openTogether);
  return (
    <div>
      <EntryList entries={entries.slice(0, openTogether)} />
      <Disclosure summary={`Show the other ${entriesInWords(others.length)}`}>
        <EntryList entries={others} />
      </Disclosure>
    </div>
  );
}

type DeadlinesProps = Pick<SharedTimelineResponse, 'deadlines'>;

/** So many deadlines stand open on a phone: the soonest. */
const openOnPhone = 3;

/** What the owner is told of now, because something is lost after its day. */
function Deadlines({ deadlines }: DeadlinesProps) {
  const narrow = useNarrow(640);
  const open = narrow && deadlines.length > openOnPhone + 1 ? openOnPhone : deadlines.length;
  const later = deadlines.slice(open);
  return (
    <SectionCard title="Deadlines that the owner is told of now" heading="h3">
      <DeadlineList deadlines={deadlines.slice(0, open)} />
      {later.length > 0 && (
        <Disclosure summary={`Show the other ${later.length} deadlines`}>
          <DeadlineList deadlines={later} />
        </Disclosure>
      )}
    </SectionCard>
  );
}

const DeadlineList = ({ deadlines }: DeadlinesProps) => (
  <Stack component="ul" spacing={1}>
    {deadlines.map(({ kind, day, title, toldSince }) => (
      <li key={`${kind} ${day} ${title}`}>
        <strong>{formatLongDate(day)}</strong> {title}
        {toldSince !== null && <Note>Told since {formatLongDate(toldSince)}.</Note>}
      </li>
    ))}
  </Stack>
);

function inOrder(search: URLSearchParams, ordered: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (ordered) next.set('order', byDate);
  else next.delete('order');
  return next;
}
