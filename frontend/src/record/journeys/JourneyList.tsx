import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { JourneyResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { IconButton } from '../../ui/Button';
import { formatDate } from '../../ui/dates/formatDate';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { JourneyMarks } from './JourneyMarks';
import { dayCount, reasonLabel } from './labels';
import { Tooltip } from '../../ui/Tooltip';

/** What can be done with a journey in the list. */
export interface JourneyActions {
  onEdit: (journey: JourneyResponse) => void;
  onDelete: (journey: JourneyResponse) => void;
}

interface JourneyListProps extends JourneyActions {
  /** The latest first. */
  journeys: readonly JourneyResponse[];
  today: CivilDate;
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

/** Journeys with what can be done with each: a table, and cards on a phone. */
export function JourneyList({ journeys, today, onEdit, onDelete }: JourneyListProps) {
  return (
    <DataTable
      label="Your journeys, the latest first"
      columns={columnsOn(today)}
      rows={journeys}
      keyOf={({ id }) => id}
      heading="h3"
      acts={(journey) => (
        <>
          <IconButton
            icon="edit"
            label={`Edit journey to ${journey.destination}`}
            onClick={() => onEdit(journey)}
          />
          <IconButton
            icon="bin"
            label={`Delete journey to ${journey.destination}`}
            onClick={() => onDelete(journey)}
          />
        </>
      )}
    />
  );
}

/** A journey's notes, shown when its button is pointed at, tapped or reached by keyboard; printed in full. */
function JourneyNotes({ journey }: { journey: JourneyResponse }) {
  if (journey.notes === null || journey.notes === '') return null;
  return (
    <>
      <span className="noPrint">
        <Tooltip text={journey.notes}>
          {(describedBy) => (
            <IconButton
              icon="note"
              label={`Notes on ${journey.destination}`}
              title=""
              aria-describedby={describedBy}
            />
          )}
        </Tooltip>
      </span>
      <span className="printOnly">{journey.notes}</span>
    </>
  );
}
