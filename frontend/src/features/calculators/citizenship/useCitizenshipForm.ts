import type {
  CitizenshipCalculationRequest,
  CitizenshipCalculationResponse,
} from '@settlewise/contract/assessments';
import type { CivilDate } from '@settlewise/rules/calendar';
import { useCitizenshipCalculation } from '../../../record/assessments/calculatorQueries';
import { isOffline, messageFor } from '../../../api/errors';
import { useToday } from '../../../ui/dates/useToday';
import { showToast } from '../../../ui/toasts/toastStore';
import { journeyCount } from '../../../record/journeys/labels';
import type { Step } from '../wizard/steps';
import { citizenshipDraftOf, type RecordForCitizenship } from '../recorded/citizenshipDraftOf';
import { recordedAnswers, wouldLose } from '../recorded/recordedAnswers';
import { answersAlone } from '../wizard/answersAlone';
import { isSame } from '../wizard/isSame';
import { useCalculatorForm } from '../wizard/useCalculatorForm';
import {
  citizenshipDraft,
  emptyDraft,
  requestOf,
  totalOf,
  type CitizenshipDraft,
} from './draft/citizenshipDraft';
import { isStepCompleted, problemsOfDraft } from './draft/problems';
import { recordedEntries } from './draft/recordedEntries';
import { idOfField, refusedFields } from './draft/refusals';
import { withTypedTrip } from './draft/typedTrip';
import type { CountedJourney } from '../../../record/journeys/countedJourney';

/** A result together with the form that it answers. */
export interface Answered {
  readonly form: CitizenshipCalculationRequest;
  readonly result: CitizenshipCalculationResponse;
}

const failedTitle = 'Calculation Error';
const failedText = 'Failed to calculate eligibility. Please try again.';

/** Everything the wizard knows and does: its answers, its step, what is wrong with them, and sending them. */
export function useCitizenshipForm(onAnswered: (answered: Answered) => void) {
  const today = useToday();
  const calculation = useCitizenshipCalculation();
  const form = useCalculatorForm({
    name: 'citizenship',
    schema: citizenshipDraft,
    empty: () => emptyDraft(today),
    opening: (step, draft) => ({
      // A trip whose dates are typed was counted on the page: it does not wait for its button.
      ...withTypedTrip(draft, today),
      step,
      furthestStep: step > draft.furthestStep ? step : draft.furthestStep,
    }),
    problemsOf: (draft) => problemsOfDraft(draft, today),
    checksWhileTyping: false,
    async calculate(answers) {
      const request = requestWithTyped(answers, today);
      onAnswered({ form: request, result: await calculation.mutateAsync(request) });
    },
    refusedFields,
    onFailure(error, refused) {
      const message = messageFor(error, failedText);
      // The page says that it is offline, and the summary what became of the answers.
      if (!isOffline(error)) showToast(failedTitle, message, 'destructive');
      return refused.length > 0 ? null : `${message} What you typed is still here.`;
    },
  });
  const { draft } = form;

  function change(part: Partial<CitizenshipDraft>): void {
    form.change(part, (fieldId) =>
      [...Object.keys(part), ...judgedWith(part)]
        .map(idOfField)
        .some((id) => fieldId === id || fieldId.startsWith(`${id}.`)),
    );
  }

  return {
    ...form,
    change,
    pending: calculation.isPending,
    /** Whether a result is that of the answers as they are now; they may have been changed since. */
    isAnsweredBy: ({ form: answered }: Answered): boolean =>
      !form.isComplete() || isSame(answered, requestWithTyped(draft, today)),
    isCompleted: (step: Step) => isStepCompleted(draft, step),
    /** Id and error of a field. */
    field: (name: string) => ({ id: idOfField(name), error: form.errorOf(idOfField(name)) }),
    /** Recorded journeys in the place of the trips. */
    fillIn(journeys: readonly CountedJourney[]): void {
      const absenceRecords = recordedEntries(journeys);
      change({ useDetailedAbsences: true, absenceRecords, totalAbsences: totalOf(absenceRecords) });
      const count = journeyCount(journeys.length);
      showToast('Journeys filled in', `Your ${count} from the absence tracker are in the list of trips.`);
    },
    /** Whether nothing was typed yet. The day of the application is there from the start. */
    isEmpty: answersAlone(withoutDay(draft)) === answersAlone(withoutDay(emptyDraft(today))),
    fromRecord: {
      wouldLose: (record: RecordForCitizenship): boolean => {
        const empty = withoutDay(emptyDraft(today));
        return wouldLose(withoutDay(draft), answersOf(record, today), empty);
      },
      /** @returns how many facts the record had */
      fillIn: (record: RecordForCitizenship): number => {
        const answers = answersOf(record, today);
        const facts = answers.fromRecord?.length ?? 0;
        if (facts > 0) form.change(answers, () => true);
        return facts;
      },
    },
    /** Forgets every answer and all three dates. */
    startAgain: () => form.startAgain({ ukEntryDate: '', settlementDate: '', applicationDate: '' }),
  };
}

/** Opening the result by its address leaves no step, so a typed trip is counted here as well. */
const requestWithTyped = (draft: CitizenshipDraft, today: CivilDate) =>
  requestOf(withTypedTrip(draft, today));

/**
 * Both numbers of days are judged together, and only where they are typed; so is a new trip. What was said of them may no
 * longer be so.
 */
const judgedWith = (part: Partial<CitizenshipDraft>): readonly (keyof CitizenshipDraft)[] =>
  'totalAbsences' in part || 'useDetailedAbsences' in part || 'isSpouseRoute' in part
    ? ['totalAbsences', 'recentAbsences']
    : typedFields.some((field) => field in part)
      ? typedFields
      : [];

const typedFields = ['tripStart', 'tripEnd', 'tripReason'] as const;

const withoutDay = (draft: CitizenshipDraft): CitizenshipDraft => ({ ...draft, applicationDate: '' });

const answersOf = (record: RecordForCitizenship, today: CivilDate): Partial<CitizenshipDraft> =>
  recordedAnswers(
    { recorded: citizenshipDraftOf(record, today), empty: emptyDraft(today) },
    record.ilr.visaType !== null,
  );

export type CitizenshipForm = ReturnType<typeof useCitizenshipForm>;
