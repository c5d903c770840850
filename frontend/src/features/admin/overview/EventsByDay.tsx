import type { AdminOverviewResponse } from '@settlewise/contract/admin';
import { formatDate } from '../../../ui/dates/formatDate';
import { Disclosure } from '../../../ui/Disclosure';
import { DataTable } from '../../../ui/table/DataTable';
import { SectionCard } from '../../../ui/SectionCard';
import { counted, numberText } from '../ui/labels';
import { DayChart } from './DayChart';

type Days = AdminOverviewResponse['eventsByDay'];

/** How many events were recorded on each of the last thirty days: a picture, and the same as a table. */
export function EventsByDay({ days }: { days: Days }) {
  const total = days.reduce((sum, { events }) => sum + events, 0);
  const most = days.reduce<Days[number] | null>(
    (busiest, day) => (busiest === null || day.events > busiest.events ? day : busiest),
    null,
  );
  const summary =
    most === null || most.events === 0
      ? 'No events in the last thirty days.'
      : `${counted(total, 'event')} in the last thirty days; most on ${formatDate(most.day)}: ${numberText(most.events)}.`;
  return (
    <SectionCard title="Events a day">
      <p>{summary}</p>
      <DayChart days={days} label={`Bars of the events a day. ${summary}`} />
      <Disclosure summary="Show as a table">
        <DataTable
          scrolls="region"
          label="Events a day, the newest first"
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', label: 'Day', show: ({ day }) => formatDate(day) },
            { key: 'events', label: 'Events', number: true, show: ({ events }) => numberText(events) },
          ]}
        />
      </Disclosure>
    </SectionCard>
  );
}
