import { addresses, collectionContract } from '@settlewise/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { amina, aJourney } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { aDocument } from '../documents/testing/aDocument';
import { recordOfNext } from './testing/recordOfNext';
import { setField } from '../../testing/setField';

// The forms ask for days after it.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const response = collectionContract(addresses).response;
const address = (id: string, more: object) =>
  response.parse({ ...addresses.example, line2: null, withWhom: null, ...more, id });
const leith = address('now', { from: '2024-07-10', to: null });
const london = address('before', {
  line1: '9 Mare Street',
  town: 'London',
  postcode: 'E8 4RP',
  from: '2021-01',
  to: '2024-03',
  precision: 'month',
  role: 'family',
});
const inIndia = address('india', {
  line1: 'MG Road 5',
  town: 'Kochi',
  postcode: null,
  country: 'india',
  from: '2024-04-01',
  to: '2024-06-28',
  role: 'abroad',
});

interface Recorded {
  readonly list?: readonly object[];
  readonly journeys?: readonly object[];
  readonly documents?: readonly object[];
  readonly dependants?: readonly object[];
  readonly record?: Parameters<typeof recordOfNext>[0];
}

function serverWith({
  list = [leith, inIndia, london],
  journeys = [],
  documents = [],
  dependants = [],
  record = {},
}: Recorded = {}) {
  return serverInMemory({
    ...recordOfNext(record),
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/addresses': () => ({ status: 200, body: list }),
    'GET /api/address-comparisons': () => ({ status: 200, body: { asked: [], toAnswer: [] } }),
    'GET /api/absence-journeys': () => ({ status: 200, body: journeys }),
    'GET /api/documents': () => ({ status: 200, body: documents }),
    'GET /api/dependants': () => ({ status: 200, body: dependants }),
  });
}

