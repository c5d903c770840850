import { labelOfVisaType, type VisaHistoryEntryResponse } from '@settlewise/contract';
import { useState } from 'react';
import { messageFor } from '../../api/errors';
import { useRemoveVisaHistory } from '../../api/immigrationProfile';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/toasts/toastStore';
import { periodOf } from './visaHistoryWords';

const failed = 'There was a problem removing the visa history. Please try again.';

interface RemoveVisaHistoryDialogProps {
  entry: VisaHistoryEntryResponse;
  onClose: () => void;
  /** After the dialog of a removed visa has gone. */
  onRemoved: () => void;
}

/** Asks before a visa is taken out of the history. */
export function RemoveVisaHistoryDialog({ entry, onClose, onRemoved }: RemoveVisaHistoryDialogProps) {
  const removal = useRemoveVisaHistory();
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await removal.mutateAsync(entry.id);
      showToast('Visa history removed', 'The visa is no longer in your history.');
      onClose();
      // The dialog gives the focus back when it goes; what comes after that stays.
      setTimeout(onRemoved);
    } catch (error) {
      showToast('Error', failed, 'destructive');
      setProblem(messageFor(error, failed));
    }
  }

  return (
    <ConfirmDialog
      open
      title="Remove this visa?"
      act="Remove visa"
      busyAct="Removing…"
      busy={removal.isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <strong>{labelOfVisaType(entry.visaType)}</strong>, {periodOf(entry)}.
      </p>
      <p>This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
