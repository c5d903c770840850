import { expect, it } from 'vitest';
import { firstDayInWords } from './firstDayInWords';

const today = '2026-11-27';
const said = (days: Parameters<typeof firstDayInWords>[0], on: string, isIn = true): string | null =>
  firstDayInWords(days, { on, isIn, today });

it('says from when somebody can settle, beside an application that is planned before', () => {
  const one = { cautious: '2028-01-04', homeOffice: '2028-01-04' };
  expect(said(one, '2027-06-01')).toBe('settlement from 4 January 2028, by your record.');
  expect(said(one, '2028-01-04')).toBeNull();
});

it('says both days where the counts name two, and which of them is planned for', () => {
  const apart = { cautious: '2028-12-05', homeOffice: '2028-01-04' };
  const both =
    'settlement from 4 January 2028 by the Home Office’s count, or from 5 December 2028 with their travel days, by your record.';
  expect(said(apart, '2027-06-01', false)).toBe(both);
  expect(said(apart, '2028-01-04')).toBe(both);
  expect(said(apart, '2028-12-05')).toBe(`${both} This plan is for the safe day.`);
  // Of whoever does not apply with this one, and could.
  expect(said(apart, '2029-01-01', false)).toBeNull();
  // Days that are both over are one answer.
  expect(said({ cautious: '2026-11-20', homeOffice: '2026-11-01' }, '2026-11-27')).toBeNull();
});
