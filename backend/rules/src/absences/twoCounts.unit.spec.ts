import { expect, test } from 'vitest';
import { countsApart } from './twoCounts';

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
