import { expect, it } from 'vitest';
import { firstDaysByCounts, firstDaysToSettle } from './firstDays';

const [spouse, child, parent] = [
  { id: 1, relationship: 'spouse' },
  { id: 2, relationship: 'child' },
  { id: 3, relationship: 'dependent_parent' },
] as const;
/** @param other the first day by the Home Office’s count, where that is another */
const clock = (id: number, status: string, first: string | null = null, other?: string | null) => ({
  id,
  settlement: {
    ...{ status, earliestApplicationDate: first },
    homeOffice: other === undefined ? null : { earliestApplicationDate: other },
  },
});
const both = (day: string) => ({ cautious: day, homeOffice: day });

it('is that of their own years, and a child waits for the other parent', () => {
  const all = [
    clock(1, 'own_clock', '2028-01-17'),
    clock(2, 'with_family'),
    clock(3, 'own_clock', '2030-05-01'),
  ];
  expect([...firstDaysToSettle([spouse, child, parent], all)]).toEqual([
    [1, both('2028-01-17')],
    [2, both('2028-01-17')],
    [3, both('2030-05-01')],
  ]);
});

it('is one by each count, and so is that of the child who waits', () => {
  const apart = clock(1, 'own_clock', '2028-03-01', '2028-01-17');
  expect(firstDaysByCounts(apart.settlement)).toEqual({ cautious: '2028-03-01', homeOffice: '2028-01-17' });
  expect([...firstDaysToSettle([spouse, child], [apart, clock(2, 'with_family')])]).toEqual([
    [1, { cautious: '2028-03-01', homeOffice: '2028-01-17' }],
    [2, { cautious: '2028-03-01', homeOffice: '2028-01-17' }],
  ]);
  // A day that the travel days leave open is none.
  expect([...firstDaysToSettle([spouse], [clock(1, 'own_clock', null, '2028-01-17')])]).toEqual([
    [1, { cautious: null, homeOffice: '2028-01-17' }],
  ]);
  expect(firstDaysToSettle([spouse], [clock(1, 'own_clock', null, null)]).size).toBe(0);
});

it('is none for whoever settles with the person, or has nothing left to settle', () => {
  expect(firstDaysToSettle([spouse, child], [clock(1, 'with_family'), clock(2, 'with_family')]).size).toBe(0);
  expect(firstDaysToSettle([spouse, child], [clock(1, 'settled'), clock(2, 'british')]).size).toBe(0);
  // Years of their own go before those of a parent.
  const own = firstDaysToSettle([spouse, child], [clock(1, 'own_clock', '2028-01-17'), clock(2, 'british')]);
  expect([...own.keys()]).toEqual([1]);
});
