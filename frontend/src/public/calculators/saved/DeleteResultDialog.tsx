import type { SavedAssessmentSummary } from '@settlewise/contract';
import { useState } from 'react';
import { useDiscardAssessment } from '../../../api/assessments';
import { messageFor } from '../../../api/errors';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { formatInstant } from '../../../ui/dates/formatInstant';
import { showToast } from '../../../ui/toasts/toastStore';
import { nameOf } from './savedResult';

interface DeleteResultDialogProps {
  result: SavedAssessmentSummary;
  onClose: () => void;
  /** After the dialog of a deleted result has gone. */
  onDeleted: () => void;
}

/** Asks before a saved result is deleted. */
export function DeleteResultDialog({ result, onClose, onDeleted }: DeleteResultDialogProps) {
  const deletion = useDiscardAssessment();
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await deletion.mutateAsync(result.id);
      showToast('Result deleted', 'The saved result has been deleted.');
      onClose();
      // The dialog gives the focus back when it goes; what comes after that stays.
      setTimeout(onDeleted);
    } catch (error) {
      setProblem(messageFor(error, 'We could not delete this result. Please try again.'));
    }
  }

  return (
    <ConfirmDialog
      open
      title="Delete this result?"
      act="Delete result"
      busyAct="Deleting…"
      busy={deletion.isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <strong>{nameOf(result)}</strong>, saved on {formatInstant(result.savedAt)}.
      </p>
      <p>Your journeys and what you typed into the calculator stay as they are.</p>
    </ConfirmDialog>
  );
}
