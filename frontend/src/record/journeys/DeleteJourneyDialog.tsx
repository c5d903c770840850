import type { JourneyResponse } from '@settlewise/contract/journeys';
import { messageFor } from '../../api/errors';
import { formatDate, formatRange } from '../../ui/dates/formatDate';
import { RemoveDialog } from '../../ui/dialog/RemoveDialog';
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
  failed: { title: 'Error Deleting Journey', text: 'Failed to delete absence journey. Please try again.' },
};

interface DeleteJourneyDialogProps {
  journey: JourneyResponse;
  /** The call that deletes it. */
  deletion: { mutateAsync: (id: string) => Promise<void>; isPending: boolean };
  words?: DeletionWords | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

const datesInWords = ({ departureDate, returnDate }: JourneyResponse): string =>
  returnDate === null ? `since ${formatDate(departureDate)}` : formatRange(departureDate, returnDate);

/** Asks before a journey is deleted. */
export function DeleteJourneyDialog(props: DeleteJourneyDialogProps) {
  const { journey, deletion, words = ofTheTracker, ...events } = props;
  return (
    <RemoveDialog
      title="Delete this journey?"
      act="Delete journey"
      busyAct="Deleting…"
      busy={deletion.isPending}
      remove={() => deletion.mutateAsync(journey.id)}
      done={words.done}
      failed={{ title: words.failed.title }}
      problemOf={(error) => messageFor(error, words.failed.text)}
      {...events}
    >
      <p>
        <strong>{journey.destination}</strong>, {datesInWords(journey)}, {dayCount(journey.days)}.
      </p>
      <p>It will no longer count as days away.</p>
    </RemoveDialog>
  );
}
