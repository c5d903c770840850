import { needsNoSettlement } from '@settlewise/contract/assessments';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { problemOfDate } from '../../../../ui/dates/dateParts';
import type { Step, StepProblem } from '../../wizard/steps';
import {
  isBeforeEntry,
  mostRecentDays,
  mostTotalDays,
  yearsOf,
  type CitizenshipDraft,
} from './citizenshipDraft';
import { idOfField, tripFieldOf } from './refusals';
import { tripProblems } from './tripProblems';
import { isTripTyped, typedTripOf } from './typedTrip';

/** What the page itself refuses. */
export type DraftProblem = StepProblem & Required<Pick<StepProblem, 'kind'>>;

const missing = {
  ukEntryDate: 'Please enter your first UK entry date or visa start date.',
  settlementDate: 'Please enter your settlement status grant date.',
} as const;

/** Whose record has no ILR stands before no field that they cannot fill: an expected day is taken. */
const noIlrYet =
  'You have no ILR yet by your record. To try it out, enter the day you expect it, and a planned application after it.';

const afterApplication = {
  ukEntryDate: 'Your entry date cannot be after the day you plan to apply',
  settlementDate: 'Your settlement date cannot be after the day you plan to apply',
} as const;

const beforeEntry =
  'Your settlement cannot be before your entry, unless it was indefinite leave to enter. Check both dates, or say below that it was.';

const missingKind = 'Missing Information';

/** What keeps a form from being sent, in the order of the page. */
export function problemsOfDraft(draft: CitizenshipDraft, today: CivilDate): readonly DraftProblem[] {
  return [
    ...dateProblems(draft, today),
    ...daysProblems('totalAbsences', draft.totalAbsences, mostTotalDays(draft.isSpouseRoute), draft),
    ...daysProblems('recentAbsences', draft.recentAbsences, mostRecentDays, draft),
    ...recentOfTotal(draft),
    ...(draft.useDetailedAbsences ? problemsOfTrips(draft, today) : []),
    ...typedTripProblems(draft, today),
    ...birthProblems(draft, today),
  ];
}

function dateProblems(draft: CitizenshipDraft, today: CivilDate): DraftProblem[] {
  const fields = needsNoSettlement(draft.statusType)
    ? (['ukEntryDate', 'applicationDate'] as const)
    : (['ukEntryDate', 'settlementDate', 'applicationDate'] as const);
  const application = isCivilDate(draft.applicationDate) ? draft.applicationDate : today;
  return fields.flatMap((field): DraftProblem[] => {
    const value = draft[field];
    const fieldId = idOfField(field);
    if (isCivilDate(value)) {
      if (field === 'applicationDate') return [];
      if (value > application)
        return [{ fieldId, step: 1, kind: 'Invalid Dates', message: afterApplication[field] }];
      const unexplained = field === 'settlementDate' && isBeforeEntry(draft) && !draft.indefiniteLeaveToEnter;
      return unexplained ? [{ fieldId, step: 1, kind: 'Invalid Dates', message: beforeEntry }] : [];
    }
    if (value !== '') {
      const message = problemOfDate(value, today) ?? 'Enter a day that exists';
      return [{ fieldId, step: 1, kind: 'Invalid Dates', message }];
    }
    // Without a planned day the calculation takes today.
    if (field === 'applicationDate') return [];
    const isToCome = field === 'settlementDate' && draft.ilrToCome !== null;
    return [{ fieldId, step: 1, kind: missingKind, message: isToCome ? noIlrYet : missing[field] }];
  });
}

function daysProblems(
  field: 'totalAbsences' | 'recentAbsences',
  days: number,
  most: number,
  { useDetailedAbsences }: CitizenshipDraft,
): DraftProblem[] {
  // The total of trips is worked out, not typed.
  if (field === 'totalAbsences' && useDetailedAbsences) return [];
  if (Number.isInteger(days) && days >= 0 && days <= most) return [];
  const message = `Enter a whole number of days from 0 to ${most.toLocaleString('en-GB')}`;
  return [{ fieldId: idOfField(field), step: 2, kind: 'Invalid Days', message }];
}

/** The final year is part of the years: it cannot hold more days than they do. */
function recentOfTotal({
  totalAbsences,
  recentAbsences,
  useDetailedAbsences,
  isSpouseRoute,
}: CitizenshipDraft): DraftProblem[] {
  // A number that is refused by itself is said once.
  const isOutside = recentAbsences > mostRecentDays || totalAbsences < 0;
  if (useDetailedAbsences || recentAbsences <= totalAbsences || isOutside) return [];
  const years = yearsOf(isSpouseRoute);
  return [
    {
      fieldId: idOfField('recentAbsences'),
      step: 2,
      kind: 'Invalid Days',
      message: `You typed ${recentAbsences} days in the last 12 months, but ${totalAbsences} in all ${years} years. The last 12 months are part of these years`,
    },
  ];
}

const problemsOfTrips = ({ absenceRecords }: CitizenshipDraft, today: CivilDate): readonly DraftProblem[] =>
  absenceRecords.flatMap((trip, at) =>
    tripProblems(trip, today).map(({ field, message, kind }) => ({
      fieldId: idOfField(tripFieldOf(at, field)),
      step: 2,
      kind,
      message: `Trip ${at + 1}: ${message}`,
    })),
  );

const typedField = { startDate: 'tripStart', endDate: 'tripEnd' } as const;

/** A trip that was begun and is not whole cannot be counted, and is not left out without a word. */
function typedTripProblems(draft: CitizenshipDraft, today: CivilDate): readonly DraftProblem[] {
  if (!isTripTyped(draft)) return [];
  const trip = typedTripOf(draft);
  return tripProblems(trip, today).map(({ field, message, kind }) => ({
    fieldId: idOfField(typedField[field]),
    step: 2,
    kind,
    message:
      trip[field] === ''
        ? 'The new trip is not complete: enter both dates, or clear what you typed of it'
        : `New trip: ${message}`,
  }));
}

function birthProblems({ dateOfBirth }: CitizenshipDraft, today: CivilDate): DraftProblem[] {
  const at = { fieldId: idOfField('dateOfBirth'), step: 3, kind: 'Invalid Dates' } as const;
  if (dateOfBirth === '') return [];
  if (!isCivilDate(dateOfBirth))
    return [{ ...at, message: problemOfDate(dateOfBirth, today) ?? 'Enter a day that exists' }];
  return dateOfBirth > today ? [{ ...at, message: 'Your date of birth cannot lie ahead' }] : [];
}

/** Whether a step has what it needs: the dates of the first, numbers for the second, a yes or no for each of the third. */
export function isStepCompleted(draft: CitizenshipDraft, step: Step): boolean {
  // The later steps hold zeros and noes from the start; they are not done before they were seen.
  if (step > draft.furthestStep) return false;
  if (step !== 1) return true;
  const settled = needsNoSettlement(draft.statusType) || isCivilDate(draft.settlementDate);
  return settled && isCivilDate(draft.ukEntryDate);
}
