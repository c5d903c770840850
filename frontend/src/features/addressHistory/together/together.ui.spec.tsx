import { addresses, cohabitation, collectionContract } from '@settlewise/contract/collections';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { anAddress } from '../../../record/addresses/testing/anAddress';
import { recordOfNext } from '../testing/recordOfNext';
import { setField } from '../../../testing/setField';

const own = collectionContract(addresses).response;
const partners = collectionContract(cohabitation).response;
const mare = own.parse({
  ...addresses.example,
  id: 'mare',
  line1: '9 Mare Street',
  line2: null,
  town: 'London',
  postcode: 'E8 4RP',
  from: '2024-10',
  to: '2025-05',
  precision: 'month',
});
const leeds = anAddress('leeds', '2025-05-11', null);
const nowhere = { line1: null, line2: null, town: null, postcode: null };
const withYou = (from: string, to: string | null) =>
  partners.parse({ ...nowhere, id: from, sameAsMine: true, from, to });

function serverWith(partner: readonly object[], visaStartDate: string | null = null) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/addresses': () => ({ status: 200, body: [leeds, mare] }),
    'GET /api/cohabitation': () => ({ status: 200, body: partner }),
    'POST /api/cohabitation': ({ body }) => ({ status: 201, body: { ...(body as object), id: 'new' } }),
    ...recordOfNext({ visa: { visaStartDate } }),
    'GET /api/address-comparisons': () => ({ status: 200, body: { asked: [], toAnswer: [] } }),
    'GET /api/absence-journeys': () => ({ status: 200, body: [] }),
    'GET /api/documents': () => ({ status: 200, body: [] }),
  });
}

async function openForPartners() {
  const { person } = openPage('/address');
  const field = await screen.findByRole('textbox', { name: /^Day of the application/ });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'SET(M)');
  setField(field, '1/3/2027');
  await person.tab();
  const card = within(await screen.findByRole('region', { name: 'Living with your partner' }));
  return { person, card };
}

describe('Living with a partner', () => {
  it('is asked of nobody whose form does not ask about a partner', async () => {
    const { requests } = serverWith([]);
    openPage('/address');
    expect(await screen.findByRole('region', { name: 'What AN asks for' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Living with your partner' })).toBeNull();
    expect(requests('GET /api/cohabitation')).toEqual([]);
  });

  it('counts the months at one address, and says what is missing to count the others', async () => {
    serverWith([withYou('2024-12-01', '2025-07-31'), withYou('2025-08-12', null)]);
    const { person, card } = await openForPartners();
    expect(card.getByText('You lived together for 26 months and 18 days, in 2 stretches')).toBeTruthy();
    expect(card.getByText(/^That is 810 days of 911. At least 801 of these days are certain/)).toBeTruthy();
    expect(
      card.getByText(/^From 2 September 2024 to 30 September 2024 you gave no address of yours/),
    ).toBeTruthy();
    expect(
      card.getByText(/^From 1 August 2025 to 11 August 2025 you gave no address of your partner: 11 days/),
    ).toBeTruthy();
    const rows = card.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Where you lived togetherFromTo',
      '1 High Street, Leeds, LS1 1AA, United Kingdom12/08/2025present',
      '1 High Street, Leeds, LS1 1AA, United Kingdom11/05/202531/07/2025',
      '9 Mare Street, London, E8 4RP, United Kingdom01/12/202405/2025',
    ]);

    const act = 'Add your partner’s address from 1 August 2025 to 11 August 2025';
    await person.click(card.getByRole('button', { name: act }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add partner address' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^From/ }).value).toBe('01 Aug 2025');
  });

  it('begins with the last permission of the record, and with another day where somebody types one', async () => {
    serverWith([withYou('2020-01-01', null)], '2025-06-01');
    const { person, card } = await openForPartners();
    expect(card.getByText('You lived together all this time: 21 months and 1 day')).toBeTruthy();
    const began = card.getByRole('textbox', { name: /^Your last permission began/ });
    setField(began, '1/2/2027');
    await person.tab();
    expect(card.getByText('You lived together all this time: 1 month and 1 day')).toBeTruthy();
  });

  it('takes an address that is the own one without asking for it, and another one with its lines', async () => {
    const { requests } = serverWith([]);
    const { person, card } = await openForPartners();
    expect(card.queryByText(/together/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add partner address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add partner address' }));
    const atYours = dialog.getByRole('combobox', { name: /^At your address/ });
    await person.selectOptions(atYours, 'No');
    setField(dialog.getByRole('textbox', { name: 'Address line 1' }), '3 Elsewhere');
    await person.selectOptions(atYours, 'Yes');
    expect(dialog.queryByRole('textbox', { name: /^Address line 1/ })).toBeNull();
    setField(dialog.getByRole('textbox', { name: /^From/ }), '1/2025');
    await person.click(dialog.getByRole('button', { name: 'Add partner address' }));
    await screen.findByText('The partner address is in your record now.');
    expect(requests('POST /api/cohabitation').map(({ body }) => body)).toEqual([
      { ...nowhere, sameAsMine: true, from: '2025-01', to: null },
    ]);
  });

  it('remarks on a home that may be written in two ways', async () => {
    const theirs = {
      ...cohabitation.example,
      id: 'theirs',
      line1: '9a Mare Street',
      from: '2024-10',
      to: null,
    };
    serverWith([partners.parse(theirs)]);
    const { card } = await openForPartners();
    expect(card.getByText('No day together yet')).toBeTruthy();
    expect(
      card.getByText(
        /You wrote “9 Mare Street, London” for you and “9a Mare Street, London, E8 4RP” for your/,
      ),
    ).toBeTruthy();
  });
});
