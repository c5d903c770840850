import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import { useState } from 'react';
import { useIlrCalculation } from '../../../record/assessments/calculatorQueries';
import { isOffline, messageFor } from '../../../api/errors';
import { useToday } from '../../../ui/dates/useToday';
import { showToast } from '../../../ui/toasts/toastStore';
import { ilrDraftOf, type RecordForCalculator } from '../recorded/ilrDraftOf';
import { recordedAnswers, wouldLose } from '../recorded/recordedAnswers';
import { answersAlone } from '../wizard/answersAlone';
import { isSame } from '../wizard/isSame';
import { useCalculatorForm } from '../wizard/useCalculatorForm';
import { emptyDraft, ilrDraft, isUntouched, type IlrDraft } from './draft/ilrDraft';
import { fieldId, isStepFilled, problemsOfDraft, type DateName } from './draft/problems';
import { withAnswer, type AnsweredQuestion } from './draft/answeredQuestion';
import { refusedFields } from './draft/refusedFields';
import { recordedTrips } from './draft/recordedTrips';
import { formOf, payloadOf, sentTrips } from './draft/requestOf';
import type { CountedJourney } from '../../../record/journeys/countedJourney';

/** What was asked, and what was answered. */
export interface IlrAnswer {
  readonly form: IlrCalculationRequest;
  readonly result: IlrCalculationResponse;
}

export type IlrForm = ReturnType<typeof useIlrForm>;

/** Where the answers are kept in this browser, and what they are before anything was typed. */
export interface IlrStart {
  readonly name: string;
  readonly answers: () => IlrDraft;
}

const startEmpty: IlrStart = { name: 'ilr', answers: emptyDraft };

/** The wizard's answers, its way through the steps, and its call. `onAnswer` is told of each result. */
export function useIlrForm(onAnswer: (answer: IlrAnswer) => void, start: IlrStart = startEmpty) {
  const today = useToday();
  const calculation = useIlrCalculation();
  const [cleared, setCleared] = useState<IlrDraft | null>(null);
  const form = useCalculatorForm({
    name: start.name,
    schema: ilrDraft,
    empty: start.answers,
    opening: (step) => ({ step }),
    problemsOf: (draft) => problemsOfDraft(draft, today),
    checksWhileTyping: true,
    async calculate(answers) {
      const payload = payloadOf(answers);
      const result = await calculation.mutateAsync(payload);
      onAnswer({ form: formOf(payload), result });
    },
    refusedFields,
    onFailure(error) {
      const message = messageFor(error, '');
      // The page says that it is offline; what became of the answers is said where they are.
      if (isOffline(error)) return `${message} What you typed is still here.`;
      showToast(
        'Calculation failed',
        message === '' ? 'An unknown error occurred' : `Error: ${message}`,
        'destructive',
      );
      return null;
    },
  });
  const { draft, errorOf } = form;
  const isFilled = isStepFilled(draft, draft.step);

  /** Puts in other answers; what the server said of their fields is over with that. */
  function change(part: Partial<IlrDraft>, ...fieldIds: readonly string[]): void {
    form.change(part, (id) => fieldIds.includes(id));
    setCleared(null);
  }

  return {
    ...form,
    today,
    change,
    next: () => {
      if (isFilled) form.next();
    },
    /** Answers a question that a result has left open, and calculates anew. */
    answerQuestion: (answered: AnsweredQuestion): void => {
      if (form.isSending()) return;
      const part = withAnswer(draft, answered);
      change(part);
      void form.send({ ...draft, ...part });
    },
    /** Clears everything and returns to the first step; `restore` takes it back. */
    reset: (): void => {
      setCleared(draft);
      form.startAgain();
    },
    restore: (): void => {
      if (cleared === null) return;
      form.startAgain(cleared);
      setCleared(null);
    },
    canRestore: cleared !== null,
    /** Whether nothing was typed yet. */
    isEmpty: answersAlone(draft) === answersAlone(start.answers()),
    fromRecord: {
      wouldLose: (record: RecordForCalculator): boolean =>
        // A trip whose dates were never touched says nothing.
        wouldLose({ ...draft, absences: [...sentTrips(draft)] }, answersOf(record), emptyDraft()),
      /** @returns how many facts the record had */
      fillIn: (record: RecordForCalculator): number => {
        const answers = answersOf(record);
        const facts = answers.fromRecord?.length ?? 0;
        if (facts === 0) return 0;
        form.change(answers, () => true);
        setCleared(null);
        return facts;
      },
    },
    /** Trips that recorded journeys would replace. */
    hasTypedTrips: draft.absences.some((trip) => !isUntouched(trip)),
    fillInRecorded: (journeys: readonly CountedJourney[]) =>
      change({ useDetailedAbsences: true, absences: recordedTrips(journeys), wasNotAway: false }),
    isFilled,
    /** Whether a result is that of the answers as they are now; they may have been changed since. */
    isAnsweredBy: ({ form: answered }: IlrAnswer): boolean =>
      !form.isComplete() || isSame(answered, formOf(payloadOf(draft))),
    pending: calculation.isPending,
    /** What a field for one of the dates has to know. */
    dateField: (name: DateName) => ({
      id: fieldId[name],
      value: draft[name],
      error: errorOf(fieldId[name]),
      onChange: (date: string) => change({ [name]: date }, fieldId[name]),
    }),
  };
}

const answersOf = (record: RecordForCalculator): Partial<IlrDraft> =>
  recordedAnswers({ recorded: ilrDraftOf(record), empty: emptyDraft() }, record.ilr.visaType !== null);
