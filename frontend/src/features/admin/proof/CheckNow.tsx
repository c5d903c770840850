import { messageFor } from '../../../api/errors';
import { Button } from '../../../ui/Button';
import { showToast } from '../../../ui/toasts/toastStore';
import { useAdminAct } from '../api/useAdminAct';

/** Begins a check of the whole log. While one goes on, there is nothing to begin. */
export function CheckNow({ underWay }: { underWay: boolean }) {
  const start = useAdminAct();
  const busy = underWay || start.isPending;
  async function check(): Promise<void> {
    try {
      await start.mutateAsync({ path: '/proof/checks' });
    } catch (error) {
      showToast(
        'Not checked',
        messageFor(error, 'The check could not be started. Please try again in a moment.'),
        'destructive',
      );
    }
  }
  return (
    <Button icon="shield" busy={busy} onClick={() => void check()}>
      {busy ? 'Checking…' : 'Check now'}
    </Button>
  );
}
