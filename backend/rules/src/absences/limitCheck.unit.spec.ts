import { describe, expect, test } from 'vitest';
import { absenceLimitsOn } from '../parameters/absenceLimits';
import {
  againstLimit,
  closestFirst,
  decidingFirst,
  limitCheck,
  needsTravelProof,
  toneOfLimit,
  tonesTogether,
  withSimilarWarning,
} from './limitCheck';

const { finalYear, settlementYear } = absenceLimitsOn('2026-11-21');

describe('Days against a limit', () => {
  test('at the limit and above no days are left', () => {
    expect([88, 90, 95].map((days) => againstLimit(days, finalYear).remaining)).toEqual([2, 0, 0]);
  });

  test('a limit without a warning row of its own is near at the same share', () => {
    expect(withSimilarWarning(180, settlementYear)).toEqual({ days: 180, nearDays: 150 });
    expect(withSimilarWarning(548, settlementYear)).toEqual({ days: 548, nearDays: 457 });
  });

  test('red means over, amber means near', () =>
    expect((['within', 'near', 'over'] as const).map((standing) => toneOfLimit(standing))).toEqual([
      'within',
      'soon',
      'over',
    ]));

  test('over a limit that only matters later is amber', () =>
    expect((['within', 'near', 'over'] as const).map((standing) => toneOfLimit(standing, false))).toEqual([
      'within',
      'soon',
      'soon',
    ]));
});

describe('The deciding number', () => {
  const check = (kind: 'settlement' | 'final_year' | 'five_years', days: number, decides: boolean) =>
    limitCheck({
      kind,
      decides,
      means: kind,
      limit: kind === 'settlement' ? settlementYear : finalYear,
      counted: { days, from: null, to: null },
      cautiousDays: days + 2,
    });

  test('a deciding number comes before a number of another application, even one far over its limit', () => {
    const checks = [check('final_year', 300, false), check('settlement', 10, true)];
    expect(decidingFirst(checks).map(({ kind }) => kind)).toEqual(['settlement', 'final_year']);
  });

  test('of the deciding numbers the closest to its limit comes first', () => {
    const checks = [check('final_year', 5, true), check('five_years', 91, true)];
    expect(decidingFirst(checks).map(({ kind }) => kind)).toEqual(['five_years', 'final_year']);
  });

  test('of the limits of one goal the closest comes first, whether or not it decides', () => {
    const checks = [check('final_year', 10, false), check('five_years', 460, false)];
    expect(closestFirst(checks).map(({ kind }) => kind)).toEqual(['five_years', 'final_year']);
  });

  test('the standing follows the Home Office’s count, with the margin of the other count', () => {
    const { standing, tone, remaining, cautious } = check('final_year', 89, true);
    expect([standing, tone, remaining]).toEqual(['near', 'soon', 1]);
    expect(cautious).toEqual({ days: 91, limit: 90, remaining: 0, standing: 'over' });
  });

  test('the tone is red only over the limit by the Home Office’s count, and amber for a limit that matters later', () => {
    const toneOf = (days: number, decides = true) => check('final_year', days, decides).tone;
    expect([toneOf(91), toneOf(90), toneOf(91, false)]).toEqual(['over', 'soon', 'soon']);
  });

  describe('in a list', () => {
    const tonesOf = (...checks: readonly ReturnType<typeof check>[]) =>
      tonesTogether(checks).map(({ tone }) => tone);

    test('no number is green while another is red', () => {
      const [red, green, amber] = [
        check('settlement', 216, true),
        check('final_year', 10, false),
        check('five_years', 89, false),
      ];
      expect(tonesOf(red, green, amber)).toEqual(['over', 'plain', 'soon']);
      expect(decidingFirst([green, red]).map(({ tone }) => tone)).toEqual(['over', 'plain']);
    });

    test('a number stays green next to amber: near the limit, or over a limit that matters later', () => {
      const green = check('five_years', 10, true);
      expect(tonesOf(check('final_year', 89, true), green).at(-1)).toBe('within');
      expect(tonesOf(check('final_year', 300, false), green).at(-1)).toBe('within');
    });
  });
});

// The limit is kept only because the Home Office does not count the days of travel.
test.each([
  ['near', 'over', true],
  ['within', 'over', true],
  ['over', 'over', false],
  ['within', 'near', false],
  ['within', 'within', false],
] as const)(
  'days that are %s the limit, and %s with the days of travel, need proof of travel: %s',
  (standing, cautious, needed) =>
    expect(needsTravelProof({ standing, cautious: { standing: cautious } })).toBe(needed),
);
