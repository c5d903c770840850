import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../calendar/civilDate';
import { scenarios } from './announcedChanges';
import { englishLevelOn } from './englishLevels';
import { feeOn, fees } from './feeTable';
import { routeOf } from '../routes/routes';

describe('a fee', () => {
  it.each(Object.values(fees).map((fee) => [fee.title, fee] as const))(
    '%s stands in order of date, with source and unit',
    (_, { rows }) => {
      const days = rows.map(({ from }) => toDayNumber(from));
      expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
      for (const { value, source } of rows) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(source.url).toMatch(/^https:\/\//);
      }
    },
  );

  it('of settlement, and of citizenship with its ceremony, is what the official tables have said', () => {
    const citizenshipOn = (date: string) =>
      feeOn('naturalisation', date).value + feeOn('ceremony', date).value;
    const known = [
      ['2023-10-03', 2_404, 1_330],
      ['2023-10-04', 2_885, 1_580],
      ['2024-04-10', 2_885, 1_630],
      ['2025-04-09', 3_029, 1_735],
      ['2026-04-08', 3_226, 1_839],
    ] as const;
    for (const [date, settlement, citizenship] of known) {
      expect(feeOn('settlement', date).value).toBe(settlement);
      expect(citizenshipOn(date)).toBe(citizenship);
    }
  });
});

describe('the level of English', () => {
  it.each([
    ['skilled_worker', 'route', 'B2'],
    ['global_talent', 'B1', 'B2'],
    ['long_residence', 'B1', 'B2'],
    ['partner', 'B1', 'B2'],
    ['hk_bno', 'B1', 'B1'],
    ['refugee', 'none', 'none'],
  ] as const)('of %s is %s until 25 March 2027 and %s from the day after', (route, before, after) => {
    const { english } = routeOf(route);
    expect(englishLevelOn(english, '2027-03-25').value).toBe(before);
    expect(englishLevelOn(english, '2027-03-26').value).toBe(after);
  });
});

describe('an announced change', () => {
  it('is off, names no day and calls itself a proposal', () => {
    for (const scenario of scenarios) {
      expect(scenario).toMatchObject({ onByDefault: false, inForceFrom: null });
      expect(scenario.label).toContain('not the law');
    }
  });
});
