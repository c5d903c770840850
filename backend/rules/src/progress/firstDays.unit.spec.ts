import { expect, test } from 'vitest';
import type { TwoDays } from '../absences/twoCounts';
import { firstDaysInWords } from './firstDays';

const today = '2026-11-26';

test.each<[TwoDays, string]>([
  [
    { cautious: '2028-01-05', homeOffice: '2028-01-04' },
    'from 4 January 2028 by the Home Office’s count, or from 5 January 2028 with your travel days',
  ],
  [
    { cautious: '2030-11-14', homeOffice: today },
    'now by the Home Office’s count, or from 14 November 2030 with your travel days',
  ],
  [
    { cautious: null, homeOffice: '2026-11-27' },
    'from 27 November 2026 by the Home Office’s count, or on a day that cannot be named yet with your travel days',
  ],
])('both first days %j have their count, and one that has come is now', (days, words) =>
  expect(firstDaysInWords(days, today)).toBe(words),
);
