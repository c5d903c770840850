import { describe, expect, it, test } from 'vitest';
import { findAddressProofKind, addressProofKinds, addressProofName, proofCoverage } from './proofs';

describe('What proves an address', () => {
  it('is ordered from the strongest kind', () => {
    expect(addressProofKinds).toEqual([
      'council_tax',
      'tenancy',
      'mortgage',
      'bank',
      'utility',
      'hmrc',
      'nhs',
      'school',
      'employer',
      'other',
    ]);
  });

  it.each([
    ['address_proof', 'Council tax 2025', 'council_tax'],
    ['utility_bill', 'Council tax bill', 'council_tax'],
    ['tax_document', 'Council-tax', 'council_tax'],
    ['tax_document', 'P60', 'hmrc'],
    ['rental_agreement', 'Flat 2', 'tenancy'],
    ['financial_statement', 'Mortgage statement', 'mortgage'],
    ['financial_statement', 'Savings', null],
    ['bank_statement', 'Council tax paid in May', 'bank'],
    ['utility_bill', 'Gas', 'utility'],
    ['medical_report', 'Letter', 'nhs'],
    ['other', 'NHS letter', 'nhs'],
    ['school_letter', 'Enrolment', 'school'],
    ['payslip', 'May', 'employer'],
    ['address_proof', 'Letter', 'other'],
    ['passport', 'Bank', null],
    ['other', 'Photo', null],
  ])('of document type %s with the title “%s” is %s', (type, title, kind) => {
    expect(findAddressProofKind(type, title)).toBe(kind);
  });

  it('has a different name for each kind', () => {
    expect(new Set(addressProofKinds.map(addressProofName)).size).toBe(addressProofKinds.length);
    expect(addressProofName('hmrc')).toBe('a letter of HMRC');
  });
});

describe('The days of a home that have a proof', () => {
  const period = { from: '2022-03-02', to: '2027-03-01' };
  const stay = { from: '2023-01-01', to: '2025-12-31' };
  const day = (date: string) => ({ from: date, to: date });
  /** On this day all of them are in the past. */
  const after = '2027-03-02';

  test('are all days if documents are a year apart, and half a year from each end', () => {
    const papers = [day('2023-07-01'), day('2024-07-01'), day('2025-06-30')];
    expect(proofCoverage(stay, papers, period, after)).toEqual({
      proven: [{ from: '2023-01-01', to: '2025-12-30' }],
      missing: [{ from: '2025-12-31', to: '2025-12-31' }],
      toCome: [],
    });
    expect(proofCoverage({ ...stay, to: '2025-12-30' }, papers, period, after).missing).toEqual([]);
  });

  test('exclude the days between two documents that are further apart', () => {
    expect(proofCoverage(stay, [day('2023-02-10'), day('2025-08-20')], period, after).missing).toEqual([
      { from: '2023-08-11', to: '2025-02-19' },
    ]);
  });

  test("are the days of a tenancy inside the form's period", () => {
    const lease = { from: '2021-06-01', to: '2024-05-31' };
    expect(proofCoverage({ from: '2021-06', to: null }, [lease], period, after)).toEqual({
      proven: [{ from: '2022-03-02', to: '2024-11-30' }],
      missing: [{ from: '2024-12-01', to: '2027-03-01' }],
      toCome: [],
    });
  });

  test('exclude future days, which are listed separately', () => {
    const lease = { from: '2021-06-01', to: '2024-05-31' };
    const missingOn = (today: string, paper = lease) => {
      const { missing, toCome } = proofCoverage({ from: '2021-06', to: null }, [paper], period, today);
      return [missing, toCome];
    };
    expect(missingOn('2026-11-27')).toEqual([
      [{ from: '2024-12-01', to: '2026-11-27' }],
      [{ from: '2026-11-28', to: '2027-03-01' }],
    ]);
    expect(missingOn('2024-11-30')).toEqual([[], [{ from: '2024-12-01', to: '2027-03-01' }]]);
    // Before the form's period begins, and with a lease that ends after it.
    expect(missingOn('2020-01-01', day('2020-01-01'))).toEqual([
      [],
      [{ from: '2022-03-02', to: '2027-03-01' }],
    ]);
    expect(missingOn('2026-11-27', { ...lease, to: '2028-05-31' })).toEqual([[], []]);
  });

  test('are none with no document, or with documents of another time', () => {
    const whole = { proven: [], missing: [{ from: '2023-01-01', to: '2025-12-31' }], toCome: [] };
    expect(proofCoverage(stay, [day('2026-01-01')], period, after)).toEqual(whole);
    expect(proofCoverage(stay, [], period, after)).toEqual(whole);
    expect(proofCoverage({ from: '2019-01', to: '2020-02' }, [], period, after)).toEqual({
      proven: [],
      missing: [],
      toCome: [],
    });
  });
});
