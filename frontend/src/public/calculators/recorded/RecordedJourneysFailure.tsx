import { Button } from '../../../ui/Button';
import { messageFor } from '../../../api/errors';
import { Notice } from '../../../ui/Notice';

/** The recorded journeys did not come: why, and another try. */
export function RecordedJourneysFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      tone="over"
      role="alert"
      title="We could not load your recorded journeys"
      actions={
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>{messageFor(error, 'You can type your trips instead, or try again in a moment.')}</p>
    </Notice>
  );
}
