import type { ComparisonListResponse } from '@settlewise/contract/addressComparisons';
import { addresses, collectionContract } from '@settlewise/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { recordOfNext } from '../testing/recordOfNext';
import { setField } from '../../../testing/setField';

const mare = collectionContract(addresses).response.parse({
  ...addresses.example,
  id: 'mare',
  line1: '9 Mare Street',
  line2: null,
  town: 'London',
  postcode: 'E8 4RP',
  from: '2024-01-01',
  to: null,
});
const [id, askedAt, answerBy] = ['c1', '2026-11-26T08:30:00.000Z', '2026-12-26T08:30:00.000Z'];
const compared = { form: 'SET(M)' as const, period: { from: '2024-09-02', to: '2027-03-01' } };
const nobody: ComparisonListResponse = { asked: [], toAnswer: [] };
const asked = (status: ComparisonListResponse['asked'][number]['status']): ComparisonListResponse => ({
  asked: [{ id, email: 'lucia@example.org', ...compared, askedAt, answerBy, status }],
  toAnswer: [],
});
const toAnswer = (status: 'waiting' | 'agreed'): ComparisonListResponse => ({
  asked: [],
  toAnswer: [{ id, name: 'Lucía Reyes', ...compared, askedAt, status }],
});

function serverWith(list: ComparisonListResponse) {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/addresses': () => ({ status: 200, body: [mare] }),
    'GET /api/cohabitation': () => ({ status: 200, body: [] }),
    ...recordOfNext(),
    'GET /api/dependants': () => ({ status: 200, body: [] }),
    'GET /api/absence-journeys': () => ({ status: 200, body: [] }),
    'GET /api/documents': () => ({ status: 200, body: [] }),
    'GET /api/address-comparisons': () => ({ status: 200, body: list }),
    [`GET /api/address-comparisons/${id}/addresses`]: () => ({
      status: 200,
      body: {
        name: 'Lucía Reyes',
        addresses: [
          {
            line1: '9 Mare St',
            line2: null,
            town: 'London',
            postcode: 'e84rp',
            from: '2025-03-01',
            to: null,
          },
        ],
      },
    }),
  });
  return {
    ...server,
    becomes(next: ComparisonListResponse) {
      server.on('GET /api/address-comparisons', () => ({ status: 200, body: next }));
    },
  };
}

async function openForPartners() {
  const { person } = openPage('/address');
  const field = await screen.findByRole('textbox', { name: /^Day of the application/ });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'SET(M)');
  setField(field, '1/3/2027');
  await person.tab();
  await screen.findByRole('region', { name: 'Living with your partner' });
  return person;
}

describe('A partner with an account of their own', () => {
  it('is asked by mail, told what would be shown, and waited for', async () => {
    const server = serverWith(nobody);
    server.on('POST /api/address-comparisons', () => {
      server.becomes(asked('waiting'));
      return { status: 201, body: asked('waiting').asked[0] };
    });
    const person = await openForPartners();
    await person.click(screen.getByRole('button', { name: 'Ask a partner with an account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare addresses with your partner' }));
    expect(
      dialog.getByText(/addresses from 2 September 2024 to 1 March 2027, the days that the form asks about/),
    ).toBeTruthy();
    setField(dialog.getByRole('textbox', { name: 'Email of your partner' }), 'lucia@example.org');
    await person.click(dialog.getByRole('button', { name: 'Ask your partner' }));
    expect(await screen.findByText('You asked lucia@example.org')).toBeTruthy();
    expect(screen.getByText(/It can be answered until 26 December 2026/)).toBeTruthy();
    expect(server.requests('POST /api/address-comparisons').map(({ body }) => body)).toEqual([
      { email: 'lucia@example.org', form: 'SET(M)', applicationOn: '2027-03-01' },
    ]);
  });

  it('is not asked for a day that is too far ahead, and the dialog says so', async () => {
    const server = serverWith(nobody);
    const message = 'The day of the application can be at most 6 months ahead.';
    server.on('POST /api/address-comparisons', () => ({
      status: 422,
      body: { message, errors: [{ path: 'applicationOn', message }] },
    }));
    const person = await openForPartners();
    await person.click(screen.getByRole('button', { name: 'Ask a partner with an account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare addresses with your partner' }));
    setField(dialog.getByRole('textbox', { name: 'Email of your partner' }), 'lucia@example.org');
    await person.click(dialog.getByRole('button', { name: 'Ask your partner' }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });

  it('who agreed is compared with, by what they show now, and it can be ended', async () => {
    const server = serverWith(asked('agreed'));
    server.on(`DELETE /api/address-comparisons/${id}`, () => {
      server.becomes(asked('ended'));
      return { status: 204 };
    });
    const person = await openForPartners();
    expect(await screen.findByText('9 Mare St, London, e84rp: 01 Mar 2025 to today')).toBeTruthy();
    expect(await screen.findByText('You lived together for 24 months and 1 day')).toBeTruthy();
    expect(screen.queryByText(/For the other days of this form/)).toBeNull();
    setField(screen.getByRole('textbox', { name: /^Your last permission began/ }), '1/1/2024');
    await person.tab();
    expect(await screen.findByText(/For the other days of this form/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Stop comparing' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop comparing?' }));
    await person.click(dialog.getByRole('button', { name: 'Stop comparing' }));
    await waitFor(() => expect(screen.queryByText(/You lived together/)).toBeNull());
    expect(screen.queryByText(/9 Mare St, London, e84rp/)).toBeNull();
  });

  it('who asks is named with what they would see, and answered with one press', async () => {
    const server = serverWith(toAnswer('waiting'));
    server.on(`POST /api/address-comparisons/${id}/answer`, () => {
      server.becomes(toAnswer('agreed'));
      return { status: 204 };
    });
    const { person } = openPage('/address');
    const card = within(
      await screen.findByRole('region', { name: 'Lucía Reyes asks to compare addresses with you' }),
    );
    expect(card.getByText(/form SET\(M\).*from 2 September 2024 to 1 March 2027/)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Decline' })).toBeTruthy();
    await person.click(card.getByRole('button', { name: 'Agree and show my addresses' }));
    expect(await screen.findByText('You compare addresses with Lucía Reyes')).toBeTruthy();
    expect(server.requests(`POST /api/address-comparisons/${id}/answer`).map(({ body }) => body)).toEqual([
      { agrees: true },
    ]);
  });

  it('who declined can be asked again', async () => {
    serverWith(asked('declined'));
    await openForPartners();
    expect(screen.getByText('lucia@example.org declined to compare addresses.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask a partner with an account' })).toBeTruthy();
  });
});
