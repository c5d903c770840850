import MaterialLink from '@mui/material/Link';
import { type AdminEventResponse, eventNamesResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { adminPath } from '../api/dataProvider';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { Icon } from '../../../ui/Icon';
import { sentenceOf } from '../record/eventSentences';
import { streamKindWords } from '../record/streamWords';
import type { Column } from '../../../ui/table/columns';
import type { FilterField, FilterValues } from '../ui/filterFields';
import { ListPage } from '../ui/ListPage';
import { When } from '../ui/When';
import { pathOfEvent, roleOptions, StreamLink, whoActed, WhoseData } from './EventLinks';

const columns: readonly Column<AdminEventResponse>[] = [
  {
    key: 'type',
    label: 'Event',
    show: ({ id, type }) => <Link to={pathOfEvent(id)}>{sentenceOf(type)}</Link>,
  },
  {
    key: 'recordedAt',
    label: 'Recorded',
    sortable: true,
    show: ({ recordedAt }) => <When at={recordedAt} inList />,
  },
  { key: 'userId', label: 'Whose data', show: (event) => <WhoseData event={event} /> },
  { key: 'actorId', label: 'Who acted', show: whoActed },
  { key: 'stream', label: 'About', show: ({ stream }) => <StreamLink stream={stream} /> },
];

const choices = (values: readonly string[] = [], wordsOf = (value: string) => value) =>
  values.map((value) => ({ value, label: wordsOf(value) }));

const folded = true;

/** Every event, with what stands beside it and nothing of its content. */
export function EventsPage() {
  const { data: names } = useAdminAnswer('/event-names', eventNamesResponse);
  const filters: readonly FilterField[] = [
    {
      kind: 'choice',
      name: 'type',
      label: 'Event',
      any: 'All events',
      options: choices(names?.types, (type) => sentenceOf(type)),
    },
    {
      kind: 'choice',
      name: 'streamKind',
      label: 'About',
      any: 'All kinds',
      options: choices(names?.streamKinds, streamKindWords),
    },
    { kind: 'day', name: 'from', label: 'From', edge: 'from' },
    { kind: 'day', name: 'to', label: 'Until', edge: 'to' },
    { kind: 'choice', name: 'actorRole', label: 'Role', any: 'All roles', options: roleOptions, folded },
    { kind: 'id', name: 'userId', label: 'Whose data: a person’s id', folded },
    { kind: 'id', name: 'actorId', label: 'Who acted: a person’s id', folded },
    { kind: 'text', name: 'correlationId', label: 'Request: a correlation id', folded },
    { kind: 'text', name: 'stream', label: 'Stream: its whole name', folded },
  ];
  return (
    <ListPage
      title="Events"
      lead={
        <p>Everything that has happened, in the order of the log. What an event holds is not shown here.</p>
      }
      resource="events"
      noun="events"
      one="event"
      columns={columns}
      filters={filters}
      tools={(filter) => <CsvLink filter={filter} />}
      sort={{ field: 'recordedAt', order: 'DESC' }}
      empty={{ icon: 'milestones', text: 'What happens from now on shows here.' }}
    />
  );
}

function CsvLink({ filter }: { filter: FilterValues }) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <MaterialLink
      href={`${adminPath}/events.csv?${query.toString()}`}
      download
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}
    >
      <Icon name="download" /> Save these events as CSV
    </MaterialLink>
  );
}
