import type { FormSheetResponse } from '@settlewise/contract/forms';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ApplicationBegin, AppliedFor } from '../../../record/applications/applicationAddress';
import { waitsOrGranted, type RecordedApplication } from '../../../record/applications/applicationPart';
import { formatLongDate } from '../../../ui/dates/formatDate';

type Whose = Pick<FormSheetResponse, 'form' | 'applicant'>;

const kinds: Readonly<Record<string, AppliedFor>> = {
  AN: 'naturalisation',
  MN1: 'registration',
  BNO: 'ilr',
  'SET(O)': 'ilr',
  'SET(M)': 'ilr',
  'SET(LR)': 'ilr',
};

/** What somebody applies for with a form; null for a child's form while no child is chosen. */
export function appliedForWith({ form, applicant }: Whose): ApplicationBegin | null {
  const appliedFor = kinds[form];
  if (appliedFor === undefined || (form === 'MN1' && applicant === 'you')) return null;
  return { appliedFor, dependant: applicant === 'you' ? null : applicant };
}

/** The last application in the list that was made with this form. One that came to nothing is none: the next form is another. */
export function madeWith(
  whose: Whose,
  applications: readonly RecordedApplication[],
): RecordedApplication | null {
  const begin = appliedForWith(whose);
  const made = applications
    .filter(waitsOrGranted)
    .filter(
      ({ appliedFor, dependant }) =>
        begin !== null && appliedFor === begin.appliedFor && dependant === begin.dependant,
    );
  return made.toSorted((one, other) => other.submittedOn.localeCompare(one.submittedOn))[0] ?? null;
}

/** `You sent this on 20 August 2026, reference 3434-0001.` A day to come was planned, and nothing was sent yet. */
export function sentInWords(
  { submittedOn, reference }: Pick<RecordedApplication, 'submittedOn' | 'reference'>,
  today: CivilDate,
): string {
  const day = formatLongDate(submittedOn);
  if (submittedOn > today) return `Your list of applications says that you send this on ${day}.`;
  return reference === null
    ? `You sent this on ${day}. No reference number is recorded.`
    : `You sent this on ${day}, reference ${reference}.`;
}
