import {
  journeyFormFields,
  type JourneyResponse,
  recordJourneyRequest,
  type RecordJourneyRequest,
} from '@settlewise/contract/journeys';
import { messageFor, type FieldProblem } from '../../api/errors';
import type { SummaryHead } from '../../ui/form/useCheckedForm';
import type { FormTexts } from '../../ui/resource/labels';
import type { JourneyKeeping } from './JourneyDialog';
import { useAddJourney, useChangeJourney } from './journeyQueries';
import type { JourneyFormValues } from './useJourneyForm';

const failedTo = (act: string, title: string): FormTexts['failed'] => {
  const text = `Failed to ${act} absence journey. Please try again.`;
  return (error) => [title, messageFor(error, text), text];
};

const texts: Readonly<Record<'add' | 'edit', FormTexts>> = {
  add: {
    title: 'Add journey',
    act: 'Add journey',
    busyAct: 'Adding…',
    done: () => ['Journey Added', 'Your absence record has been added successfully.'],
    failed: failedTo('add', 'Error Adding Journey'),
  },
  edit: {
    title: 'Edit journey',
    act: 'Save changes',
    busyAct: 'Saving…',
    done: () => ['Journey Changed', 'Your absence record has been changed successfully.'],
    failed: failedTo('change', 'Error Changing Journey'),
  },
};

const tooEarly = 'Return date must be after departure date';

/** What keeps the form from being sent, in a word; the summary and the fields say what exactly. */
function headOf(problems: readonly FieldProblem[], values: JourneyFormValues): SummaryHead | null {
  const typed = new Map(Object.entries(values));
  const isMissing = Object.entries(journeyFormFields).some(
    ([name, { optional }]) =>
      !optional && typed.get(name)?.trim() === '' && !(name === 'returnDate' && values.stillAway === 'yes'),
  );
  if (isMissing)
    return { kind: 'Missing Information', message: 'Please fill in all required fields before submitting.' };
  return problems.every(({ message }) => message === tooEarly) ? { kind: 'Invalid Dates' } : null;
}

/** Keeps a journey as the tracker does. @param journey the one that is changed, or null for a new one */
export function useKeepInTracker(journey: JourneyResponse | null): JourneyKeeping<RecordJourneyRequest> {
  const add = useAddJourney();
  const change = useChangeJourney();
  return {
    schema: recordJourneyRequest,
    texts: texts[journey === null ? 'add' : 'edit'],
    headOf,
    save: (answers) =>
      journey === null ? add.mutateAsync(answers) : change.mutateAsync({ id: journey.id, answers }),
  };
}
