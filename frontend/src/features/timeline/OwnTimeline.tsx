import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OwnTimelineResponse, TimelineEntry } from '@settlewise/contract/timelineEntries';
import type { CivilDate } from '@settlewise/rules/calendar';
import { useSearchParams } from 'react-router-dom';
import { EntryList } from '../../record/timeline/EntryList';
import { countInWords, entriesInWords, leftOutInWords } from '../../record/timeline/sentences';
import { filterIn, groupsOf, isFiltering, shows, withFilter } from '../../record/timeline/timelineFilter';
import { TimelineFilters } from '../../record/timeline/TimelineFilters';
import { Disclosure } from '../../ui/Disclosure';
import { formatLongDate } from '../../ui/dates/formatDate';
import { MoreLink } from '../../ui/MoreLink';
import { SectionCard } from '../../ui/SectionCard';
import { Note } from '../../ui/Note';
import { RulesNote } from '../../ui/sources/RulesNote';

/** So many entries stand open; what comes later is opened by those who want it. */
const soonest = 8;

interface OwnTimelineProps {
  answer: OwnTimelineResponse;
  /** Everything stands open. */
  whole: boolean;
}

/** What is ahead on a card of its own, and below it the years that are past, each closed until it is wanted. */
export function OwnTimeline({ answer: { asOf, entries }, whole }: OwnTimelineProps) {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const filtering = isFiltering(filter);
  const shown = entries.filter((entry) => shows(filter, entry));
  const ahead = shown.filter(({ isAhead }) => isAhead);
  const years = groupsOf(shown.filter(({ isAhead }) => !isAhead));
  return (
    <>
      <SectionCard title="Ahead">
        {ahead.length === 0 ? (
          <NothingAhead filtering={filtering} />
        ) : (
          <Ahead entries={ahead} asOf={asOf} whole={whole || filtering} />
        )}
      </SectionCard>
      {years.length > 0 && (
        <SectionCard title="What happened so far">
          <div>
            {years.map(({ title, entries: group }) => (
              <Disclosure
                key={title}
                summary={`${title}: ${entriesInWords(group.length)}`}
                open={whole || filtering}
              >
                <EntryList entries={group} />
              </Disclosure>
            ))}
          </div>
        </SectionCard>
      )}
      <Stack className="noPrint">
        <Disclosure summary="Show only some of it" open={filtering}>
          <TimelineFilters
            filter={filter}
            onChange={(changed) =>
              setSearch((now) => withFilter(now, changed), { replace: true, preventScrollReset: true })
            }
          />
        </Disclosure>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        <span role="status">{countInWords(shown.length, entries.length)}</span>, as of {formatLongDate(asOf)}
        {leftOutInWords(filter)}
      </Typography>
      <Note>
        <RulesNote />.
      </Note>
    </>
  );
}

function Ahead({
  entries,
  asOf,
  whole,
}: {
  entries: readonly TimelineEntry[];
  asOf: CivilDate;
  whole: boolean;
}) {
  const later = entries.slice(soonest);
  return (
    <div>
      <EntryList entries={entries.slice(0, soonest)} today={asOf} />
      {later.length > 0 && (
        <Disclosure summary={`Later: ${entriesInWords(later.length)}`} open={whole}>
          <EntryList entries={later} today={asOf} />
        </Disclosure>
      )}
    </div>
  );
}

function NothingAhead({ filtering }: { filtering: boolean }) {
  if (filtering) return <p>Nothing of this kind lies ahead in this period.</p>;
  return (
    <>
      <p>Nothing lies ahead yet. Add your visa, and the days that matter stand here.</p>
      <div>
        <MoreLink to="/dashboard/immigration-profile">Add your visa</MoreLink>
      </div>
    </>
  );
}
