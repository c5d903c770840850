import { expect, it } from 'vitest';
import { daysUntil } from './sentences';

it.each([
  ['2026-11-26', 'today'],
  ['2026-11-27', 'tomorrow'],
  ['2026-12-08', 'in 12 days'],
  ['2028-11-25', 'in 730 days'],
  ['2028-11-26', 'in 2 years'],
  ['2028-11-27', 'in more than 2 years'],
  ['2042-12-25', 'in more than 16 years'],
])('How far ahead %s lies is said as %s', (date, words) => expect(daysUntil(date, '2026-11-26')).toBe(words));
