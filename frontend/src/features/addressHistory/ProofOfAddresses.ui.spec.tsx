import { addresses, collectionContract } from '@settlewise/contract/collections';
import { changeDocumentRequest, type DocumentResponse } from '@settlewise/contract/documents';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { aDocument } from '../documents/testing/aDocument';
import { recordOfNext } from './testing/recordOfNext';
import { setField } from '../../testing/setField';

// The form asks for days after it.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const response = collectionContract(addresses).response;
const address = (id: string, more: object) =>
  response.parse({ ...addresses.example, line2: null, withWhom: null, ...more, id });
const [nowId, beforeId] = [
  '1b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3',
  '4b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3',
] as const;
const leith = address(nowId, { from: '2024-04-01', to: null });
const london = address(beforeId, {
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
const lease = aDocument({
  id: 'lease',
  title: 'Lease',
  documentType: 'rental_agreement',
  expiryDate: null,
  coversFrom: '2021-01-01',
  coversTo: '2024-03-31',
  provesAddresses: [beforeId],
});
const councilTax = (more: Partial<DocumentResponse> = {}) =>
  aDocument({
    id: 'tax',
    title: 'Council tax EH66AA',
    documentType: 'address_proof',
    issuedOn: '2024-08-01',
    ...more,
  });

async function open(documents: readonly DocumentResponse[], list: readonly object[] = [leith, london]) {
  let kept = documents;
  const server = serverInMemory({
    ...recordOfNext(),
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/addresses': () => ({ status: 200, body: list }),
    'GET /api/address-comparisons': () => ({ status: 200, body: { asked: [], toAnswer: [] } }),
    'GET /api/absence-journeys': () => ({ status: 200, body: [] }),
    'GET /api/documents': () => ({ status: 200, body: kept }),
    'GET /api/dependants': () => ({ status: 200, body: [] }),
  });
  for (const { id } of documents)
    server.on(`PATCH /api/documents/${id}`, ({ body }) => {
      const change = changeDocumentRequest.parse(body);
      kept = kept.map((each) =>
        each.id === id ? { ...each, provesAddresses: change.provesAddresses ?? null } : each,
      );
      return { status: 200, body: kept.find((each) => each.id === id) };
    });
  const { person } = openPage('/address');
  const field = await screen.findByRole('textbox', { name: /^Day of the application/ });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'AN');
  setField(field, '1/3/2027');
  await person.tab();
  return { person, server };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const proof = () => card('Proof of where you lived');
const withoutProof = () =>
  proof()
    .queryAllByText(/: no proof from/)
    .map(({ textContent }) => textContent);
const cards = () =>
  card('Your addresses')
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('a document proves the address of which the person says so, whatever it is called', async () => {
  const photo = aDocument({ id: 'photo', title: 'Photo of a letter', documentType: 'other' });
  await open([lease, { ...photo, issuedOn: '2025-01-10', provesAddresses: [nowId] }]);
  expect(cards()).toEqual([
    expect.stringContaining('Proof: Photo of a letter.'),
    expect.stringContaining('Proof: Lease.'),
  ]);
  expect(withoutProof()).toEqual([
    '14 Harbour Street, Leith: no proof from 1 April 2024 to 9 July 2024.',
    '14 Harbour Street, Leith: no proof from 11 July 2025 to 27 November 2026.',
  ]);
  const table = card('For AN, the newest first');
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    expect.stringContaining('Photo of a letter'),
    expect.stringContaining('Lease (a tenancy agreement)'),
  ]);
});

it('nobody is asked to prove days to come: they are told apart', async () => {
  const toPresent = { coversFrom: '2024-04-01', coversTo: '2026-06-30', provesAddresses: [nowId] };
  await open([lease, { ...lease, id: 'second', title: 'Second lease', ...toPresent }]);
  expect(withoutProof()).toEqual([]);
  expect(proof().getByText('Each of your addresses has a proof for all its days so far.')).toBeTruthy();
  expect(
    proof().getByText(
      '14 Harbour Street, Leith: nothing to prove yet from 31 December 2026 to 1 March 2027.',
    ),
  ).toBeTruthy();
  expect(proof().queryByText('no proof')).toBeNull();
  // The addresses themselves are looked at up to today as well.
  expect(card('What AN asks for').getByText('No day is missing so far')).toBeTruthy();
});

