import type { IlrCalculationRequest, IlrCalculationResponse, JourneyResponse } from '@settlewise/contract';
import { useRef, useState } from 'react';
import { useIlrCalculation } from '../../api/calculators';
import { ApiError, messageFor } from '../../api/errors';
import { useToday } from '../../ui/dates/useToday';
import { showToast } from '../../ui/toasts/toastStore';
import { useDraft } from '../../drafts/useDraft';
import { emptyDraft, ilrDraft, isUntouched, type IlrDraft, type IlrStep } from './draft/ilrDraft';
import { isStepFilled, problemsOfDraft, problemsOfStep, type DraftProblem } from './draft/problems';
import { withAnswer, type AnsweredQuestion } from './draft/answeredQuestion';
import { refusedFields } from './draft/refusedFields';
import { recordedTrips } from './draft/recordedTrips';
import { formOf, payloadOf } from './draft/requestOf';

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
  const kept = useDraft(start.name, ilrDraft, start.answers);
  const { draft } = kept;
  const today = useToday();
  const calculation = useIlrCalculation();
  const sending = useRef(false);
  /** Tries to leave the step on show that came to nothing; from the first one on, what is missing is said. */
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<readonly DraftProblem[]>([]);
  /** Rises with each move to a step, whose heading then takes the focus. */
  const [moves, setMoves] = useState(0);
  const [cleared, setCleared] = useState<IlrDraft | null>(null);

  const problems = [
    ...(attempt > 0 ? problemsOfStep(draft, draft.step, today) : []),
    ...refused.filter(({ step }) => step === draft.step),
  ];

  /** Puts in other answers; what the server said of their fields is over with that. */
  function change(part: Partial<IlrDraft>, ...fieldIds: readonly string[]): void {
    kept.change(part);
    setCleared(null);
    setRefused((before) => before.filter(({ fieldId }) => !fieldIds.includes(fieldId)));
  }

  function goTo(step: IlrStep): void {
    kept.change({ step });
    setAttempt(0);
    setMoves((count) => count + 1);
  }

  /** Shows what has to be put right, on the first step that has something. */
  function point(to: readonly DraftProblem[]): void {
    const step = to[0]?.step;
    if (step !== undefined && step !== draft.step) kept.change({ step });
    setAttempt((count) => count + 1);
  }

  async function calculate(answers: IlrDraft = draft): Promise<void> {
    setRefused([]);
    const payload = payloadOf(answers);
    try {
      const result = await calculation.mutateAsync(payload);
      showToast('Calculation complete', 'Your ILR eligibility has been calculated.');
      onAnswer({ form: formOf(payload), result });
    } catch (error) {
      const message = messageFor(error, '');
      showToast(
        'Calculation failed',
        message === '' ? 'An unknown error occurred' : `Error: ${message}`,
        'destructive',
      );
      const fields = refusedFields(error instanceof ApiError ? error.fieldProblems : [], draft);
      setRefused(fields);
      if (fields.length > 0) point(fields);
    }
  }

  /** Goes on from the step on show: to the next, or to the calculation from the last. */
  function next(): void {
    // State changes with the next drawing of the page, so a second press could still find the button ready.
    if (sending.current || !isStepFilled(draft, draft.step)) return;
    const found = draft.step === 3 ? problemsOfDraft(draft, today) : problemsOfStep(draft, draft.step, today);
    if (found.length > 0) {
      point(found);
    } else if (draft.step < 3) {
      goTo(draft.step === 1 ? 2 : 3);
    } else {
      sending.current = true;
      void calculate().finally(() => {
        sending.current = false;
      });
    }
  }

  /** Answers a question that a result has left open, and calculates anew. */
  function answerQuestion(answered: AnsweredQuestion): void {
    if (sending.current) return;
    const part = withAnswer(draft, answered);
    change(part);
    sending.current = true;
    void calculate({ ...draft, ...part }).finally(() => {
      sending.current = false;
    });
  }

  return {
    draft,
    answerQuestion,
    /** Leads back to a step of the form, for example to what a result found missing. */
    goTo,
    today,
    change,
    next,
    back: () => goTo(draft.step === 3 ? 2 : 1),
    /** Clears everything and returns to the first step; `restore` takes it back. */
    reset: () => {
      setCleared(draft);
      setRefused([]);
      kept.reset();
      setAttempt(0);
      setMoves((count) => count + 1);
    },
    restore: () => {
      if (cleared === null) return;
      kept.change(cleared);
      setCleared(null);
      setMoves((count) => count + 1);
    },
    canRestore: cleared !== null,
    /** Trips that recorded journeys would replace. */
    hasTypedTrips: draft.absences.some((trip) => !isUntouched(trip)),
    fillInRecorded: (journeys: readonly JourneyResponse[]) =>
      change({ useDetailedAbsences: true, absences: recordedTrips(journeys) }),
    isFilled: isStepFilled(draft, draft.step),
    pending: calculation.isPending,
    moves,
    attempt,
    problems,
    errorOf: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message,
  };
}
