import { collectionContract, parents } from '@settlewise/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { amina } from '../../testing/builders';
import { setField } from '../../testing/setField';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const mother = collectionContract(parents).response.parse({
  ...parents.example,
  id: '4b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3',
});
const father = {
  ...mother,
  id: 'father',
  which: 'father',
  fullName: 'Tiago Silva',
  dateOfBirth: null,
  placeOfBirth: null,
  countryOfBirth: null,
  nationality: null,
  dependants: [3, 4],
} as const;
const rui = aDependant({ id: 3, firstName: 'Rui', lastName: 'Silva' });
const ana = aDependant({ id: 4, firstName: 'Ana', lastName: 'Silva' });

function serverWith(list: readonly object[], dependants: readonly object[] = []) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/parents': () => ({ status: 200, body: list }),
    'GET /api/dependants': () => ({ status: 200, body: dependants }),
  });
}
const open = () => openPage('/dashboard/parents');
const added = 'POST /api/parents';

describe('The parents', () => {
  it('stand with what is known of each, and whose parent they are', async () => {
    serverWith([mother, father], [rui, ana]);
    open();
    const textOf = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('li')?.textContent ?? '';
    const own = await textOf('Ngozi Okafor');
    for (const said of ['Mother', '09 Mar 1958', 'Enugu', 'Nigeria']) expect(own).toContain(said);
    expect(own).not.toContain('Parent of');
    await waitFor(async () =>
      expect(await textOf('Tiago Silva')).toContain('Parent of Rui Silva, Ana Silva'),
    );
    expect(await textOf('Tiago Silva')).not.toContain('Date of birth');
  });

  it('say what forms ask for, while there are none', async () => {
    serverWith([]);
    open();
    expect(await screen.findByRole('heading', { name: 'No parents yet' })).toBeTruthy();
  });

  it('need a name, and what nobody knows stays open', async () => {
    const server = serverWith([]);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Add parent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add parent' }));
    await person.selectOptions(dialog.getByLabelText('Which parent'), 'Mother');
    await person.click(dialog.getByRole('button', { name: 'Add parent' }));
    expect(await dialog.findAllByText('Please enter the name of the parent')).toHaveLength(2);
    setField(dialog.getByLabelText('Full name'), 'Ngozi Okafor');
    const country = dialog.getByRole('combobox', { name: /^Country of birth/ });
    await person.click(country);
    await person.paste('Nigeria');
    await person.keyboard('{Enter}');
    server.on(added, () => ({ status: 201, body: mother }));
    await person.click(dialog.getByRole('button', { name: 'Add parent' }));
    expect(await screen.findByText('Parent added')).toBeTruthy();
    expect(server.requests(added).map(({ body }) => body)).toEqual([
      {
        which: 'mother',
        fullName: 'Ngozi Okafor',
        dateOfBirth: null,
        placeOfBirth: null,
        countryOfBirth: 'nigeria',
        nationality: null,
        dependants: null,
      },
    ]);
  });
});
