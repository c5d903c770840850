import { recordJourneyRequest, type JourneyResponse } from '@settlewise/contract';
import { namesCrownDependency } from '@settlewise/rules';
import { messageFor, type FieldProblem } from '../../api/errors';
import { useAddJourney, useChangeJourney } from './journeyQueries';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { showToast } from '../../ui/toasts/toastStore';
import { JourneyFields } from './JourneyFields';
import { useJourneyForm, type JourneyFormValues } from './useJourneyForm';

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
  const { title, act, busyAct, done, failed } = journey === null ? texts.add : texts.edit;
  const { submit, refuse, summary, busy, ...fields } = useJourneyForm({
    schema: recordJourneyRequest,
    journey,
    onInvalid: tellProblem,
  });

  return (
    <FormDialog
      title={title}
      act={act}
      busyAct={busyAct}
      busy={busy}
      summary={summary}
      onSubmit={submit(
        async ({ departureDate, returnDate, destination, reason, notes, crownDependency: said }) => {
          const crownDependency = namesCrownDependency(destination) ? said : undefined;
          const journeyDays = { departureDate, returnDate };
          const answers = { ...journeyDays, destination, reason, notes: notes ?? undefined, crownDependency };
          try {
            if (journey === null) await add.mutateAsync(answers);
            else await change.mutateAsync({ id: journey.id, answers });
            showToast(done.title, done.text);
            onClose();
          } catch (error) {
            showToast(failed.title, messageFor(error, failed.text), 'destructive');
            refuse(error, failed.text);
          }
        },
      )}
      onClose={onClose}
    >
      <JourneyFields {...fields} journey={journey} others={others} />
    </FormDialog>
  );
}
