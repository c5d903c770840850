import { messageFor } from '../../../api/errors';
import { countJourneysUpTo, type CountedJourney } from '../../../record/journeys/countedJourney';
import { journeyCount } from '../../../record/journeys/labels';
import { useJourneys } from '../../../record/journeys/journeyQueries';
import { useToday } from '../../../ui/dates/useToday';
import { LoadFailure } from '../../../ui/LoadFailure';
import { ReplaceDialog } from '../../../record/drafts/ReplaceDialog';

/** The journeys of the absence tracker, an open one up to today, or a placeholder until they are loaded. */
export function useRecordedJourneys() {
  const { data, error, isFetching, refetch } = useJourneys();
  const today = useToday();
  const journeys = data && countJourneysUpTo(data, today);
  const instead =
    error !== null && !isFetching ? (
      <LoadFailure
        title="We could not load your recorded journeys"
        act="Try again"
        onRetry={() => void refetch()}
      >
        {messageFor(error, 'You can type your trips instead, or try again in a moment.')}
      </LoadFailure>
    ) : (
      <p role="status">Loading your recorded journeys…</p>
    );
  return { journeys, instead };
}

interface ReplaceTripsProps {
  journeys: readonly CountedJourney[];
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before recorded journeys take the place of typed trips. */
export function ReplaceTrips({ journeys, ...events }: ReplaceTripsProps) {
  return (
    <ReplaceDialog title="Replace the trips you typed?" {...events}>
      Your {journeyCount(journeys.length)} from the absence tracker take the place of what you typed here. The
      typed trips are not kept.
    </ReplaceDialog>
  );
}
