import {
  saveAssessmentRequest,
  type SaveAssessmentRequest,
  savedAssessmentResponse,
} from '@settlewise/contract/assessments';
import { addresses, collectionContract } from '@settlewise/contract/collections';
import { ruleSet } from '@settlewise/rules/parameters';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { aDocument } from '../../documents/testing/aDocument';
import { recordOfNext } from '../testing/recordOfNext';

const place = { ...addresses.example, id: 'now', line2: null, from: '2024-07-10', to: null };
const bill = aDocument({
  title: 'Council tax',
  documentType: 'address_proof',
  expiryDate: null,
  issuedOn: '2025-04-01',
  provesAddresses: ['now'],
});

/** What the server answers where 9 days are missing before the last home, and the last month has no proof. */
function savedCheck(request: SaveAssessmentRequest, more: object = {}) {
  if (request.calculator !== 'addresses') throw new Error('This is no address check');
  const { form, calculatedOn } = request;
  const source = { title: 'Guide AN', url: 'https://example.org/an', checkedOn: '2026-07-23' };
  const said = { source, standing: 'practice', confidence: 'secondary' };
  const gap = { from: '2024-07-01', to: '2024-07-09', days: 9, explainedBy: null };
  const result = {
    period: { from: '2021-11-01', to: '2026-10-31' },
    asks: { text: 'It asks for five years.', ...said },
    periodInLaw: null,
    covered: false,
    missingDays: 9,
    gaps: [gap],
    overlaps: [],
    conflicts: [],
    checkedTo: '2026-10-31',
    contradictions: 0,
    proven: [
      {
        address: 'now',
        proven: [{ from: '2024-10-01', to: '2026-09-30' }],
        toCome: [],
        missing: [{ from: '2026-10-01', to: '2026-10-31' }],
      },
    ],
  };
  return savedAssessmentResponse.parse({
    id: 'k1',
    calculator: 'addresses',
    title: null,
    savedAt: '2026-11-21T12:00:00.000Z',
    calculatedOn,
    ruleSet,
    application: form.form,
    applicationOn: form.applicationOn,
    name: null,
    missingDays: 9,
    contradictions: 0,
    form,
    result,
    ...more,
  });
}
const { withWhom: _withWhom, dependants: _dependants, ...kept } = place;
const asked = saveAssessmentRequest.parse({
  calculator: 'addresses',
  calculatedOn: '2026-11-21',
  form: {
    form: 'AN',
    applicationOn: '2026-10-31',
    whose: null,
    cameOn: null,
    addresses: [kept],
    proofs: [
      {
        id: 'd1',
        title: 'Council tax',
        documentType: 'address_proof',
        proves: ['now'],
        days: { from: '2025-04-01', to: '2025-04-01' },
      },
    ],
  },
});

const everywhere = {
  'GET /api/user': () => ({ status: 200, body: amina }),
  'GET /api/notifications': () => ({ status: 200, body: [] }),
};
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('An address check', () => {
  it('is saved with the addresses and what proves them, and leads to it', async () => {
    const server = serverInMemory({
      ...everywhere,
      ...recordOfNext(),
      'GET /api/addresses': () => ({
        status: 200,
        body: [collectionContract(addresses).response.parse({ ...place, withWhom: 'Ben', dependants: [1] })],
      }),
      'GET /api/address-comparisons': () => ({ status: 200, body: { asked: [], toAnswer: [] } }),
      'GET /api/absence-journeys': () => ({ status: 200, body: [] }),
      'GET /api/documents': () => ({ status: 200, body: [bill, aDocument({ title: 'Another' })] }),
      'GET /api/dependants': () => ({ status: 200, body: [] }),
      'POST /api/assessments': ({ body }: { body: unknown }) => ({
        status: 201,
        body: savedCheck(saveAssessmentRequest.parse(body)),
      }),
    });
    const { person } = openPage('/address');
    await person.click(await screen.findByRole('button', { name: 'Save this check' }));
    const link = await screen.findByRole('link', { name: 'Open the saved check' });
    expect(link.getAttribute('href')).toBe('/address/saved/k1');
    const sent = server.requests('POST /api/assessments')[0]?.body;
    expect(sent).toMatchObject({
      calculator: 'addresses',
      form: {
        form: 'AN',
        whose: null,
        addresses: [kept],
        proofs: [
          {
            id: bill.id,
            title: 'Council tax',
            proves: ['now'],
            days: { from: '2025-04-01', to: '2025-04-01' },
          },
        ],
      },
    });
    // What no form asks for is not kept.
    expect(JSON.stringify(sent)).not.toContain('Ben');
  });
});

describe('A saved address check', () => {
  const open = (more: object = {}) => {
    serverInMemory({
      ...everywhere,
      'GET /api/assessments/k1': () => ({ status: 200, body: savedCheck(asked, more) }),
    });
    return openPage('/address/saved/k1');
  };

  it('stands as it was: what was missing, what proved it and what to type, and nothing in it can be changed', async () => {
    open();
    expect(await screen.findByText('As it was on 21 November 2026')).toBeTruthy();
    const asks = card('What AN asks for');
    expect(asks.getByText('9 days missing')).toBeTruthy();
    expect(asks.getByText('No address from 1 July 2024 to 9 July 2024: 9 days.')).toBeTruthy();
    expect(asks.getByText(/It asks for five years\./)).toBeTruthy();
    expect(asks.queryAllByRole('button')).toEqual([]);
    const proof = card('Proof of where you lived');
    expect(proof.getByText('Your address has days without a proof.')).toBeTruthy();
    expect(proof.getByText(/no proof from 1 October 2026 to 31 October 2026\.$/)).toBeTruthy();
    const homes = card('Your addresses then').getAllByRole('listitem');
    expect(homes.map((home) => home.textContent)).toEqual([
      'A. 14 Harbour Street, Leith, EH6 6AA, United Kingdom10/07/2024 to presentI rent it. Proof: Council tax (a council tax bill).',
    ]);
    const onPaper = card('For AN, the newest first').getAllByRole('row')[1];
    expect(onPaper?.textContent).toContain('14 Harbour Street, Leith, EH6 6AA');
    expect(screen.queryByText(/Rules have changed since/)).toBeNull();
  });

  it('says that rules have changed since, and where to check again', async () => {
    open({ ruleSet: { version: '2025-01-01', checkedOn: '2025-01-01' } });
    expect(await screen.findByText('Rules have changed since: calculate again')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check again today' }).getAttribute('href')).toBe('/address');
  });
});
