import { citizenshipCalculationRequest } from '@settlewise/contract/assessments';
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import { calculateCitizenship } from '@settlewise/rules/calculators';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { writeDraft } from '../../../../record/drafts/draftStorage';
import { serverInMemory } from '../../../../testing/serverInMemory';
import { setField } from '../../../../testing/setField';
import { showPiece } from '../../../../testing/showPiece';
import { Toasts } from '../../../../ui/toasts/Toasts';
import { CitizenshipPage } from '../CitizenshipPage';
import { emptyDraft, type CitizenshipDraft } from '../draft/citizenshipDraft';
import { calculatedOn } from './aForm';

/** A visitor's server that answers what the rules say, as of a fixed day. */
export function calculatingServer() {
  return serverInMemory({
    'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }),
    'POST /api/calculate-eligibility': ({ body }) => {
      const form = citizenshipCalculationRequest.parse(body);
      try {
        return { status: 200, body: calculateCitizenship(form, calculatedOn) };
      } catch (error) {
        if (!(error instanceof UnsoundAssessment)) throw error;
        const errors = error.problems.map(({ field, message }) => ({ path: field, message }));
        return { status: 422, body: { message: error.message, errors } };
      }
    },
  });
}

/** Shows the calculator with what was typed into it before, on the step where that was left. */
export function showCalculator(typed?: Partial<CitizenshipDraft>, address = '/citizenship') {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  if (typed !== undefined) writeDraft('citizenship', { ...emptyDraft(calculatedOn), ...typed });
  return showPiece(
    <>
      <CitizenshipPage />
      <Toasts />
    </>,
    typed?.step === undefined || typed.step === 1 ? address : `${address}?step=${typed.step}`,
  );
}

/** Step 1 is answered. */
export const atAbsences = {
  ukEntryDate: '2020-02-03',
  settlementDate: '2025-03-04',
  applicationDate: '2026-12-01',
  step: 2,
  furthestStep: 2,
} satisfies Partial<CitizenshipDraft>;

/** Individual trips are chosen, and none is there. */
export const atTrips = { ...atAbsences, useDetailedAbsences: true } satisfies Partial<CitizenshipDraft>;

/** The first two steps are answered, with no days away. */
export const atRequirements = { ...atAbsences, step: 3, furthestStep: 3 } satisfies Partial<CitizenshipDraft>;

/** What is ticked where every requirement is met. */
export const everyRequirement: CitizenshipDraft['ticks'] = {
  ...emptyDraft(calculatedOn).ticks,
  physicalPresence: true,
  physicalPresenceExactDate: true,
  settlementStatus12Months: true,
  englishLanguage: true,
  lifeInUK: true,
  goodCharacter: true,
  intendsToContinueResiding: true,
};

const fieldsOfDate = {
  entry: 'First UK entry date or visa start date',
  settlement: 'Settlement status grant date',
  application: 'Planned application date',
} as const;

export type DateOfForm = keyof typeof fieldsOfDate;

export const dateGroup = (date: DateOfForm) =>
  within(screen.getByRole('group', { name: fieldsOfDate[date] }));

export const typedDate = (date: DateOfForm) =>
  dateGroup(date).getByRole<HTMLInputElement>('textbox', { name: 'Type it' });

export const setDate = (date: DateOfForm, text: string): void => setField(typedDate(date), text);

export const button = (name: string) => screen.getByRole('button', { name });

/** The open toast of this title. */
export const toast = async (title: string) =>
  within(await screen.findByRole('region', { name: /^Messages/ })).findByText(title);

/** Fills in step 1 and goes on to step 2. */
export async function passFirstStep(person: UserEvent): Promise<void> {
  await screen.findByRole('heading', { name: 'Settlement Status' });
  setDate('entry', '3 Feb 2020');
  setDate('settlement', '4/3/2025');
  setDate('application', '1 Dec 2026');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Absences' });
}

/** Goes from step 2 to step 3. */
export async function passSecondStep(person: UserEvent): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Requirements' });
}

export async function tickEveryRequirement(person: UserEvent): Promise<void> {
  const group = within(screen.getByRole('group', { name: 'Core Requirements' }));
  for (const tick of group.getAllByRole('checkbox')) await person.click(tick);
}
