import type { DependantResponse } from '@settlewise/contract';
import { useState } from 'react';
import { useRemoveDependant } from '../../api/dependants';
import { messageFor } from '../../api/errors';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/toasts/toastStore';
import { fullNameOf, relationshipLabel } from './labels';

const failed = 'There was a problem removing the dependant. Please try again.';

interface RemoveDependantDialogProps {
  dependant: DependantResponse;
  onClose: () => void;
  /** After the dialog of a removed dependant has gone. */
  onRemoved: () => void;
}

/** Asks before a dependant is removed. */
export function RemoveDependantDialog({ dependant, onClose, onRemoved }: RemoveDependantDialogProps) {
  const removal = useRemoveDependant();
  const [problem, setProblem] = useState<string | null>(null);
  const name = fullNameOf(dependant);

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await removal.mutateAsync(dependant.id);
      showToast('Dependant removed', `${name} is no longer one of your dependants.`);
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
      title="Remove this dependant?"
      act="Remove dependant"
      busyAct="Removing…"
      busy={removal.isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>, {relationshipLabel(dependant.relationship).toLowerCase()}.
      </p>
      <p>This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
