import { addresses, collectionContract } from '@settlewise/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { setField } from '../../testing/setField';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const leith = collectionContract(addresses).response.parse({
  ...addresses.example,
  id: '4b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3',
});
const bogota = {
  ...leith,
  id: 'before',
  line1: 'Carrera 7',
  line2: null,
  town: 'Bogotá',
  postcode: null,
  country: 'colombia',
  from: '2019-03',
  to: '2022-01',
  precision: 'month',
  role: 'abroad',
  withWhom: 'Lucía',
};

/** A signed-in person's server that keeps a list of addresses. */
function serverWith(...kept: (typeof leith)[]) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/addresses': () => ({ status: 200, body: kept }),
  });
}
const open = () => openPage('/dashboard/addresses');

async function openAddDialog({ person }: ReturnType<typeof open>) {
  await person.click(await screen.findByRole('button', { name: 'Add address' }));
  return within(await screen.findByRole('dialog', { name: 'Add address' }));
}

describe('The address history', () => {
  it('shows each address with its time, as exactly as it is known', async () => {
    serverWith(leith, bogota);
    open();
    const cardOf = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('li')?.textContent ?? '';
    const now = await cardOf('14 Harbour Street, Flat 2, Leith');
    expect(now).toContain('EH6 6AA, United Kingdom');
    expect(now).toContain('15 Jan 2022 to today');
    const before = await cardOf('Carrera 7, Bogotá');
    expect(before).toContain('Mar 2019 to Jan 2022');
    expect(before).toContain('Outside the UK, with Lucía');
  });

  it('says that loading failed, loads when asked again, and says what will be here', async () => {
    const server = serverWith();
    server.on('GET /api/addresses', () => ({ status: 503 }));
    const { person } = open();
    expect(await screen.findByText(/problem loading your addresses/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Address history' })).toBeTruthy();
    server.on('GET /api/addresses', () => ({ status: 200, body: [] }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'No addresses yet' })).toBeTruthy();
  });
});

describe('Adding an address', () => {
  it('lists what is missing, takes a month where nobody knows the day, refuses an end before the beginning, and keeps what was typed', async () => {
    const server = serverWith();
    const page = open();
    const { person } = page;
    const dialog = await openAddDialog(page);
    await person.click(dialog.getByRole('button', { name: 'Add address' }));
    const problems = within(await dialog.findByRole('alert')).getAllByRole('link');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Please enter the first line of the address',
      'Please enter the town or city',
      'Please choose a country',
      'Please choose how you lived there',
      'Please enter when you moved in',
    ]);
    expect(server.requests('POST /api/addresses')).toEqual([]);
    setField(dialog.getByLabelText('Address line 1'), 'Carrera 7');
    setField(dialog.getByLabelText('Town or city'), 'Bogotá');
    await person.click(dialog.getByRole('combobox', { name: 'Country' }));
    await person.paste('Colombia');
    await person.tab();
    await person.selectOptions(dialog.getByLabelText('How you lived there'), 'Outside the UK');
    setField(dialog.getByLabelText('From'), 'March 2019');
    setField(dialog.getByLabelText('To (optional)'), '1 Feb 2019');
    await person.click(dialog.getByRole('button', { name: 'Add address' }));
    expect(await dialog.findAllByText('You cannot have moved out before you moved in')).toHaveLength(2);

    server.on('POST /api/addresses', () => ({ status: 201, body: bogota }));
    setField(dialog.getByLabelText('To (optional)'), '15 January 2022');
    await person.click(dialog.getByRole('button', { name: 'Add address' }));
    expect(await screen.findByText('Address added')).toBeTruthy();
    expect(server.requests('POST /api/addresses').map(({ body }) => body)).toEqual([
      {
        line1: 'Carrera 7',
        line2: null,
        town: 'Bogotá',
        postcode: null,
        country: 'colombia',
        from: '2019-03',
        to: '2022-01-15',
        precision: 'month',
        role: 'abroad',
        withWhom: null,
        dependants: null,
      },
    ]);
  });

  it('shows what the server refuses, beside its field', async () => {
    const server = serverWith(leith);
    const message = 'Please enter the town or city';
    server.on(`PATCH /api/addresses/${leith.id}`, () => ({
      status: 400,
      body: { message, errors: [{ path: 'town', message }] },
    }));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /^Edit 14 Harbour/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    expect(dialog.getByLabelText('From')).toHaveProperty('value', '15 Jan 2022');
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findAllByText(message)).toHaveLength(2);
    expect(dialog.getByLabelText('Town or city')).toHaveProperty('value', 'Leith');
  });
});

describe('Removing an address', () => {
  it('asks first, and then it is gone', async () => {
    const server = serverWith(leith);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /^Remove 14 Harbour/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this address?' }));
    expect(server.requests(`DELETE /api/addresses/${leith.id}`)).toEqual([]);
    server.on(`DELETE /api/addresses/${leith.id}`, () => ({ status: 204 }));
    server.on('GET /api/addresses', () => ({ status: 200, body: [] }));
    await person.click(dialog.getByRole('button', { name: 'Remove address' }));
    expect(await screen.findByText('Address removed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Harbour Street/ })).toBeNull());
  });
});
