import type { JourneyResponse } from '@settlewise/contract';
import { useState } from 'react';
import { messageFor } from '../../api/errors';
import { useDeleteJourney } from '../../api/journeys';
import { formatDate } from '../../ui/dates/formatDate';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/toasts/toastStore';
import { dayCount } from './words';

const failed = 'Failed to delete absence journey. Please try again.';

interface DeleteJourneyDialogProps {
  journey: JourneyResponse;
  onClose: () => void;
  /** After the dialog of a deleted journey has gone. */
  onDeleted: () => void;
}

/** Asks before a journey is deleted. */
export function DeleteJourneyDialog({ journey, onClose, onDeleted }: DeleteJourneyDialogProps) {
  const deletion = useDeleteJourney();
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await deletion.mutateAsync(journey.id);
      showToast('Journey Deleted', 'Your absence record has been deleted successfully.');
      onClose();
      // The dialog gives the focus back when it goes; what comes after that stays.
      setTimeout(onDeleted);
    } catch (error) {
      const message = messageFor(error, failed);
      showToast('Error Deleting Journey', message, 'destructive');
      setProblem(message);
    }
  }

  return (
    <ConfirmDialog
      open
      title="Delete this journey?"
      act="Delete journey"
      busyAct="Deleting…"
      busy={deletion.isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <strong>{journey.destination}</strong>, {formatDate(journey.departureDate)} to{' '}
        {formatDate(journey.returnDate)}, {dayCount(journey.days)}.
      </p>
      <p>It will no longer count as days away.</p>
    </ConfirmDialog>
  );
}
