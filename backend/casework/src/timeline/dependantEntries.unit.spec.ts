import { describe, expect, it } from 'vitest';
import { aDependant } from '../../testing/aRecord';
import { dependantEntries } from './dependantEntries';

const ana = aDependant({
  firstName: 'Ana',
  lastName: 'Silva',
  relationship: 'child',
  visaStartDate: '2024-02-01',
  visaExpiryDate: '2026-11-22',
  dateOfBirth: '2019-07-30',
  bornInUk: true,
  british: false,
});
const itemsOf = (change: Partial<typeof ana>) =>
  dependantEntries('2026-11-21')({ ...ana, ...change })
    .filter(({ date }) => date !== null)
    .map(({ date, endDate, title, detail }) => [date, endDate ?? '', title, detail ?? ''].join(' | '));
const titles = (change: Partial<typeof ana>) => itemsOf(change).map((line) => line.split(' | ')[2]);

describe('the timeline entries of a dependant', () => {
  it('show the visa, its end after it has passed, and a birth whose country is known', () => {
    expect(itemsOf({})).toEqual([
      '2024-02-01 | 2026-11-22 | Visa of Ana Silva | Child, Dependant',
      '2019-07-30 |  | Ana Silva born in the UK | ',
    ]);
    expect(itemsOf({ visaExpiryDate: '2026-11-20' })).toContain(
      '2026-11-20 |  | Visa of Ana Silva expired | Child, Dependant',
    );
    expect(titles({ bornInUk: false })).toContain('Ana Silva born outside the UK');
    expect(titles({ bornInUk: null }).join()).not.toContain('born');
  });

  it('show the first visa of the same kind if it differs from the present one', () => {
    expect(itemsOf({ visaHeldSince: '2021-02-01' })).toContain(
      '2021-02-01 |  | First visa of Ana Silva of the same kind | ',
    );
    expect(titles({ visaHeldSince: '2024-02-01' }).join()).not.toContain('First visa');
  });

  it('show the arrival, the settlement, and that the dependant is British', () => {
    const lines = itemsOf({ ukEntryDate: '2021-02-03', settledSince: '2026-03-01', british: true });
    expect(lines).toContain('2021-02-03 |  | Ana Silva came to the UK | Child, Dependant, British');
    expect(lines).toContain('2026-03-01 |  | Ana Silva settled | Child, Dependant, British');
  });

  it('show their own journeys, with or without a destination', () => {
    const ownJourneys = [
      { departureDate: '2025-04-03', returnDate: '2025-04-10', destination: 'Spain' },
      { departureDate: '2026-04-03', returnDate: '2026-04-10', destination: null },
    ];
    expect(itemsOf({ ownJourneys })).toEqual(
      expect.arrayContaining([
        '2025-04-03 | 2025-04-10 | Journey of Ana Silva to Spain | ',
        '2026-04-03 | 2026-04-10 | Journey of Ana Silva | ',
      ]),
    );
  });
});
