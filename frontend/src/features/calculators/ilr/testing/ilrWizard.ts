import { ilrCalculationRequest } from '@settlewise/contract';
import { addYears, calculateIlr, civilDateInLondon, partsOf } from '@settlewise/rules';
import { screen } from '@testing-library/react';
import type { openPage } from '../../../../testing/openPage';
import { chooseVisaType } from '../../../../testing/chooseVisaType';
import { serverInMemory } from '../../../../testing/serverInMemory';

export const today = civilDateInLondon(new Date());
export const thisYear = partsOf(today).year;
export const call = 'POST /api/calculate-ilr-eligibility';
type Person = ReturnType<typeof openPage>['person'];

/** A visitor's server, which calculates as the real one does. */
export function serverThatCalculates() {
  return serverInMemory({
    'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }),
    [call]: ({ body }) => ({ status: 200, body: calculateIlr(ilrCalculationRequest.parse(body), today) }),
  });
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const step = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

/** The list of visa types, as long as none is chosen. */
export const visaTypes = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Visa type' });

export async function chooseVisa(person: Person, visa: string, issued: string) {
  await chooseVisaType(person, await visaTypes(), visa);
  await person.type(textbox('Visa issue date'), issued);
}

/** Answers step 1 and goes on. */
export async function reachAbsences(person: Person, visa = 'Skilled Worker', issued = addYears(today, -6)) {
  await chooseVisa(person, visa, issued);
  await person.click(button('Next'));
  await screen.findByRole('heading', { name: 'Your absences' });
}

/** Answers the first two steps, with yearly totals of no days. */
export async function reachRequirements(person: Person, visa?: string) {
  await reachAbsences(person, visa);
  await person.click(screen.getByRole('radio', { name: 'Yearly totals' }));
  await person.click(button('I was not away in any of these years'));
  await person.click(button('Next'));
  await screen.findByRole('heading', { name: 'Other requirements' });
}

export async function answerAll(person: Person, answer: 'Yes' | 'No') {
  for (const choice of screen.getAllByRole('radio', { name: answer })) await person.click(choice);
}

export const setField = async (person: Person, field: HTMLElement, value: string) => {
  await person.clear(field);
  await person.type(field, value);
};
