import type { SharedTimelineResponse, TimelineEntry } from '@settlewise/contract';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { formatDate, formatLongDate } from '../../../ui/dates/formatDate';
import { Icon } from '../../../ui/Icon';
import { EmptyState } from '../../../ui/EmptyState';
import { kindLooks } from './kinds';
import styles from './Timeline.module.css';
import { filterIn, groupsOf, shows, withFilter, type TimelineFilter } from './timelineFilter';
import { TimelineFilters } from './TimelineFilters';

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
    <section aria-labelledby="timeline" className={styles['timeline']}>
      <div className={styles['top']}>
        <h2 id="timeline">Timeline</h2>
        <Button look="quiet" icon="print" className="noPrint" onClick={() => window.print()}>
          Print / Save as PDF
        </Button>
      </div>
      <TimelineFilters
        filter={filter}
        onChange={(changed) =>
          setSearch((now) => withFilter(now, changed), { replace: true, preventScrollReset: true })
        }
      />
      <p className={styles['count']}>
        <span role="status">
          {shown.length === entries.length
            ? entriesInWords(shown.length)
            : `${shown.length} of ${entriesInWords(entries.length)}`}
        </span>
        , as of {formatLongDate(asOf)}
        {printedFilter(filter)}
      </p>
      {shown.length === 0 && <p>Nothing of this kind lies in this period.</p>}
      {groupsOf(shown).map(({ title, entries: group }) => (
        <section key={title} aria-label={title} className={styles['group']}>
          <h3 className={styles['groupTitle']}>{title}</h3>
          <ol className={styles['entries']}>
            {group.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Entry({ entry: { kind, date, endDate, title, detail } }: { entry: TimelineEntry }) {
  const { icon, word } = kindLooks[kind];
  return (
    <li className={styles['entry']}>
      <p className={styles['date']}>
        <time dateTime={date}>{formatDate(date)}</time>
        {endDate !== null && (
          <>
            {' '}
            – <time dateTime={endDate}>{formatDate(endDate)}</time>
          </>
        )}
      </p>
      <div className={styles['what']}>
        <p className={styles['entryTitle']}>{title}</p>
        {detail !== null && <p className={styles['detail']}>{detail}</p>}
      </div>
      <p className={styles['kind']}>
        <Icon name={icon} size={18} /> {word}
      </p>
    </li>
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
