import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { JourneyResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { formatDate } from '../../ui/dates/formatDate';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { JourneyMarks } from './JourneyMarks';
import { JourneyNotes } from './JourneyNotes';
import { JourneyRowActions, type JourneyActions } from './JourneyRowActions';
import { dayCount, reasonLabel } from './labels';

interface JourneyListProps extends JourneyActions {
  journeys: readonly JourneyResponse[];
  today: CivilDate;
}

/** Journeys in the order that they are given in, and what can be done with each. */
export function JourneyList({ journeys, today, ...actions }: JourneyListProps) {
  return (
    <DataTable
      label="Your journeys, the latest first"
      columns={columnsOn(today)}
      rows={journeys}
      keyOf={({ id }) => id}
      heading="h3"
      acts={(journey) => <JourneyRowActions journey={journey} {...actions} />}
    />
  );
}

const columnsOn = (today: CivilDate): readonly Column<JourneyResponse>[] => [
  {
    key: 'dates',
    label: 'Dates',
    onCard: 'line',
    show: (journey) => (
      <>
        <Box component="span" sx={{ whiteSpace: 'nowrap', wordSpacing: '0.1em' }}>
          {formatDate(journey.departureDate)} – {formatDate(journey.returnDate)}
        </Box>
        <JourneyMarks journey={journey} today={today} />
      </>
    ),
  },
  { key: 'days', label: 'Duration', onCard: 'aside', oneLine: true, show: ({ days }) => dayCount(days) },
  { key: 'destination', label: 'Destination', onCard: 'name', show: ({ destination }) => destination },
  {
    key: 'reason',
    label: 'Reason',
    onCard: 'foot',
    show: (journey) => (
      <Stack component="span" direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        {reasonLabel(journey.reason)}
        <JourneyNotes journey={journey} />
      </Stack>
    ),
  },
];