async function openAsking(day = '1/3/2027', form = 'AN') {
  const opened = openPage('/address');
  const { person } = opened;
  const field = await screen.findByRole('textbox', { name: /^Day of the application/ });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Form' }), form);
  setField(field, day);
  await person.tab();
  return opened;
}
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('The address history manager', () => {
  it('begins with the next application of the record on its planned day, and what is typed wins', async () => {
    serverWith({
      record: { visa: { currentVisaType: 'spouse' }, ilr: { ilrApplicationEarliestDate: '2027-04-06' } },
    });
    const { person } = openPage('/address');
    expect(await screen.findByRole('region', { name: 'What SET(M) asks for' })).toBeTruthy();
    const day = () =>
      screen.getByRole<HTMLInputElement>('textbox', { name: /^Day of the application/ }).value;
    expect(day()).toBe('06 Apr 2027');
    expect(card('What SET(M) asks for').getByText(/from 7 October 2024 to 6 April 2027/)).toBeTruthy();
    expect(screen.getByText(/^Your record leads to this form and day/)).toBeTruthy();

    await person.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'AN');
    // Twelve months after ILR, and not on the day of its application.
    expect(day()).toBe('06 Oct 2028');
    expect(card('What AN asks for').getByText(/from 7 October 2023 to 6 October 2028/)).toBeTruthy();
    expect(
      screen.getByText(/12 months after ILR is granted.*first day by your record is 6 October 2028/),
    ).toBeTruthy();
    expect(screen.queryByText(/^Your record leads to/)).toBeNull();
  });

  it('begins with citizenship for who is settled', async () => {
    serverWith({
      record: { ilr: { hasILR: true }, citizenship: { citizenshipEligibilityDate: '2027-11-30' } },
    });
    openPage('/address');
    expect((await screen.findByRole('region', { name: 'What AN asks for' })).textContent).toContain(
      'from 1 December 2022 to 30 November 2027',
    );
  });

  it('says what is missing, what contradicts the journeys, and adds the address of days that have none', async () => {
    serverWith();
    const { person } = await openAsking();
    // Nobody without dependants is asked for that.
    expect(screen.queryByRole('combobox', { name: 'Whose addresses?' })).toBeNull();
    const asks = card('What AN asks for');
    expect(asks.getByText('11 days missing')).toBeTruthy();
    expect(asks.getByText('No address from 29 June 2024 to 9 July 2024: 11 days.')).toBeTruthy();
    expect(asks.getByText(/^MG Road 5, Kochi: You had an address outside the UK/)).toBeTruthy();
    expect(asks.getByText(/Not confirmed/)).toBeTruthy();
    expect(asks.getByRole('link', { name: /^a regulated adviser/ })).toBeTruthy();
    expect(asks.queryByText(/the law counts three years/)).toBeNull();

    const act = 'Add the address from 29 June 2024 to 9 July 2024';
    await person.click(asks.getByRole('button', { name: act }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
    const typedIn = (label: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name: label }).value;
    expect([typedIn(/^From/), typedIn(/^To\b/)]).toEqual(['29 Jun 2024', '09 Jul 2024']);
    expect(typedIn(/^Address line 1/)).toBe('');
    // Nothing was typed, so nothing is asked on the way out.
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('checks the addresses that were shared with a dependant, from the day of birth on', async () => {
    const lucia = aDependant({ id: 3, firstName: 'Lucía', lastName: 'Khan', dateOfBirth: '2024-02-01' });
    const server = serverWith({ list: [{ ...leith, dependants: [3] }, london], dependants: [lucia] });
    const { person } = await openAsking();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Whose addresses?' }), 'Lucía Khan');
    const asks = card('What AN asks for');
    expect(asks.getByText('For Lucía Khan, the days from 1 February 2024 to 1 March 2027.')).toBeTruthy();
    expect(asks.getByText('No address from 1 February 2024 to 9 July 2024: 160 days.')).toBeTruthy();
    expect(asks.getByText(/^If Lucía lived with you on these days/)).toBeTruthy();
    expect(asks.queryByRole('button', { name: /^Add the address/ })).toBeNull();
    expect(screen.getByText(/Not asked for Lucía\.$/)).toBeTruthy();

    // What closes the gap: London was hers as well.
    server.on('PATCH /api/addresses/before', () => ({ status: 200, body: { ...london, dependants: [3] } }));
    await person.click(screen.getByRole('button', { name: /^Edit 9 Mare Street, London/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('checkbox', { name: 'Lucía Khan' }));
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Address updated')).toBeTruthy();
    expect(server.requests('PATCH /api/addresses/before').map(({ body }) => body)).toEqual([
      expect.objectContaining({ dependants: [3] }),
    ]);
  });

  it('begins with form T for a child who was born here ten years ago, year by year', async () => {
    const lucia = aDependant({
      id: 3,
      firstName: 'Lucía',
      lastName: 'Khan',
      dateOfBirth: '2015-06-30',
      bornInUk: true,
    });
    const home = { ...leith, from: '2015-06-30', to: '2019-05-01', dependants: [3] };
    const next = { ...leith, id: 'next', from: '2019-05-12', to: null, dependants: [3] };
    serverWith({ list: [next, home], dependants: [lucia] });
    const { person } = openPage('/address');
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'Whose addresses?' }),
      'Lucía Khan',
    );
    const asks = card('What T asks for');
    expect(asks.getByText('For Lucía Khan, the days from 30 June 2015 to 29 June 2025.')).toBeTruthy();
    const rows = card('Year by year').getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent).slice(3, 5)).toEqual([
      '330 Jun 201729 Jun 2018complete',
      '430 Jun 201829 Jun 201910 days missing',
    ]);
    expect(rows).toHaveLength(11);
    // What is chosen wins.
    await person.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'MN1');
    expect(card('What MN1 asks for').getByText(/No number of years is known/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Year by year' })).toBeNull();
  });

  it('is content where a journey holds the gap, and tells a spouse what the law counts', async () => {
    serverWith({
      journeys: [aJourney('Kochi', '2024-04-01', '2024-07-09')],
      record: { citizenship: { spouseOfBritishCitizen: true } },
    });
    await openAsking();
    expect(screen.queryByRole('checkbox', { name: /British citizen/ })).toBeNull();
    const asks = card('What AN asks for');
    expect(asks.getByText('No day is missing so far')).toBeTruthy();
    expect(asks.getByText(/Your journey explains it: away from 1 April 2024 until 9 July 2024/)).toBeTruthy();
    expect(asks.getByText(/the law counts three years, from 2 March 2024 to 1 March 2027/)).toBeTruthy();
  });

  const cards = () =>
    card('Your addresses')
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('lists for a form what lies in its days, the newest first, with the dates as they are known', async () => {
    serverWith();
    await openAsking('1/3/2027', 'SET(M)');
    expect(card('What SET(M) asks for').getByText('No day is missing so far')).toBeTruthy();
    expect(cards()).toEqual([
      'A14 Harbour Street, Leith, EH6 6AA10/07/2024 to presentI rent it. No proof yet.',
      'MG Road 5, Kochi01/04/2024 to 28/06/2024Outside the UK. SET(M) does not ask for it.',
      '9 Mare Street, London, E8 4RP01/2021 to 03/2024With family or friends. SET(M) does not ask for it.',
    ]);
  });

  it('draws every journey of the period beside the addresses, whether it explains a gap or not', async () => {
    serverWith({
      journeys: [aJourney('Kochi', '2025-04-01', '2025-04-20'), aJourney('Goa', '2019-04-01', '2019-04-20')],
    });
    await openAsking();
    const years = card('Your years');
    expect(years.getByRole('img', { name: /, 1 journey, 11 days missing\.$/ })).toBeTruthy();
    expect(years.getByText('on a journey')).toBeTruthy();
    expect(years.queryByText('no address, on a journey')).toBeNull();
  });

  it('proposes the address that a document points to, and stores nothing before it is saved', async () => {
    const { sent } = serverWith({
      documents: [
        aDocument({ title: 'Council tax LS1 1AA', documentType: 'address_proof', issuedOn: '2020-05-04' }),
        aDocument({ title: 'Council tax', documentType: 'address_proof', issuedOn: '2025-05-04' }),
      ],
    });
    const { person } = await openAsking();
    const proposed = card('Addresses your documents point to');
    expect(proposed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You have “Council tax LS1 1AA” (proof of address) of May 2020. Where did you live then? Add the address',
    ]);
    await person.click(proposed.getByRole('button', { name: 'Add the address of May 2020' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
    const typedIn = (label: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name: label }).value;
    expect([/^From/, /^To\b/, /^Postcode/, /^Address line 1/].map(typedIn)).toEqual([
      'May 2020',
      'May 2020',
      'LS1 1AA',
      '',
    ]);
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('takes a table in: looked at first, then added row by row, and what fails is said', async () => {
    const sent: unknown[] = [];
    serverInMemory({
      ...recordOfNext(),
      'GET /api/user': () => ({ status: 200, body: amina }),
      'GET /api/addresses': () => ({ status: 200, body: [leith] }),
      'GET /api/address-comparisons': () => ({ status: 200, body: { asked: [], toAnswer: [] } }),
      'GET /api/absence-journeys': () => ({ status: 200, body: [] }),
      'GET /api/documents': () => ({ status: 200, body: [] }),
      'POST /api/addresses': ({ body }) => {
        sent.push(body);
        return sent.length === 2
          ? { status: 503, body: { message: 'Please try again in a moment.' } }
          : { status: 201, body: { ...leith, id: `new ${sent.length}` } };
      },
    });
    const { person } = openPage('/address');
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import addresses' }));
    await person.click(dialog.getByRole('textbox'));
    await person.paste(
      [
        '2020-01,2021-12,1 High Street,,York,,,owner,',
        '2019-01,2019-12,2 High Street,,York,,,owner,',
        'x',
      ].join('\n'),
    );
    await person.click(dialog.getByRole('button', { name: 'Check the addresses' }));
    expect(dialog.getByRole('status').textContent).toBe(
      '2 addresses to add. 1 row with a problem is left out.',
    );
    await person.click(dialog.getByRole('button', { name: 'Add 2 addresses' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      '1 address added. Please try again in a moment.',
    );
    expect(sent).toMatchObject([{ line1: '1 High Street', precision: 'month' }, { line1: '2 High Street' }]);
  });

  it('begins with the first address', async () => {
    serverWith({ list: [] });
    openPage('/address');
    expect(await screen.findByRole('heading', { name: 'No addresses yet' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What AN asks for' })).toBeNull();
  });
});
