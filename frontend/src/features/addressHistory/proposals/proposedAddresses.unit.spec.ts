import { describe, expect, it } from 'vitest';
import { aDocument } from '../../documents/testing/aDocument';
import { anAddress } from '../../../record/addresses/testing/anAddress';
import { proposedAddresses } from './proposedAddresses';

const today = '2026-11-26';
const homes = [anAddress('before', '2021-01-01', '2024-02-29'), anAddress('now', '2024-07-10', null)];
const bill = (title: string, more: object = {}) =>
  aDocument({ title, documentType: 'utility_bill', expiryDate: null, ...more });
const proposed = (...documents: ReturnType<typeof bill>[]) =>
  proposedAddresses(homes, documents, today).map(({ documents: proofs, ...rest }) => ({
    titles: proofs.map(({ title }) => title),
    ...rest,
  }));

describe('An address that documents point to', () => {
  it('has the months of a bill for which there is no address, and its postcode', () => {
    expect(proposed(bill('Council tax EH66AA', { issuedOn: '2024-03-20' }))).toEqual([
      {
        titles: ['Council tax EH66AA'],
        days: { from: '2024-03-20', to: '2024-03-20' },
        begin: { from: '2024-03', to: '2024-03', postcode: 'EH6 6AA', country: 'united_kingdom' },
      },
    ]);
  });

  it('is one for all documents of a gap, but for those of another postcode', () => {
    const months = { coversFrom: '2024-02-01', coversTo: '2024-04-30' };
    const later = { coversFrom: '2024-05-01', coversTo: '2024-07-31' };
    expect(
      proposed(bill('Gas', months), bill('Power', later), bill('Water LS1 1AA', later)).map(
        ({ titles, begin }) => [titles, begin.from, begin.to],
      ),
    ).toEqual([
      [['Gas', 'Power'], '2024-03', '2024-07'],
      [['Water LS1 1AA'], '2024-05', '2024-07'],
    ]);
  });

  it('has the days of a tenancy, and that it was rented', () => {
    const tenancy = { documentType: 'rental_agreement', coversFrom: '2024-03-05', coversTo: '2025-03-04' };
    expect(proposed(bill('Lease', tenancy))[0]?.begin).toEqual({
      from: '2024-03-05',
      to: '2024-07-09',
      role: 'tenant',
    });
  });

  it('is none where an address covers the days, they lie ahead, or the document is of another kind', () => {
    expect(
      proposed(
        bill('Covered', { issuedOn: '2023-05-01' }),
        bill('Now', { issuedOn: '2026-11-01' }),
        bill('Passport', { documentType: 'passport', issuedOn: '2024-04-01' }),
        bill('No day'),
      ),
    ).toEqual([]);
    const ahead = bill('Lease', { coversFrom: '2026-12-01', coversTo: '2027-11-30' });
    expect(proposedAddresses([], [ahead], today)).toEqual([]);
  });
});
