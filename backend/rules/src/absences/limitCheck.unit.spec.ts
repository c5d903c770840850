import { describe, expect, test } from 'vitest';
import { absenceLimitsOn } from '../parameters/absenceLimits';
import {
  againstLimit,
  decidingFirst,
  limitCheck,
  standingInWords,
  toneOfLimit,
  withNearOf,
} from './limitCheck';

const { finalYear, settlementYear } = absenceLimitsOn('2026-11-21');

describe('Days against a limit', () => {
  test.each([
    [80, 'within', 'Within the limit: 10 days left'],
    [81, 'near', 'Close to the limit: 9 days left'],
    [89, 'near', 'Close to the limit: 1 day left'],
    [90, 'near', 'At the limit: no days left'],
    [91, 'over', 'Over the limit by 1 day'],
    [120, 'over', 'Over the limit by 30 days'],
  ])('%i of 90 are %s: %s', (days, standing, words) => {
    const against = againstLimit(days, finalYear);
    expect([against.standing, standingInWords(against)]).toEqual([standing, words]);
  });

  test('no days are left from the limit on', () => {
    expect([88, 90, 95].map((days) => againstLimit(days, finalYear).remaining)).toEqual([2, 0, 0]);
  });

  test('a limit without a row of its own is near at the same share', () => {
    expect(withNearOf(180, settlementYear)).toEqual({ days: 180, nearDays: 150 });
    expect(withNearOf(548, settlementYear)).toEqual({ days: 548, nearDays: 457 });
  });

  test('only a limit that decides is red', () => {
    expect([toneOfLimit('over', true), toneOfLimit('over', false)]).toEqual(['over', 'soon']);
    expect([toneOfLimit('near', true), toneOfLimit('within', false)]).toEqual(['soon', 'within']);
  });
});

describe('The number that decides', () => {
  const check = (kind: 'settlement' | 'final_year' | 'five_years', days: number, decides: boolean) =>
    limitCheck({
      ...{ kind, decides, means: kind, limit: kind === 'settlement' ? settlementYear : finalYear },
      ...{ cautious: { days, from: null, to: null }, homeOfficeDays: days - 2 },
    });

  test('comes before those of another application, however far these are over', () => {
    const checks = [check('final_year', 300, false), check('settlement', 10, true)];
    expect(decidingFirst(checks).map(({ kind }) => kind)).toEqual(['settlement', 'final_year']);
  });

  test('is the closest of those that decide', () => {
    const checks = [check('final_year', 5, true), check('five_years', 91, true)];
    expect(decidingFirst(checks).map(({ kind }) => kind)).toEqual(['five_years', 'final_year']);
  });

  test('has both counts, each with its own standing', () => {
    const { standing, tone, homeOffice } = check('final_year', 91, true);
    expect([standing, tone]).toEqual(['over', 'over']);
    expect(homeOffice).toMatchObject({ days: 89, standing: 'near', tone: 'soon', remaining: 1 });
  });
});
