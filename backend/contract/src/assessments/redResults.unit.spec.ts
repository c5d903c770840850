import { expect, it } from 'vitest';
import { isRed } from './redResults';
import type { VerdictParts } from './verdictParts';

const counted = (totalDays: number, finalYearDays: number) => ({ citizenship: { totalDays, finalYearDays } });
const days = {
  absenceLimit: 450,
  recentAbsenceLimit: 90,
  absenceDaysTotal: 300,
  absenceDaysRecent: 80,
  cautious: counted(300, 80),
  homeOffice: counted(280, 76),
};

const isOver = (result: VerdictParts) => isRed('citizenship', { ...result, isEligible: false });

it('a citizenship result is over a limit by the Home Office’s count', () => {
  expect(isOver(days)).toBe(false);
  const recent = { ...days, absenceDaysRecent: 95, cautious: counted(300, 95) };
  expect(isOver({ ...recent, homeOffice: counted(280, 91) })).toBe(true);
  expect(isOver({ ...recent, homeOffice: counted(280, 90) })).toBe(false);
  const total = { ...days, absenceDaysTotal: 460 };
  expect(isOver({ ...total, homeOffice: counted(451, 76) })).toBe(true);
  expect(isOver({ ...total, homeOffice: counted(450, 76) })).toBe(false);
});

it('a typed number counts for both counts', () => {
  expect(isOver({ ...days, absenceDaysRecent: 120, homeOffice: counted(280, 60) })).toBe(true);
  const totals = { absenceLimit: 450, recentAbsenceLimit: 90, absenceDaysRecent: 10 };
  expect(isOver({ ...totals, absenceDaysTotal: 451, cautious: null, homeOffice: null })).toBe(true);
});

it('a saved result stays red as it was shown', () => {
  const over = { ...days, absenceDaysTotal: 500, homeOffice: counted(490, 76), isEligible: false };
  expect(isRed('citizenship', over)).toBe(true);
  expect(isRed('citizenship', { ...over, isEligible: true })).toBe(false);
  const lapsed = { code: 'settlement_may_have_lapsed', message: 'It may have lapsed.' };
  expect(isRed('citizenship', { ...days, isEligible: false, headline: lapsed })).toBe(true);
  expect(isRed('citizenship', { ...days, isEligible: false, headline: null })).toBe(false);
  expect(isRed('ilr', { verdict: 'over_limit' })).toBe(true);
  expect(isRed('ilr', { verdict: 'not_yet' })).toBe(false);
});
