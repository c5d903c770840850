import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { problemOfDate } from '../../../../ui/dates/dateParts';
import { steps, type Step, type StepProblem } from '../../wizard/steps';
import type { DraftTrip, DraftYear, IlrDraft } from './ilrDraft';
import { asksOfDischarge, hasProtection, isLongResidence } from './visasHeld';

/** The id of a field's control: an error summary leads to it. */
export const fieldId = {
  visaType: 'ilr-visa-type',
  visaStartDate: 'ilr-visa-start-date',
  entryDate: 'ilr-entry-date',
  mode: 'ilr-absences-mode',
  english: 'ilr-english',
  salary: 'ilr-salary',
  goodCharacter: 'ilr-good-character',
  presentVisaFrom: 'ilr-present-visa-from',
  visaEnds: 'ilr-visa-ends',
  claimedOn: 'ilr-claimed-on',
  endorsedBy: 'ilr-endorsed-by',
  firstGrantedAs: 'ilr-first-granted-as',
  dischargedOn: 'ilr-discharged-on',
  medicalDischarge: 'ilr-medical-discharge',
  dateOfBirth: 'ilr-date-of-birth',
  appliedForIlrOn: 'ilr-applied-on',
  extensionAppliedOn: 'ilr-extension-applied-on',
  englishLevel: 'ilr-english-level',
  appliedInTime: (visa: string) => `ilr-${visa}-in-time`,
  visa: (id: string, part: 'type' | 'from' | 'to') => `ilr-${id}-${part}`,
  year: (year: number) => `ilr-year-${year}`,
  trip: (id: string, part: 'from' | 'to' | 'reason' | 'permitted' | 'crown') => `ilr-${id}-${part}`,
} as const;

/** The dates of the form itself. */
export type DateName =
  | 'visaStartDate'
  | 'entryDate'
  | 'presentVisaFrom'
  | 'visaEnds'
  | 'claimedOn'
  | 'dischargedOn'
  | 'dateOfBirth'
  | 'appliedForIlrOn'
  | 'extensionAppliedOn';

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
  visaFromMissing: 'Enter the first day of this visa',
  visaToMissing: 'Enter the last day of this visa',
  visaBackwards: 'This visa ends before it begins',
  presentBeforeFirst: 'Your present visa cannot begin before your first one',
  visaEndsTooSoon: 'Your visa cannot end before it was issued',
  inFuture: 'This day cannot be in the future',
  dischargeTooSoon: 'Your discharge cannot be before the start of your service',
  appliedMissing: 'Enter the day you applied for ILR',
  extensionMissing: 'Enter the day you applied to extend your visa',
  appliedBeforeVisa: 'The day you applied cannot be before your visa was issued',
} as const;

/** A day of the past: what is wrong with it, or null. */
function pastDateProblem(value: string, today: CivilDate, missing: string, future: string): string | null {
  const unreadable = typingProblem(value, today);
  if (unreadable !== null) return unreadable;
  if (value === '') return missing;
  return value > today ? future : null;
}

/** Why typing is no date, or null when it is one or empty. */
const typingProblem = (value: string, today: CivilDate): string | null => problemOfDate(value, today) ?? null;

/** What is wrong with the issue date; null when it can be used. */
export const visaStartProblem = ({ visaStartDate }: IlrDraft, today: CivilDate): string | null =>
  pastDateProblem(visaStartDate, today, messages.visaStartMissing, messages.visaStartInFuture);

/** The first day of all visas that are named. */
export const firstVisaDay = ({
  visaStartDate,
  earlierVisas,
}: Pick<IlrDraft, 'visaStartDate' | 'earlierVisas'>): CivilDate | undefined =>
  [visaStartDate, ...earlierVisas.map(({ from }) => from)].filter(isCivilDate).toSorted()[0];

/** What is wrong with the entry date, which may be left out. */
export function entryProblem(
  { entryDate, visaStartDate, earlierVisas }: IlrDraft,
  today: CivilDate,
): string | null {
  if (entryDate === '') return null;
  const problem = pastDateProblem(entryDate, today, '', messages.entryInFuture);
  if (problem !== null) return problem;
  const first = firstVisaDay({ visaStartDate, earlierVisas });
  return first !== undefined && entryDate < first ? messages.entryBeforeVisa : null;
}

