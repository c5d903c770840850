import { addresses, collectionContract } from '@settlewise/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newPerson } from '../../../features/immigrationProfile/testing/immigrationProfileTesting';
import { amina } from '../../../testing/builders';
import { setField } from '../../../testing/setField';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';

const { response } = collectionContract(addresses);
const leith = response.parse({ ...addresses.example, id: 'now' });
const mareStreet = { line1: '9 Mare Street', line2: null, city: 'London', state: null, postalCode: 'E8 4RP' };
const profile = {
  fullName: 'Amina Khan',
  email: 'amina@example.org',
  emailVerified: true,
  phoneNumber: null,
  address: '9 Mare Street\nLondon\nE8 4RP',
  nationality: null,
  visaType: null,
  visaEndDate: null,
  hasILR: false,
  ilrGrantDate: null,
  updatedAt: null,
};

function serverStating(addressDetails: object, list: readonly object[] = [leith]) {
  const details = { ...newPerson, addressDetails: { ...newPerson.addressDetails, ...addressDetails } };
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/addresses': () => ({ status: 200, body: list }),
    'GET /api/tasks': () => ({ status: 200, body: [] }),
    'GET /api/account/profile': () => ({ status: 200, body: profile }),
    'GET /api/immigration/profile/personal': () => ({ status: 200, body: details }),
  });
}
const open = () => openPage('/dashboard/addresses');
const question = () => screen.findByText('Which address is right?');

it('Nothing is asked where the profile shows the address of the list', async () => {
  const { line1, line2, town: city, postcode: postalCode } = leith;
  serverStating({ line1, line2, city, postalCode, country: 'united_kingdom' });
  open();
  expect(await screen.findByRole('heading', { name: /Harbour Street/ })).toBeTruthy();
  expect(screen.queryByText('Which address is right?')).toBeNull();
});

it('Somebody who moved says since when, and the home before ends on that day', async () => {
  const server = serverStating({ ...mareStreet, country: 'united_kingdom' });
  const { person } = open();
  await question();
  expect(screen.getByText('Your profile says that you live at 9 Mare Street, London, E8 4RP.')).toBeTruthy();
  expect(screen.getByText(/^Your addresses say 14 Harbour Street.*since 15 January 2022\.$/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'I moved' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
  expect(dialog.getByLabelText('Town or city')).toHaveProperty('value', 'London');
  setField(dialog.getByLabelText('From'), 'October 2026');
  await person.selectOptions(dialog.getByLabelText('How you lived there'), 'I rent it');
  server.on('POST /api/addresses', () => ({ status: 201, body: { ...leith, id: 'next' } }));
  server.on('PATCH /api/addresses/now', () => ({ status: 200, body: { ...leith, to: '2026-10' } }));
  await person.click(dialog.getByRole('button', { name: 'Add address' }));
  await waitFor(() => expect(server.requests('PATCH /api/addresses/now')).toHaveLength(1));
  expect(server.requests('POST /api/addresses')[0]?.body).toMatchObject({
    line1: '9 Mare Street',
    postcode: 'E8 4RP',
    from: '2026-10',
    to: null,
  });
  expect(server.requests('PATCH /api/addresses/now')[0]?.body).toEqual({ to: '2026-10', precision: 'month' });
});

it('Somebody who did not move corrects the list, with what the profile says', async () => {
  const server = serverStating({ ...mareStreet, country: 'united_kingdom' });
  server.on('PATCH /api/addresses/now', () => ({ status: 200, body: leith }));
  const { person } = open();
  await question();
  await person.click(screen.getByRole('button', { name: 'I did not move: correct my list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.requests('PATCH /api/addresses/now')).toHaveLength(1));
  expect(server.requests('PATCH /api/addresses/now')[0]?.body).toMatchObject({
    line1: '9 Mare Street',
    town: 'London',
    from: '2022-01-15',
    to: null,
  });
});

it('Where the list is right, the profile takes its address, and nothing else of it changes', async () => {
  const server = serverStating({ ...mareStreet, country: 'united_kingdom' });
  server.on('PUT /api/account/profile', () => ({ status: 200, body: profile }));
  const { person } = open();
  await question();
  await waitFor(() => expect(server.requests('GET /api/account/profile')).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'My list is right' }));
  expect(await screen.findByText('Your profile shows the address of your list.')).toBeTruthy();
  expect(server.requests('PUT /api/account/profile')[0]?.body).toEqual({
    fullName: 'Amina Khan',
    email: 'amina@example.org',
    address: '14 Harbour Street\nFlat 2\nLeith\nEH6 6AA\nUnited Kingdom',
  });
});

it('An address that the profile alone has is offered to the list', async () => {
  serverStating({ ...mareStreet }, []);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Add it to your addresses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
  expect(dialog.getByLabelText('Address line 1')).toHaveProperty('value', '9 Mare Street');
});
