import type {
  CitizenshipCalculationRequest,
  CitizenshipCalculationResponse,
  JourneyResponse,
} from '@settlewise/contract';
import { daysOfTrip } from '@settlewise/rules';
import { useState } from 'react';
import { useCitizenshipCalculation } from '../../api/calculators';
import { ApiError, messageFor } from '../../api/errors';
import { useToday } from '../../ui/dates/useToday';
import { showToast } from '../../ui/toasts/toastStore';
import { journeyCount } from '../absenceTracker/labels';
import { useDraft } from '../../drafts/useDraft';
import {
  citizenshipDraft,
  emptyDraft,
  requestOf,
  totalOf,
  type CitizenshipDraft,
  type TripEntry,
  type WizardStep,
} from './draft/citizenshipDraft';
import { isStepCompleted, problemsOfDraft, type DraftProblem } from './draft/problems';
import { refusedFields, type FieldRefusal } from './draft/refusals';

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
  const kept = useDraft('citizenship', citizenshipDraft, () => emptyDraft(today));
  const { draft } = kept;
  const [problems, setProblems] = useState<readonly FieldRefusal[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** Counts the moves from step to step, each of which leads to the step's heading. */
  const [moves, setMoves] = useState(0);

  function change(part: Partial<CitizenshipDraft>): void {
    kept.change(part);
    // What was refused is being put right.
    setProblems((before) => before.filter(({ field }) => !isFieldOf(part, field)));
  }

  function show(step: WizardStep): void {
    const furthestStep = step > draft.furthestStep ? step : draft.furthestStep;
    change({ step, furthestStep });
  }

  function forgetProblems(): void {
    setProblems([]);
    setFailure(null);
  }

  function goTo(step: WizardStep): void {
    forgetProblems();
    show(step);
    setMoves((count) => count + 1);
  }

  function refuse(found: readonly FieldRefusal[]): void {
    setProblems(found);
    setAttempt((count) => count + 1);
    const [first] = found;
    if (first !== undefined) show(first.step);
  }

  function refuseDraft(found: readonly DraftProblem[]): boolean {
    const [first] = found;
    if (first === undefined) return false;
    // One toast at a time: the rest stands beside the fields and in the summary.
    showToast(first.title, first.message, 'destructive');
    refuse(found);
    return true;
  }

  function next(): void {
    const here = problemsOfDraft(draft, today).filter(({ step }) => step === draft.step);
    if (refuseDraft(here)) return;
    if (draft.step !== 3) goTo(draft.step === 1 ? 2 : 3);
  }

  function previous(): void {
    if (draft.step !== 1) goTo(draft.step === 3 ? 2 : 1);
  }

  async function calculate(): Promise<void> {
    if (calculation.isPending) return;
    if (refuseDraft(problemsOfDraft(draft, today))) return;
    forgetProblems();
    const form = requestOf(draft);
    try {
      const result = await calculation.mutateAsync(form);
      onAnswered({ form, result });
    } catch (error) {
      const message = messageFor(error, failedText);
      showToast(failedTitle, message, 'destructive');
      const refused = error instanceof ApiError ? refusedFields(error.fieldProblems) : [];
      setFailure(refused.length > 0 ? null : `${message} What you typed is still here.`);
      refuse(refused);
    }
  }

  return {
    draft,
    change,
    problems,
    /** Why the last try came to nothing, when that is not about a field. */
    failure,
    attempt,
    moves,
    pending: calculation.isPending,
    /** Whether the step header leads to a step. */
    canGoTo: (step: WizardStep) => step === draft.step || isStepCompleted(draft, step),
    isCompleted: (step: WizardStep) => isStepCompleted(draft, step),
    errorOf: (field: string) => problems.find((problem) => problem.field === field)?.message,
    goTo,
    next,
    previous,
    calculate,
    /** Recorded journeys in the place of the trips. */
    fillIn(journeys: readonly JourneyResponse[]): void {
      const absenceRecords = journeys.map(entryOf);
      change({ useDetailedAbsences: true, absenceRecords, totalAbsences: totalOf(absenceRecords) });
      const count = journeyCount(journeys.length);
      showToast('Journeys filled in', `Your ${count} from the absence tracker are in the list of trips.`);
    },
    /** Forgets every answer and all three dates. */
    startAgain(): void {
      kept.reset();
      change({ ukEntryDate: '', settlementDate: '', applicationDate: '' });
      forgetProblems();
      setMoves((count) => count + 1);
    },
  };
}

function isFieldOf(part: Partial<CitizenshipDraft>, field: string): boolean {
  return Object.keys(part).some((name) => field === name || field.startsWith(`${name}.`));
}

function entryOf({
  id,
  departureDate,
  returnDate,
  destination,
  crownDependency: answer,
}: JourneyResponse): TripEntry {
  const totalDays = daysOfTrip({ departureDate, returnDate }, 'inclusive');
  const onIslands = answer === 'visited' || answer === 'lived_there';
  return {
    ...{ id, startDate: departureDate, endDate: returnDate, totalDays, reason: destination },
    ...(onIslands && { crownDependency: answer }),
  };
}

export type CitizenshipForm = ReturnType<typeof useCitizenshipForm>;
