import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Says that the dashboard as a whole could not be loaded. */
export function DashboardFailure({ error, onRetry }: FailureProps) {
  return (
    <Notice
      tone="over"
      role="alert"
      title="Error Loading Dashboard"
      actions={
        <Button look="quiet" icon="refresh" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      <p>{messageFor(error, 'There was a problem loading your dashboard. Please try again.')}</p>
    </Notice>
  );
}

/** Says that one part of it could not be loaded. */
export function DataFailure({ error, onRetry, what }: FailureProps & { what: string }) {
  return (
    <Notice
      tone="over"
      role="alert"
      title="Error Loading Data"
      actions={
        <Button look="quiet" icon="refresh" onClick={onRetry}>
          Refresh
        </Button>
      }
    >
      <p>{messageFor(error, `There was a problem loading ${what}. Please try again.`)}</p>
    </Notice>
  );
}
