import { expect, test } from 'vitest';
import { countsApart, standingsApart } from './twoCounts';

test.each([
  ['2030-11-14', '2026-08-30', true],
  ['2030-02-09', '2030-02-08', true],
  [null, '2026-08-30', true],
  ['2026-10-09', '2026-10-08', false],
  ['2030-02-09', '2030-02-09', false],
  [null, null, false],
])('%s and %s are two answers on 26 November 2026: %s', (cautious, homeOffice, apart) =>
  expect(countsApart({ cautious, homeOffice }, '2026-11-26')).toBe(apart),
);

test.each([
  ['over', 'near', true],
  ['over', 'within', true],
  // Both are allowed, or both are not: one answer.
  ['over', 'over', false],
  ['near', 'within', false],
  ['within', 'within', false],
] as const)(
  'days that are %s by one count and %s by the other are two answers: %s',
  (standing, other, apart) =>
    expect(standingsApart({ standing, homeOffice: { standing: other } })).toBe(apart),
);
