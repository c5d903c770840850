import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  children: string;
  onRetry: () => void;
}

/** Says that answers did not come, and asks for them again. */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="over"
      role="alert"
      title="Error Loading Data"
      actions={
        <Button look="quiet" icon="refresh" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  );
}
