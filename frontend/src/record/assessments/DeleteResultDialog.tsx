import type { SavedAssessmentSummary } from '@settlewise/contract/assessments';
import { useDiscardAssessment } from './assessmentQueries';
import { messageFor } from '../../api/errors';
import { formatInstant } from '../../ui/dates/formatInstant';
import { RemoveDialog } from '../../ui/dialog/RemoveDialog';
import { nameOf } from './savedResult';

interface DeleteResultDialogProps {
  result: SavedAssessmentSummary;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a saved result is deleted. */
export function DeleteResultDialog({ result, ...events }: DeleteResultDialogProps) {
  const deletion = useDiscardAssessment();
  return (
    <RemoveDialog
      title="Delete this result?"
      act="Delete result"
      busyAct="Deleting…"
      busy={deletion.isPending}
      remove={() => deletion.mutateAsync(result.id)}
      done={{ title: 'Result deleted', text: 'The saved result has been deleted.' }}
      problemOf={(error) => messageFor(error, 'We could not delete this result. Please try again.')}
      {...events}
    >
      <p>
        <strong>{nameOf(result)}</strong>, saved on {formatInstant(result.savedAt)}.
      </p>
      <p>Your record and what you typed into the calculator stay as they are.</p>
    </RemoveDialog>
  );
}
