import type { DependantResponse } from '@settlewise/contract';
import { addYears, civilDateInLondon } from '@settlewise/rules';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';

export const today = civilDateInLondon(new Date());

/** A dependant as the server answers them. */
export function aDependant(rest: Partial<DependantResponse> = {}): DependantResponse {
  return {
    id: 1,
    firstName: 'Zainab',
    lastName: 'Khan',
    dateOfBirth: addYears(today, -34),
    relationship: 'spouse',
    nationality: 'pakistan',
    passportNumber: null,
    currentVisaType: null,
    visaStartDate: null,
    visaExpiryDate: null,
    brpNumber: null,
    notes: null,
    bornInUk: null,
    british: null,
    settledSince: null,
    ukEntryDate: null,
    visaHeldSince: null,
    travelsWith: null,
    ownJourneys: [],
    ...rest,
  };
}

/** A signed-in person's server that keeps a list of dependants. */
export function serverWith(...dependants: DependantResponse[]) {
  let kept = dependants;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/dependants': () => ({ status: 200, body: kept }),
  });
  return { ...server, keep: (changed: DependantResponse[]) => (kept = changed) };
}

export const openDependants = () => openPage('/dashboard/dependants');
type Person = ReturnType<typeof openDependants>['person'];

export async function openAddDialog(person: Person) {
  await person.click(await screen.findByRole('button', { name: 'Add dependant' }));
  return within(await screen.findByRole('dialog', { name: 'Add dependant' }));
}

export async function expectToast(title: string, text?: string) {
  const toast = await screen.findByText(title);
  if (text !== undefined) expect(within(toast.closest('li') ?? document.body).getByText(text)).toBeTruthy();
}

export const listed = (dialog: Awaited<ReturnType<typeof openAddDialog>>) =>
  within(dialog.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
