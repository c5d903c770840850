import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { DependantResponse } from '@settlewise/contract/dependants';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';

export const today = civilDateInLondon(new Date());

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

/** The clock of a dependant as the server answers it: nothing known yet. */
export function aClock(rest: Partial<DependantProgressResponse> = {}): DependantProgressResponse {
  const source = { title: 'The law', url: 'https://example.org', retrievedOn: '2026-11-21' };
  return {
    id: 1,
    asOf: '2026-11-23',
    registration: null,
    permissionGoesOn: false,
    settlement: {
      status: 'own_clock',
      verdict: 'not_yet',
      routeTitle: 'Partner of a person on a work route',
      countedFrom: '2023-02-01',
      qualifyingYears: 5,
      earliestApplicationDate: '2028-01-04',
      practicalEarliestApplicationDate: null,
      travelMargin: null,
      applyBy: null,
      daysAway: 0,
      worstTwelveMonths: null,
      percent: 76,
      settledSince: null,
      missing: [],
      reasons: [{ code: 'wait_until', message: 'The years are not complete.', source }],
    },
    ...rest,
  };
}
