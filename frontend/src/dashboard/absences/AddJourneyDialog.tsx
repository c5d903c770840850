import { recordAbsenceRequest, type JourneyResponse, type RecordAbsenceRequest } from '@settlewise/contract';
import { useRecordAbsence } from '../../api/absences';
import { messageFor } from '../../api/errors';
import dialogStyles from '../../public/absenceTracker/JourneyDialog.module.css';
import {
  JourneyDates,
  problemOfTypedDate,
  type JourneyFormValues,
} from '../../public/absenceTracker/JourneyDates';
import { reasonOptions } from '../../public/absenceTracker/words';
import { Button } from '../../ui/Button';
import { useToday } from '../../ui/dates/useToday';
import { Dialog } from '../../ui/dialog/Dialog';
import { DialogActs } from '../../ui/dialog/DialogActs';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
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
  const today = useToday();
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    JourneyFormValues,
    RecordAbsenceRequest
  >({
    schema: recordAbsenceRequest,
    fields: ['departureDate', 'returnDate', 'destination', 'reason', 'notes'],
    defaultValues: { departureDate: '', returnDate: '', destination: '', reason: '', notes: '' },
    moreExact: (name, values) => problemOfTypedDate(name, values, today),
  });

  return (
    <Dialog open onClose={onClose} title="Add Journey">
      <form
        noValidate
        className={dialogStyles['form']}
        onSubmit={submit(async (absence) => {
          try {
            const { destination } = await record.mutateAsync(absence);
            showToast('Absence recorded', `Your journey to ${destination} is in your record.`);
            onClose();
          } catch (error) {
            showToast(failed, messageFor(error, 'Please try again.'), 'destructive');
            refuse(error, `${failed}. Please try again.`);
          }
        })}
      >
        <ErrorSummary {...summary} />
        <JourneyDates form={form} idOf={idOf} errorOf={errorOf} journey={null} others={others} />
        <TextField label="Destination" autoComplete="off" maxLength={100} {...field('destination')} />
        <SelectField
          label="Reason"
          options={reasonOptions}
          placeholder="Choose a reason"
          {...field('reason')}
        />
        <TextAreaField
          label="Notes"
          optional
          hint="For example flight numbers or who you visited."
          rows={2}
          maxLength={2000}
          {...field('notes')}
        />
        <DialogActs>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Adding…' : 'Add Journey'}
          </Button>
        </DialogActs>
      </form>
    </Dialog>
  );
}
