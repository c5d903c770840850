import type { JourneyResponse } from '@settlewise/contract/journeys';
import { useState, type ComponentProps } from 'react';
import { useToday } from '../../ui/dates/useToday';
import { asPrinted } from './asPrinted';
import { countJourneysUpTo } from './countedJourney';
import { DeleteJourneyDialog } from './DeleteJourneyDialog';
import { JourneyEditor } from './JourneyEditor';
import { marksOf } from './JourneyMarks';
import { reasonLabel } from './labels';
import { PrintedTrips } from './PrintedTrips';
import { TripList } from './trips/TripList';
import { useOpenTrips } from './trips/useOpenTrips';

interface JourneyListProps extends Pick<
  ComponentProps<typeof DeleteJourneyDialog>,
  'deletion' | 'words' | 'onRemoved'
> {
  /** The journeys on show, the latest first. */
  journeys: readonly JourneyResponse[];
  /** All recorded journeys. */
  all: readonly JourneyResponse[];
}

/** Journeys of the record, a line each: changed where they stand, and deleted after a question. On paper every one in full. */
export function JourneyList({ journeys, all, ...deleting }: JourneyListProps) {
  const today = useToday();
  const opened = useOpenTrips();
  const [toDelete, setToDelete] = useState<JourneyResponse | null>(null);
  const byId = new Map(journeys.map((journey) => [journey.id, journey]));
  return (
    <>
      <div className="noPrint">
        <TripList
          label="Your journeys, the latest first"
          nameLabel="Destination"
          heading="h3"
          opened={opened}
          takeOut="Delete"
          linesAtFirst={6}
          onTakeOut={(id) => setToDelete(byId.get(id) ?? null)}
          lines={journeys.map((journey) => ({
            id: journey.id,
            name: journey.destination,
            called: `journey to ${journey.destination}`,
            from: journey.departureDate,
            to: journey.returnDate,
            days: journey.days,
            reason: reasonLabel(journey.reason),
            notes: journey.notes,
            marks: marksOf(journey, today),
          }))}
          editorOf={(id) => {
            const journey = byId.get(id);
            if (journey === undefined) return null;
            return <JourneyEditor journey={journey} others={all} onClose={() => opened.close(id)} />;
          }}
        />
      </div>
      <PrintedTrips trips={countJourneysUpTo(journeys, today).map(asPrinted)} today={today} />
      {toDelete !== null && (
        <DeleteJourneyDialog {...deleting} journey={toDelete} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}
