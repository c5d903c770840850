import { addresses, collectionContract } from '@settlewise/contract/collections';
import { expect, it } from 'vitest';
import { aDocument } from '../documents/testing/aDocument';
import { addressesCsv } from './addressesCsv';
import { letterOf } from './sentences';

const address = collectionContract(addresses).response.parse({ ...addresses.example, id: 'one' });

it('the file of addresses opens in spreadsheets, keeps quotes and lines, and runs no formula', () => {
  const text = addressesCsv([
    address,
    { ...address, line1: '=1+1', line2: 'The "Old" Mill, back', to: '2024-03', withWhom: 'Zoë' },
  ]);
  expect(text.split('\r\n')).toEqual([
    '"From","To","Line 1","Line 2","Town","Postcode","Country","Role","With whom","Proof","No proof"',
    '"2022-01-15","","14 Harbour Street","Flat 2","Leith","EH6 6AA","United Kingdom","I rent it","","",""',
    `"2022-01-15","2024-03","'=1+1","The ""Old"" Mill, back","Leith","EH6 6AA","United Kingdom","I rent it","Zoë","",""`,
    '',
  ]);
});

it('the file says what proves an address, and the days without a proof', () => {
  const proofs = [aDocument({ title: 'Council tax EH6 6AA', documentType: 'address_proof' })];
  const missing = [
    { from: '2023-01-01', to: '2023-04-30' },
    { from: '2025-01-01', to: '2025-02-01' },
  ];
  const proven = { address, proofs, undated: [], named: [], offered: [], proven: [], missing, toCome: [] };
  expect(addressesCsv([address], [proven]).split('\r\n')[1]).toMatch(
    /"","Council tax EH6 6AA \(a council tax bill\)","2023-01-01 to 2023-04-30; 2025-01-01 to 2025-02-01"$/,
  );
});

it('addresses have letters, and pairs of letters from the 27th on', () => {
  expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});
