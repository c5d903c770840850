import { recordJourneyRequest, type JourneyResponse, type RecordJourneyRequest } from '@settlewise/contract';
import { messageFor, type FieldProblem } from '../../api/errors';
import { useAddJourney, useChangeJourney } from '../../api/journeys';
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
import styles from './JourneyDialog.module.css';
import { JourneyDates, problemOfTypedDate, type JourneyFormValues } from './JourneyDates';
import { asJourneyReason, reasonOptions } from './words';

interface JourneyDialogProps {
  /** The journey to change, or null for a new one. */
  journey: JourneyResponse | null;
  /** All recorded journeys, to say at once when the dates overlap one of them. */
  others: readonly JourneyResponse[];
  onClose: () => void;
}

const texts = {
  add: {
    title: 'Add journey',
    act: 'Add journey',
    busyAct: 'Adding…',
    done: { title: 'Journey Added', text: 'Your absence record has been added successfully.' },
    failed: { title: 'Error Adding Journey', text: 'Failed to add absence journey. Please try again.' },
  },
  edit: {
    title: 'Edit journey',
    act: 'Save changes',
    busyAct: 'Saving…',
    done: { title: 'Journey Changed', text: 'Your absence record has been changed successfully.' },
    failed: { title: 'Error Changing Journey', text: 'Failed to change absence journey. Please try again.' },
  },
} as const;

const tooEarly = 'Return date must be after departure date';

const required = ['departureDate', 'returnDate', 'destination', 'reason'] as const;

/** Says in a toast what keeps the form from being sent; the form itself says it beside each field. */
function tellProblem(problems: readonly FieldProblem[], values: JourneyFormValues): void {
  if (required.some((name) => values[name].trim() === '')) {
    showToast('Missing Information', 'Please fill in all required fields before submitting.', 'destructive');
  } else if (problems.some((problem) => problem.message === tooEarly)) {
    showToast('Invalid Dates', `${tooEarly}.`, 'destructive');
  } else {
    showToast('Not saved yet', 'Please check the answers that are marked.', 'destructive');
  }
}

/** The form of a journey, for a new one and for a change. */
export function JourneyDialog({ journey, others, onClose }: JourneyDialogProps) {
  const add = useAddJourney();
  const change = useChangeJourney();
  const today = useToday();
  const { title, act, busyAct, done, failed } = journey === null ? texts.add : texts.edit;
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    JourneyFormValues,
    RecordJourneyRequest
  >({
    schema: recordJourneyRequest,
    fields: ['departureDate', 'returnDate', 'destination', 'reason', 'notes'],
    defaultValues: {
      departureDate: journey?.departureDate ?? '',
      returnDate: journey?.returnDate ?? '',
      destination: journey?.destination ?? '',
      reason: journey === null ? '' : (asJourneyReason(journey.reason) ?? ''),
      notes: journey?.notes ?? '',
    },
    moreExact: (name, values) => problemOfTypedDate(name, values, today),
    onInvalid: tellProblem,
  });

  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={submit(async ({ departureDate, returnDate, destination, reason, notes }) => {
          const answers = { departureDate, returnDate, destination, reason, notes };
          try {
            if (journey === null) await add.mutateAsync(answers);
            else await change.mutateAsync({ id: journey.id, answers });
            showToast(done.title, done.text);
            onClose();
          } catch (error) {
            showToast(failed.title, messageFor(error, failed.text), 'destructive');
            refuse(error, failed.text);
          }
        })}
      >
        <ErrorSummary {...summary} />
        <JourneyDates form={form} idOf={idOf} errorOf={errorOf} journey={journey} others={others} />
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
            {busy ? busyAct : act}
          </Button>
        </DialogActs>
      </form>
    </Dialog>
  );
}