export function yearProblem({ days }: DraftYear): string | null {
  if (days === null) return null;
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
export function problemsOfStep(draft: IlrDraft, step: Step, today: CivilDate): readonly StepProblem[] {
  const found: (readonly [fieldId: string, message: string | null])[] =
    step === 1
      ? visaFields(draft, today)
      : step === 2
        ? absenceFields(draft, today)
        : answerFields(draft, today);
  return found.flatMap(([id, message]) => (message === null ? [] : [{ fieldId: id, step, message }]));
}

/** What keeps the form from being sent: the problems of all steps. */
export const problemsOfDraft = (draft: IlrDraft, today: CivilDate): readonly StepProblem[] =>
  steps.flatMap((step) => problemsOfStep(draft, step, today));

function visaFields(draft: IlrDraft, today: CivilDate) {
  return [
    [fieldId.visaType, draft.visaType === null ? messages.visaTypeMissing : null],
    [fieldId.visaStartDate, visaStartProblem(draft, today)],
    [fieldId.entryDate, entryProblem(draft, today)],
    ...visasBeforeFields(draft, today),
  ] satisfies (readonly [string, string | null])[];
}

function visasBeforeFields(draft: IlrDraft, today: CivilDate): (readonly [string, string | null])[] {
  const { visaStartDate, presentVisaFrom, visaEnds, claimedOn, dischargedOn } = draft;
  const beforeVisa = (date: string) =>
    isCivilDate(visaStartDate) && isCivilDate(date) && date < visaStartDate;
  return [
    ...draft.earlierVisas.flatMap(({ id, from, to }): (readonly [string, string | null])[] => [
      [fieldId.visa(id, 'from'), from === '' ? messages.visaFromMissing : typingProblem(from, today)],
      [
        fieldId.visa(id, 'to'),
        to === ''
          ? messages.visaToMissing
          : (typingProblem(to, today) ?? (isCivilDate(from) && to < from ? messages.visaBackwards : null)),
      ],
    ]),
    ...(isLongResidence(draft)
      ? ([
          [
            fieldId.presentVisaFrom,
            optionalPast(presentVisaFrom, today) ??
              (beforeVisa(presentVisaFrom) ? messages.presentBeforeFirst : null),
          ],
        ] as const)
      : []),
    [
      fieldId.visaEnds,
      typingProblem(visaEnds, today) ?? (beforeVisa(visaEnds) ? messages.visaEndsTooSoon : null),
    ],
    ...(hasProtection(draft) ? ([[fieldId.claimedOn, optionalPast(claimedOn, today)]] as const) : []),
    ...(asksOfDischarge(draft)
      ? ([
          [
            fieldId.dischargedOn,
            typingProblem(dischargedOn, today) ??
              (beforeVisa(dischargedOn) ? messages.dischargeTooSoon : null),
          ],
        ] as const)
      : []),
  ];
}

/** A day of the past that may be left out. */
const optionalPast = (value: string, today: CivilDate): string | null =>
  value === '' ? null : pastDateProblem(value, today, '', messages.inFuture);

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

function answerFields(draft: IlrDraft, today: CivilDate): (readonly [string, string | null])[] {
  const unanswered = (answer: boolean | null) => (answer === null ? messages.notAnswered : null);
  return [
    [
      fieldId.english,
      draft.englishLevel === 'not_sure' ? null : unanswered(draft.englishLanguageRequirement),
    ],
    [fieldId.salary, unanswered(draft.meetsSalaryRequirement)],
    [fieldId.goodCharacter, unanswered(draft.goodCharacter)],
    [fieldId.dateOfBirth, optionalPast(draft.dateOfBirth, today)],
    [
      fieldId.appliedForIlrOn,
      draft.hasApplied ? appliedProblem(draft.appliedForIlrOn, messages.appliedMissing, draft, today) : null,
    ],
    [
      fieldId.extensionAppliedOn,
      draft.hasAppliedToExtend
        ? appliedProblem(draft.extensionAppliedOn, messages.extensionMissing, draft, today)
        : null,
    ],
  ];
}

/** @param missing the message for an empty date */
function appliedProblem(
  appliedOn: string,
  missing: string,
  { visaStartDate }: IlrDraft,
  today: CivilDate,
): string | null {
  const problem = pastDateProblem(appliedOn, today, missing, messages.inFuture);
  if (problem !== null) return problem;
  return isCivilDate(visaStartDate) && appliedOn < visaStartDate ? messages.appliedBeforeVisa : null;
}

/** Whether the button to go on can be pressed: everything that the step asks for is there, right or wrong. */
export function isStepFilled(draft: IlrDraft, step: Step): boolean {
  if (step === 1) return draft.visaType !== null && draft.visaStartDate !== '';
  if (step === 3)
    return [
      draft.englishLevel === 'not_sure' ? false : draft.englishLanguageRequirement,
      draft.meetsSalaryRequirement,
      draft.goodCharacter,
    ].every((answer) => answer !== null);
  if (draft.useDetailedAbsences === null) return false;
  if (draft.useDetailedAbsences) return draft.absences.length > 0 || draft.wasNotAway;
  return draft.absencesPerYear.length > 0;
}
