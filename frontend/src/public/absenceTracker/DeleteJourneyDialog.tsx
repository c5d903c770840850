import type { JourneyResponse } from '@settlewise/contract';
import { useState } from 'react';
import { messageFor } from '../../api/errors';
import { formatDate } from '../../ui/dates/formatDate';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/toasts/toastStore';
import { dayCount } from './labels';

interface ToastText {
  readonly title: string;
  readonly text: string;
}

/** What is said of a deletion in a toast. */
export interface DeletionWords {
  readonly done: ToastText;
  readonly failed: ToastText;
}

const ofTheTracker: DeletionWords = {
  done: { title: 'Journey Deleted', text: 'Your absence record has been deleted successfully.' },
  failed: {
    title: 'Error Deleting Journey',
    text: 'Failed to delete absence journey. Please try again.',
  },
};

interface DeleteJourneyDialogProps {
  journey: JourneyResponse;
  /** The call that deletes it. */
  deletion: { mutateAsync: (id: string) => Promise<void>; isPending: boolean };
  words?: DeletionWords;
  onClose: () => void;
  /** After the dialog of a deleted journey has gone. */
  onDeleted: () => void;
}

/** Asks before a journey is deleted. */
export function DeleteJourneyDialog(props: DeleteJourneyDialogProps) {
  const { journey, deletion, words = ofTheTracker, onClose, onDeleted } = props;
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await deletion.mutateAsync(journey.id);
      showToast(words.done.title, words.done.text);
      onClose();
      // The dialog gives the focus back when it goes; what comes after that stays.
      setTimeout(onDeleted);
    } catch (error) {
      const message = messageFor(error, words.failed.text);
      showToast(words.failed.title, message, 'destructive');
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
