import { messageFor } from '../../api/errors';
import { Notice } from '../../ui/Notice';

/** Why an answer was not stored; nothing while it was. */
export function NotStored({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <Notice tone="over" role="alert">
      <p>{messageFor(error, 'Your answer was not stored. Please try again.')}</p>
    </Notice>
  );
}
