import type { DatedValue, Source } from './datedValue';

const feeTable: Source = {
  title: 'Home Office immigration and nationality fees',
  url: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
  retrievedOn: '2026-11-21',
};

/** Pounds per adult for indefinite leave to remain, any route with a fee. */
export const settlementFee: readonly DatedValue<number>[] = [
  { value: 2_404, from: '2022-04-06', source: feeTable },
  { value: 2_885, from: '2023-10-04', source: feeTable },
  { value: 3_029, from: '2025-04-09', source: feeTable },
  { value: 3_226, from: '2026-04-08', source: feeTable },
];

/** Pounds per adult for naturalisation, the citizenship ceremony included. */
export const naturalisationFee: readonly DatedValue<number>[] = [
  { value: 1_330, from: '2018-04-06', source: feeTable },
  { value: 1_580, from: '2023-10-04', source: feeTable },
  { value: 1_630, from: '2024-04-10', source: feeTable },
  { value: 1_735, from: '2025-04-09', source: feeTable },
  { value: 1_839, from: '2026-04-08', source: feeTable },
];
