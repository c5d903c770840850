import { expect, it } from 'vitest';
import { firstDaysToSettle } from './firstDays';

const [spouse, child, parent] = [
  { id: 1, relationship: 'spouse' },
  { id: 2, relationship: 'child' },
  { id: 3, relationship: 'dependent_parent' },
] as const;
const progress = (id: number, status: string, first: string | null = null) => ({
  id,
  settlement: { status, earliestApplicationDate: first },
});

it("each dependant's first day follows from their own years, and a child waits for the other parent", () => {
  const all = [
    progress(1, 'own_clock', '2028-01-17'),
    progress(2, 'with_family'),
    progress(3, 'own_clock', '2030-05-01'),
  ];
  expect([...firstDaysToSettle([spouse, child, parent], all)]).toEqual([
    [1, '2028-01-17'],
    [2, '2028-01-17'],
    [3, '2030-05-01'],
  ]);
});

it('dependants who settle with the person, or need not settle, have no day of their own', () => {
  expect(firstDaysToSettle([spouse], [progress(1, 'own_clock')]).size).toBe(0);
  expect(
    firstDaysToSettle([spouse, child], [progress(1, 'with_family'), progress(2, 'with_family')]).size,
  ).toBe(0);
  expect(firstDaysToSettle([spouse, child], [progress(1, 'settled'), progress(2, 'british')]).size).toBe(0);
  // Years of their own take priority over those of a parent.
  const own = firstDaysToSettle(
    [spouse, child],
    [progress(1, 'own_clock', '2028-01-17'), progress(2, 'british')],
  );
  expect([...own.keys()]).toEqual([1]);
});
