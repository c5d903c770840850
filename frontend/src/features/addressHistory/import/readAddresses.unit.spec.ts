import { addresses, collectionContract } from '@settlewise/contract/collections';
import { describe, expect, it } from 'vitest';
import { addressesCsv } from '../addressesCsv';
import { readAddresses } from './readAddresses';

const today = '2026-11-26';
const leith = collectionContract(addresses).response.parse({ ...addresses.example, id: 'one' });
const read = (text: string, list = [leith]) => readAddresses(text, list, today);

describe('a table of addresses', () => {
  it('that was saved here is read back, and nothing of it is added twice', () => {
    const mill = { ...leith, id: 'two', line1: '=1+1', to: '2024-03', precision: 'month' };
    const rows = read(addressesCsv([leith, mill]));
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'already_there'],
      [3, 'new'],
    ]);
    expect(rows[1]?.request).toEqual({
      line1: '=1+1',
      line2: 'Flat 2',
      town: 'Leith',
      postcode: 'EH6 6AA',
      country: 'united_kingdom',
      from: '2022-01-15',
      to: '2024-03',
      precision: 'month',
      role: 'tenant',
      withWhom: null,
      // Who lived there too is said in the list: a file has no ids.
      dependants: null,
    });
  });

  it('is understood without a heading, from a spreadsheet, with its own order and words', () => {
    const [pasted] = read('1/2/2020\t3/2021\t9 Mare Street\t\tLondon\tE8 4RP\t\tStudent halls\t');
    expect(pasted).toMatchObject({
      outcome: 'new',
      request: { from: '2020-02-01', to: '2021-03', country: 'united_kingdom', role: 'halls' },
    });
    const [named] = read('Town,Street,Moved in,Moved out,How\nYork,3 Mill Lane,March 2019,,owner');
    expect(named).toMatchObject({
      row: 2,
      outcome: 'new',
      request: { town: 'York', line1: '3 Mill Lane', from: '2019-03', to: null, role: 'owner' },
    });
  });

  it('says of each row why it is left out, and keeps the others', () => {
    const rows = read(
      'from,to,line 1,town,role\n31/2/2024,,1 High Street,York,owner\n2024-01,2023-01,2 High Street,York,king\n2024-01,,3 High Street,York,owner',
    );
    expect(rows.map(({ outcome, problems }) => [outcome, problems.length > 0])).toEqual([
      ['refused', true],
      ['refused', true],
      ['new', false],
    ]);
    expect(read('  ')).toEqual([]);
  });
});