it('words alone prove nothing: they are offered, and count once the person says so', async () => {
  const { person, server } = await open([lease, councilTax()]);
  expect(cards()).toEqual([expect.stringContaining('No proof yet.'), expect.anything()]);
  expect(withoutProof()).toEqual([
    '14 Harbour Street, Leith: no proof from 1 April 2024 to 27 November 2026.',
  ]);
  expect(proof().getByText(/^Council tax EH66AA, which names it/)).toBeTruthy();
  await person.click(
    proof().getByRole('button', { name: 'Council tax EH66AA proves 14 Harbour Street, Leith' }),
  );
  expect(await screen.findByText('Proof: Council tax EH66AA.', { exact: false })).toBeTruthy();
  expect(withoutProof()).toEqual([
    '14 Harbour Street, Leith: no proof from 2 February 2025 to 27 November 2026.',
  ]);
  expect(proof().queryByRole('heading', { name: 'Documents that may prove an address' })).toBeNull();
  expect(server.requests('PATCH /api/documents/tax').map(({ body }) => body)).toEqual([
    { provesAddresses: [nowId] },
  ]);
});

it('all that name an address are said to prove it with one press', async () => {
  const { person } = await open([
    councilTax(),
    councilTax({
      id: 'gas',
      title: 'Gas',
      description: '14 Harbour Street in Leith',
      issuedOn: '2025-08-01',
    }),
  ]);
  await person.click(
    proof().getByRole('button', { name: 'All 2 that name 14 Harbour Street, Leith prove it' }),
  );
  expect(await screen.findByText('Proof: Council tax EH66AA; Gas.', { exact: false })).toBeTruthy();
});

it('what was said of one address is offered for no other, and one that was removed since says nothing', async () => {
  await open([
    lease,
    councilTax({ provesAddresses: [beforeId] }),
    councilTax({ id: 'gone', title: 'Water EH6 6AA', provesAddresses: ['removed'] }),
  ]);
  expect(proof().queryByText(/^Council tax EH66AA, /)).toBeNull();
  expect(proof().getByText(/^Water EH6 6AA, which names it/)).toBeTruthy();
});

it('documents of the days of a home are offered by their date, but for those that name another place', async () => {
  await open([
    lease,
    aDocument({ id: 'b', title: 'Bank statement', documentType: 'bank_statement', issuedOn: '2025-12-01' }),
    aDocument({ id: 'w', title: 'Water LS1 1AA', documentType: 'utility_bill', issuedOn: '2025-12-01' }),
    aDocument({ id: 'p', title: 'Passport EH6 6AA', documentType: 'passport' }),
    aDocument({ id: 'n', title: 'NHS letter', documentType: 'other', provesAddresses: [nowId] }),
  ]);
  const offered = proof().getAllByRole('button', { name: /proves/ });
  expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Bank statement proves 14 Harbour Street, Leith',
  ]);
  expect(proof().getByText(/^No day stands on NHS letter/)).toBeTruthy();
});

it('nobody asks for a proof of a home abroad', async () => {
  await open([lease], [leith, inIndia, london]);
  expect(proof().getByText('1 of your 2 addresses has days without a proof.')).toBeTruthy();
  expect(card('For AN, the newest first').getByText('Outside the UK').closest('tr')?.textContent).toMatch(
    /Outside the UK$/,
  );
});

it('a refused change says why, and nothing counts', async () => {
  const { person, server } = await open([councilTax()]);
  server.on('PATCH /api/documents/tax', () => ({
    status: 404,
    body: { message: 'This document is not in your record.' },
  }));
  await person.click(proof().getByRole('button', { name: /proves 14 Harbour Street/ }));
  expect(await screen.findByText('This document is not in your record.')).toBeTruthy();
  expect(cards()[0]).toContain('No proof yet.');
});
