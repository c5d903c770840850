import { messageFor } from '../../../api/errors';
import { LoadFailure } from '../../../ui/LoadFailure';

/** The recorded journeys did not come: why, and another try. */
export function RecordedJourneysFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <LoadFailure title="We could not load your recorded journeys" act="Try again" onRetry={onRetry}>
      {messageFor(error, 'You can type your trips instead, or try again in a moment.')}
    </LoadFailure>
  );
}
