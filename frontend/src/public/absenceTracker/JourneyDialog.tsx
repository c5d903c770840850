import { recordJourneyRequest, type JourneyResponse, type RecordJourneyRequest } from '@settlewise/contract';
import { daysOfTrip, isCivilDate, overlappingTrips } from '@settlewise/rules';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { messageFor, type FieldProblem } from '../../api/errors';
import { useAddJourney, useChangeJourney } from '../../api/journeys';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { readTypedDate } from '../../ui/dates/readTypedDate';
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
import { asJourneyReason, dayCount, reasonOptions } from './words';

interface JourneyDialogProps {
  /** The journey to change, or null for a new one. */
  journey: JourneyResponse | null;
  /** All recorded journeys, to say at once when the dates overlap one of them. */
  others: readonly JourneyResponse[];
  onClose: () => void;
}

interface JourneyFormValues {
  departureDate: string;
  returnDate: string;
  destination: string;
  reason: string;
  notes: string;
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

const dateFields = [
  { name: 'departureDate', label: 'Departure date' },
  { name: 'returnDate', label: 'Return date' },
] as const;

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
    moreExact(name, values) {
      if (dateFields.every((date) => date.name !== name)) return undefined;
      const typed = readTypedDate(values[name], today);
      return typed.kind === 'problem' ? typed.message : undefined;
    },
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
        <div className={styles['dates']}>
          {dateFields.map(({ name, label }) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { value, onChange, onBlur } }) => (
                <DateField
                  id={idOf(name)}
                  label={label}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  error={errorOf(name)}
                />
              )}
            />
          ))}
        </div>
        <JourneyDays control={form.control} journey={journey} others={others} />
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

interface JourneyDaysProps {
  control: Control<JourneyFormValues>;
  journey: JourneyResponse | null;
  others: readonly JourneyResponse[];
}

/** How long the journey is that is being typed, and whether it overlaps another. */
function JourneyDays({ control, journey, others }: JourneyDaysProps) {
  const [departureDate, returnDate] = useWatch({ control, name: ['departureDate', 'returnDate'] });
  const complete = isCivilDate(departureDate) && isCivilDate(returnDate) && departureDate <= returnDate;
  if (!complete) return <p role="status" />;
  const trip = { departureDate, returnDate };
  const rest = others.filter((other) => other.id !== journey?.id);
  const overlaps = overlappingTrips([trip, ...rest]).has(trip);
  return (
    <p role="status" className={styles['days']}>
      <strong>{dayCount(daysOfTrip(trip, 'inclusive'))}</strong>, the days you leave and come back included.
      {overlaps && ' Some of these days are in another journey too. They are counted once.'}
    </p>
  );
}
