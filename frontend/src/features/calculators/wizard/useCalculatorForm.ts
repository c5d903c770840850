import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError, type FieldProblem } from '../../../api/errors';
import { useDraft } from '../../../record/drafts/useDraft';
import { useCalculatorAddress } from './calculatorAddress';
import type { Step, StepProblem } from './steps';

interface CalculatorFormOptions<Draft> {
  /** Under which the answers are kept in this browser. */
  name: string;
  schema: z.ZodType<Draft>;
  empty: () => Draft;
  /** What changes in the answers when a step is opened. */
  opening: (step: Step, draft: Draft) => Partial<Draft>;
  /** What keeps the form from being sent, in the order of the page. */
  problemsOf: (draft: Draft) => readonly StepProblem[];
  /**
   * Whether what was found wrong is said as long as it is wrong. Otherwise it is said until its field is changed or its
   * step is left.
   */
  checksWhileTyping: boolean;
  /** Sends the answers, and hands on the result. */
  calculate: (answers: Draft) => Promise<void>;
  /** What the server refused, the first step first. */
  refusedFields: (refused: readonly FieldProblem[], answers: Draft) => readonly StepProblem[];
  /** Says why nothing came of sending. @returns what the error summary says of the whole form */
  onFailure: (error: unknown, refused: readonly StepProblem[]) => string | null;
}

/**
 * What the forms of both calculators do alike: their answers as a draft, the way through the steps by their addresses, what is wrong with
 * the answers, and sending them, never twice at once. The draft is not held by react-hook-form: previews, saved results
 * and the person's record read and replace it as a whole, so that it would be held twice.
 */
export function useCalculatorForm<Draft extends { readonly step: Step }>(
  options: CalculatorFormOptions<Draft>,
) {
  const { opening, problemsOf, checksWhileTyping, calculate, refusedFields, onFailure } = options;
  const kept = useDraft(options.name, options.schema, options.empty);
  const address = useCalculatorAddress();
  const { draft } = kept;
  const { step } = draft;
  const sending = useRef(false);
  /** Tries to leave the step on show that came to nothing. */
  const [attempt, setAttempt] = useState(0);
  /** Rises with each move to a step. */
  const [moves, setMoves] = useState(0);
  const [refused, setRefused] = useState<readonly StepProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  /** The step that the address named when it was last looked at; `opened` before the first look. */
  const [followed, setFollowed] = useState<Step | 'opened' | null>('opened');
  const askedStep = address.showsResult ? step : (address.step ?? (followed === 'opened' ? step : 1));
  if (followed !== address.step && !address.showsResult) {
    setFollowed(address.step);
    if (askedStep !== step) {
      kept.show(opening(askedStep, draft));
      setAttempt(0);
      setMoves((count) => count + 1);
    }
  }

  // Who comes back without naming a step goes on where they were: that place has an address as well.
  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current && !kept.cameLate) return;
    isResumed.current = true;
    if (address.showsResult || (address.step ?? 1) === step) return;
    if (address.step === null) address.goToStep(step, { replace: true });
    else kept.show(opening(address.step, draft));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at the beginning, and once more when the draft came late
  }, [kept.cameLate]);

  const ofThisStep = <Any extends StepProblem>(all: readonly Any[]) => all.filter((one) => one.step === step);
  const problems: readonly StepProblem[] = [
    ...(checksWhileTyping && attempt > 0 ? ofThisStep(problemsOf(draft)) : []),
    ...ofThisStep(refused),
  ];

  /** Puts in other answers. What was refused and `isChanged` is being put right. */
  function change(part: Partial<Draft>, isChanged: (fieldId: string) => boolean): void {
    kept.change(part);
    setRefused((before) => before.filter(({ fieldId }) => !isChanged(fieldId)));
  }

  function forgetProblems(): void {
    setRefused([]);
    setFailure(null);
  }

  function goTo(wanted: Step): void {
    if (!checksWhileTyping) forgetProblems();
    kept.change(opening(wanted, draft));
    address.goToStep(wanted);
    setAttempt(0);
    setMoves((count) => count + 1);
  }

  /** Shows what has to be put right, on the first step that has something. */
  function pointTo([first]: readonly StepProblem[]): void {
    if (first !== undefined && (first.step !== step || address.showsResult)) {
      kept.change(opening(first.step, draft));
      address.goToStep(first.step);
    }
    setAttempt((count) => count + 1);
  }

  async function send(answers: Draft = draft): Promise<void> {
    // State changes with the next drawing of the page, so a second press could still find the button ready.
    if (sending.current) return;
    sending.current = true;
    forgetProblems();
    try {
      await calculate(answers);
    } catch (error) {
      const fields = refusedFields(error instanceof ApiError ? error.fieldProblems : [], answers);
      setFailure(onFailure(error, fields));
      setRefused(fields);
      pointTo(fields);
    } finally {
      sending.current = false;
    }
  }

  /** Goes on from the step on show: to the next, or to the calculation from the last. */
  function next(): void {
    if (sending.current) return;
    const all = problemsOf(draft);
    const found = step === 3 ? all : ofThisStep(all);
    if (found.length === 0) {
      if (step === 3) void send();
      else goTo(step === 1 ? 2 : 3);
      return;
    }
    if (!checksWhileTyping) setRefused(found);
    pointTo(found);
  }

  return {
    draft,
    change,
    goTo,
    next,
    back: () => {
      if (step !== 1) goTo(step === 3 ? 2 : 1);
    },
    send,
    /** Whether the answers are complete enough to be sent. */
    isComplete: () => problemsOf(draft).length === 0,
    isSending: () => sending.current,
    /** Forgets every answer; `part` takes the place of some. */
    startAgain(part?: Partial<Draft>): void {
      kept.reset();
      if (part !== undefined) kept.change(part);
      address.goToStep(part?.step ?? 1);
      forgetProblems();
      setAttempt(0);
      setMoves((count) => count + 1);
    },
    moves,
    summary: { problems, message: failure, attempt },
    errorOf: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message,
  };
}
