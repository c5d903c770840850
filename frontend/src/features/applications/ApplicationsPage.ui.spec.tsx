import { applications, collectionContract } from '@settlewise/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { amina } from '../../testing/builders';
import { setField } from '../../testing/setField';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const settlement = collectionContract(applications).response.parse({
  ...applications.example,
  id: '4b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3',
});
const granted = {
  ...settlement,
  id: 'earlier',
  dependant: 3,
  appliedFor: 'family',
  visaType: null,
  reference: null,
  submittedOn: '2024-02-01',
  decidedOn: '2024-04-02',
  outcome: 'granted',
} as const;

function serverWith(list: readonly object[], dependants: readonly object[] = []) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/applications': () => ({ status: 200, body: list }),
    'GET /api/dependants': () => ({ status: 200, body: dependants }),
  });
}
const open = (query = '') => openPage(`/dashboard/applications${query}`);

async function openAddDialog({ person }: ReturnType<typeof open>) {
  await person.click(await screen.findByRole('button', { name: 'Add application' }));
  return within(await screen.findByRole('dialog', { name: 'Add application' }));
}

describe('The applications', () => {
  it('say how each stands, for whom it is, and the day of each stage', async () => {
    serverWith([settlement, granted], [aDependant({ id: 3, firstName: 'Rui', lastName: 'Silva' })]);
    open();
    const textOf = async (name: RegExp) =>
      (await screen.findByRole('heading', { name })).closest('li')?.textContent ?? '';
    const waits = await textOf(/^Settlement/);
    expect(waits).toContain('No decision yet. Sent on 20 Aug 2026');
    expect(waits).toContain('Fingerprints and photo given, or identity proved on: 31 Aug 2026');
    // Whose it is stands in the title, which a closed line shows too.
    await waitFor(async () =>
      expect(await textOf(/partner or parent, Rui Silva$/)).toContain('Granted on 02 Apr 2024'),
    );
    expect(screen.getByRole('link', { name: 'See them on your timeline' }).getAttribute('href')).toBe(
      '/timeline',
    );
  });

  it('say of one whose day is still to come that it is not sent yet', async () => {
    serverWith([{ ...settlement, submittedOn: '2099-01-02', biometricsBookedFor: null, biometricsOn: null }]);
    open();
    const title = await screen.findByRole('heading', { name: /^Settlement/ });
    expect(title.closest('li')?.textContent).toContain('Not sent yet. Counts as sent from 02 Jan 2099 on');
  });

  it('of somebody who was removed from the record stay, and say so', async () => {
    serverWith([granted]);
    open();
    expect(await screen.findByText(/no longer in your record/)).toBeTruthy();
  });
});

describe('Adding an application', () => {
  it('asks for whom only where there is somebody else, and for the income only of partners and parents', async () => {
    serverWith([]);
    const page = open();
    const dialog = await openAddDialog(page);
    expect(dialog.queryByLabelText('For whom')).toBeNull();
    expect(dialog.queryByLabelText(/You meet the income rule/)).toBeNull();
    await page.person.selectOptions(
      dialog.getByLabelText('What you applied for'),
      'Extension or switch in the UK: partner or parent',
    );
    expect(await dialog.findByLabelText(/You meet the income rule/)).toBeTruthy();
  });

  it('takes what it is for, the service, the day it was sent and for whom; the other days can wait', async () => {
    const server = serverWith([], [aDependant({ id: 3, firstName: 'Rui', lastName: 'Silva' })]);
    const page = open();
    const { person } = page;
    const dialog = await openAddDialog(page);
    await person.selectOptions(await dialog.findByLabelText('For whom'), 'Rui Silva');
    await person.selectOptions(dialog.getByLabelText('What you applied for'), 'Naturalisation');
    await person.selectOptions(dialog.getByLabelText('Service'), 'Standard');
    setField(dialog.getByLabelText('Sent on'), '12 Oct 2026');
    server.on('POST /api/applications', () => ({ status: 201, body: settlement }));
    await person.click(dialog.getByRole('button', { name: 'Add application' }));
    expect(await screen.findByText('Application added')).toBeTruthy();
    expect(server.requests('POST /api/applications').map(({ body }) => body)).toMatchObject([
      {
        dependant: 3,
        appliedFor: 'naturalisation',
        service: 'standard',
        submittedOn: '2026-10-12',
        biometricsOn: null,
        decidedOn: null,
        outcome: null,
      },
    ]);
  });

  it('refuses an outcome without its day', async () => {
    serverWith([settlement]);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /^Edit Settlement/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit application' }));
    await person.selectOptions(dialog.getByLabelText(/^Outcome/), 'Granted');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findAllByText('Please enter the day of the decision')).toHaveLength(2);
  });

  it('is open from a link elsewhere, with what it is for and for whom, and once closed stays so', async () => {
    serverWith([], [aDependant({ id: 3, firstName: 'Rui', lastName: 'Silva' })]);
    const { person, router } = open('?add=registration&of=3');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add application' }));
    const chosen = (label: string) => dialog.getByLabelText<HTMLSelectElement>(label).value;
    expect([chosen('What you applied for'), chosen('For whom')]).toEqual(['registration', '3']);
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it.each(['?add=registration&of=4', '?add=registration&of=me', '?add=visitor'])(
    'is not open where the link %s is of nobody or of nothing',
    async (query) => {
      serverWith([settlement], [aDependant({ id: 3, firstName: 'Rui', lastName: 'Silva' })]);
      open(query);
      await screen.findByRole('heading', { name: /^Settlement/ });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
