import { describe, expect, test } from 'vitest';
import { absenceLimitsOn } from '../parameters/absenceLimits';
import {
  againstLimit,
  closestFirst,
  decidingFirst,
  limitCheck,
  standingsApart,
  toneOfLimit,
  tonesTogether,
  withNearOf,
} from './limitCheck';

const { finalYear, settlementYear } = absenceLimitsOn('2026-11-21');

describe('Days against a limit', () => {
  test('no days are left from the limit on', () => {
    expect([88, 90, 95].map((days) => againstLimit(days, finalYear).remaining)).toEqual([2, 0, 0]);
  });

  test('a limit without a row of its own is near at the same share', () => {
    expect(withNearOf(180, settlementYear)).toEqual({ days: 180, nearDays: 150 });
    expect(withNearOf(548, settlementYear)).toEqual({ days: 548, nearDays: 457 });
  });

  test('red is for over alone, amber for near', () =>
    expect((['within', 'near', 'over'] as const).map((standing) => toneOfLimit(standing))).toEqual([
      ...['within', 'soon', 'over'],
    ]));

  test('over a limit that only matters later is amber', () =>
    expect((['within', 'near', 'over'] as const).map((standing) => toneOfLimit(standing, false))).toEqual([
      ...['within', 'soon', 'soon'],
    ]));
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

  test('is the closest of the limits of one goal, whatever comes next', () => {
    const checks = [check('final_year', 10, false), check('five_years', 460, false)];
    expect(closestFirst(checks).map(({ kind }) => kind)).toEqual(['five_years', 'final_year']);
  });

  test('has both counts, each with its own standing', () => {
    const { standing, homeOffice } = check('final_year', 91, true);
    expect(standing).toBe('over');
    expect(homeOffice).toMatchObject({ days: 89, standing: 'near', tone: 'soon', remaining: 1 });
  });

  test('is red where it is over by both counts, and amber where it is over by one alone', () => {
    const tonesAt = (days: number, decides = true) => {
      const { tone, homeOffice } = check('final_year', days, decides);
      return [tone, homeOffice.tone];
    };
    expect(tonesAt(93)).toEqual(['over', 'over']);
    expect([tonesAt(92), tonesAt(91)]).toEqual([
      ['soon', 'soon'],
      ['soon', 'soon'],
    ]);
    // The same of a limit that comes later is a warning, with the same words.
    expect(tonesAt(93, false)).toEqual(['soon', 'soon']);
  });

  describe('in a list', () => {
    const tonesOf = (...checks: readonly ReturnType<typeof check>[]) =>
      tonesTogether(checks).map(({ tone, homeOffice }) => [tone, homeOffice.tone]);

    test('leaves nothing green beside red', () => {
      const [red, green, amber] = [
        check('settlement', 216, true),
        check('final_year', 10, false),
        check('five_years', 89, false),
      ];
      expect(tonesOf(red, green, amber)).toEqual([
        ['over', 'over'],
        ['plain', 'plain'],
        ['soon', 'soon'],
      ]);
      expect(decidingFirst([green, red]).map(({ tone }) => tone)).toEqual(['over', 'plain']);
    });

    test('keeps green beside amber: over by one count alone, or a limit that comes later', () => {
      const green = check('five_years', 10, true);
      expect(tonesOf(check('final_year', 91, true), green).at(-1)).toEqual(['within', 'within']);
      expect(tonesOf(check('final_year', 300, false), green).at(-1)).toEqual(['within', 'within']);
    });
  });
});

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
