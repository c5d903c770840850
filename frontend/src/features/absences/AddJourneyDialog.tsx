import { recordAbsenceRequest, type JourneyResponse } from '@settlewise/contract';
import { namesCrownDependency } from '@settlewise/rules';
import { useRecordAbsence } from '../../record/journeys/absenceQueries';
import { messageFor } from '../../api/errors';
import { JourneyFields } from '../../record/journeys/JourneyFields';
import { useJourneyForm } from '../../record/journeys/useJourneyForm';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { showToast } from '../../ui/toasts/toastStore';

const failed = 'Failed to save your absence journey';

interface AddJourneyDialogProps {
  /** All recorded journeys, to say at once when the dates overlap one of them. */
  others: readonly JourneyResponse[];
  onClose: () => void;
}

/** The form of a new journey, as the dashboard checks and keeps it. */
export function AddJourneyDialog({ others, onClose }: AddJourneyDialogProps) {
  const record = useRecordAbsence();
  const { submit, refuse, summary, busy, ...fields } = useJourneyForm({
    schema: recordAbsenceRequest,
    journey: null,
  });

  return (
    <FormDialog
      title="Add Journey"
      act="Add Journey"
      busyAct="Adding…"
      busy={busy}
      summary={summary}
      onSubmit={submit(async ({ crownDependency, notes, ...absence }) => {
        const islands = namesCrownDependency(absence.destination) ? { crownDependency } : {};
        try {
          const { destination } = await record.mutateAsync({
            ...{ ...absence, ...islands },
            notes: notes ?? undefined,
          });
          showToast('Absence recorded', `Your journey to ${destination} is in your record.`);
          onClose();
        } catch (error) {
          showToast(failed, messageFor(error, 'Please try again.'), 'destructive');
          refuse(error, `${failed}. Please try again.`);
        }
      })}
      onClose={onClose}
    >
      <JourneyFields {...fields} journey={null} others={others} />
    </FormDialog>
  );
}
