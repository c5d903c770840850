import { ilrCalculationRequest } from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { addYears, civilDateInLondon, splitDate } from '@settlewise/rules/calendar';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { writeDraft } from '../../../../record/drafts/draftStorage';
import { chooseVisaType } from '../../../../testing/chooseVisaType';
import { serverInMemory } from '../../../../testing/serverInMemory';
import { setField } from '../../../../testing/setField';
import { showPiece } from '../../../../testing/showPiece';
import { Toasts } from '../../../../ui/toasts/Toasts';
import { emptyDraft, emptyTrip, yearsFor, type IlrDraft } from '../draft/ilrDraft';
import { IlrPage } from '../IlrPage';

export const today = civilDateInLondon(new Date());
export const thisYear = splitDate(today).year;
export const call = 'POST /api/calculate-ilr-eligibility';

/** A visitor's server, which calculates as the real one does. */
export function serverThatCalculates() {
  return serverInMemory({
    'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }),
    [call]: ({ body }) => ({ status: 200, body: calculateIlr(ilrCalculationRequest.parse(body), today) }),
  });
}

/** Shows the calculator with what was typed into it before, on the step where that was left. */
export function showCalculator(typed?: Partial<IlrDraft>, address = '/ilr') {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  if (typed !== undefined) writeDraft('ilr', { ...emptyDraft(), ...typed });
  return showPiece(
    <>
      <IlrPage />
      <Toasts />
    </>,
    typed?.step === undefined || typed.step === 1 ? address : `${address}?step=${typed.step}`,
  );
}

/** Step 1 is answered. */
export const atAbsences = {
  step: 2,
  visaType: 'skilled_worker',
  visaStartDate: addYears(today, -6),
} satisfies Partial<IlrDraft>;

/** Individual trips are chosen, and none is filled in. */
export const atTrips = {
  ...atAbsences,
  useDetailedAbsences: true,
  absences: [emptyTrip([], today)],
} satisfies Partial<IlrDraft>;

/** Yearly totals are chosen, and none is filled in. */
export const atYears = (part: Partial<IlrDraft> = {}): Partial<IlrDraft> => {
  const answered = { ...emptyDraft(), ...atAbsences, ...part };
  return { ...answered, useDetailedAbsences: false, absencesPerYear: yearsFor(answered, today) };
};

/** The first two steps are answered, with no days away. */
export const atRequirements = (part: Partial<IlrDraft> = {}): Partial<IlrDraft> => {
  const { absencesPerYear = [], ...answered } = atYears(part);
  return { ...answered, step: 3, absencesPerYear: absencesPerYear.map(({ year }) => ({ year, days: 0 })) };
};

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const step = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

/** The list of visa types, as long as none is chosen. */
export const visaTypes = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Visa type' });

export async function chooseVisa(person: UserEvent, visa: string, issued: string) {
  await chooseVisaType(person, await visaTypes(), visa);
  setField(textbox('Visa issue date'), issued);
}

export async function answerAll(person: UserEvent, answer: 'Yes' | 'No') {
  for (const choice of screen.getAllByRole('radio', { name: answer })) await person.click(choice);
}
