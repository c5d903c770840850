import { isCivilDate, type CivilDate, readTypedDate } from '@settlewise/rules';
import type { Problem } from '../../../ui/form/ErrorSummary';
import type { DraftTrip, DraftYear, IlrDraft, IlrStep } from './ilrDraft';

/** A field that has to be put right before the form can be sent. */
export interface DraftProblem extends Problem {
  readonly step: IlrStep;
}

/** The id of a field's control: an error summary leads to it. */
export const fieldId = {
  visaType: 'ilr-visa-type',
  visaStartDate: 'ilr-visa-start-date',
  entryDate: 'ilr-entry-date',
  mode: 'ilr-absences-mode',
  english: 'ilr-english',
  salary: 'ilr-salary',
  goodCharacter: 'ilr-good-character',
  year: (year: number) => `ilr-year-${year}`,
  trip: (id: string, part: 'from' | 'to' | 'reason' | 'permitted') => `ilr-${id}-${part}`,
} as const;

export const messages = {
  visaTypeMissing: 'Choose your visa type',
  visaStartMissing: 'Enter your visa issue date',
  visaStartInFuture: 'Your visa issue date cannot be in the future',
  entryBeforeVisa: 'Your UK entry date cannot be before your visa issue date',
  entryInFuture: 'Your UK entry date cannot be in the future',
  modeMissing: 'Choose yearly totals or individual trips',
  tripFromMissing: 'Enter the day you left the UK',
  tripToMissing: 'Enter the day you came back',
  tripBackwards: 'The day you came back cannot be before the day you left',
  reasonTooLong: 'The reason can have at most 200 characters',
  daysNegative: 'Enter 0 or more days',
  daysNotWhole: 'Enter a whole number of days',
  daysTooMany: 'A year has at most 366 days',
  notAnswered: 'Answer yes or no',
} as const;

/** A day of the past: what is wrong with it, or null. */
function pastDateProblem(value: string, today: CivilDate, missing: string, future: string): string | null {
  const unreadable = typingProblem(value, today);
  if (unreadable !== null) return unreadable;
  if (value === '') return missing;
  return value > today ? future : null;
}

/** Why typing is no date, or null when it is one or empty. */
function typingProblem(value: string, today: CivilDate): string | null {
  if (value === '' || isCivilDate(value)) return null;
  const read = readTypedDate(value, today);
  return read.kind === 'problem' ? read.message : null;
}

/** What is wrong with the issue date; null when it can be used. */
export const visaStartProblem = ({ visaStartDate }: IlrDraft, today: CivilDate): string | null =>
  pastDateProblem(visaStartDate, today, messages.visaStartMissing, messages.visaStartInFuture);

/** What is wrong with the entry date, which may be left out. */
export function entryProblem({ entryDate, visaStartDate }: IlrDraft, today: CivilDate): string | null {
  if (entryDate === '') return null;
  const problem = pastDateProblem(entryDate, today, '', messages.entryInFuture);
  if (problem !== null) return problem;
  return isCivilDate(visaStartDate) && entryDate < visaStartDate ? messages.entryBeforeVisa : null;
}

export function yearProblem({ days }: DraftYear): string | null {
  if (days < 0) return messages.daysNegative;
  if (!Number.isInteger(days)) return messages.daysNotWhole;
  return days > 366 ? messages.daysTooMany : null;
}

/** What is wrong with a trip, by its fields. */
export function tripProblems(trip: DraftTrip, today: CivilDate) {
  const { from, to, reason } = trip;
  const fromProblem = from === '' ? messages.tripFromMissing : typingProblem(from, today);
  const toProblem = to === '' ? messages.tripToMissing : typingProblem(to, today);
  const backwards = isCivilDate(from) && isCivilDate(to) && to < from;
  return {
    from: fromProblem,
    to: toProblem ?? (backwards ? messages.tripBackwards : null),
    reason: reason.trim().length > 200 ? messages.reasonTooLong : null,
  };
}

/** What keeps a step from being left, in the order of the page. */
export function problemsOfStep(draft: IlrDraft, step: IlrStep, today: CivilDate): readonly DraftProblem[] {
  const found: (readonly [fieldId: string, message: string | null])[] =
    step === 1 ? visaFields(draft, today) : step === 2 ? absenceFields(draft, today) : answerFields(draft);
  return found.flatMap(([id, message]) => (message === null ? [] : [{ fieldId: id, step, message }]));
}

/** What keeps the form from being sent: the problems of all steps. */
export const problemsOfDraft = (draft: IlrDraft, today: CivilDate): readonly DraftProblem[] =>
  ([1, 2, 3] as const).flatMap((step) => problemsOfStep(draft, step, today));

function visaFields(draft: IlrDraft, today: CivilDate) {
  return [
    [fieldId.visaType, draft.visaType === null ? messages.visaTypeMissing : null],
    [fieldId.visaStartDate, visaStartProblem(draft, today)],
    [fieldId.entryDate, entryProblem(draft, today)],
  ] satisfies (readonly [string, string | null])[];
}

function absenceFields(draft: IlrDraft, today: CivilDate): (readonly [string, string | null])[] {
  if (draft.useDetailedAbsences === null) return [[fieldId.mode, messages.modeMissing]];
  if (!draft.useDetailedAbsences)
    return draft.absencesPerYear.map((row) => [fieldId.year(row.year), yearProblem(row)]);
  return draft.absences.flatMap((trip) => {
    const { from, to, reason } = tripProblems(trip, today);
    return [
      [fieldId.trip(trip.id, 'from'), from],
      [fieldId.trip(trip.id, 'to'), to],
      [fieldId.trip(trip.id, 'reason'), reason],
    ] satisfies (readonly [string, string | null])[];
  });
}

function answerFields(draft: IlrDraft): (readonly [string, string | null])[] {
  const unanswered = (answer: boolean | null) => (answer === null ? messages.notAnswered : null);
  return [
    [fieldId.english, unanswered(draft.englishLanguageRequirement)],
    [fieldId.salary, unanswered(draft.meetsSalaryRequirement)],
    [fieldId.goodCharacter, unanswered(draft.goodCharacter)],
  ];
}

/** Whether the button to go on can be pressed: everything that the step asks for is there, right or wrong. */
export function isStepFilled(draft: IlrDraft, step: IlrStep): boolean {
  if (step === 1) return draft.visaType !== null && draft.visaStartDate !== '';
  if (step === 3)
    return [draft.englishLanguageRequirement, draft.meetsSalaryRequirement, draft.goodCharacter].every(
      (answer) => answer !== null,
    );
  if (draft.useDetailedAbsences === null) return false;
  return (draft.useDetailedAbsences ? draft.absences : draft.absencesPerYear).length > 0;
}
