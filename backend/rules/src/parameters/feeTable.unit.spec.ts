import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../calendar/civilDate';
import { scenarios } from './announcedChanges';
import { isConfirmed } from './confidence';
import { citizenshipEnglish, englishLevelOn, firstSkilledWorkerVisa } from './englishLevels';
import { feeOn, fees } from './feeTable';
import { isRouteKey, findRoute } from '../routes/routes';

describe('a fee', () => {
  it.each(Object.values(fees))('$title names its application, and routes that exist', ({ chargedFor }) => {
    expect(chargedFor).not.toEqual([]);
    for (const { item, route } of chargedFor)
      expect([item === '', route === undefined || isRouteKey(route)]).toEqual([false, true]);
  });

  it.each(Object.values(fees).map((fee) => [fee.title, fee] as const))(
    '%s is in order of date, with source and unit',
    (_, { rows }) => {
      const days = rows.map(({ from }) => toDayNumber(from));
      expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
      for (const { value, source } of rows) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(source.url).toMatch(/^https:\/\//);
      }
    },
  );

  it('of settlement, and of citizenship with its ceremony, equals the official tables', () => {
    const citizenshipOn = (date: string) =>
      feeOn('naturalisation', date).value + feeOn('ceremony', date).value;
    const known = [
      ['2015-06-01', 1_500, 1_005],
      ['2016-06-01', 1_875, 1_236],
      ['2018-06-01', 2_389, 1_330],
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

describe('the fees on other days', () => {
  it.each([
    ['settlement', '2017-06-01', 2_297],
    ['child_registration', '2023-10-03', 1_012],
    ['adult_registration', '2023-10-03', 1_126],
    ['skilled_worker_outside_short', '2023-10-03', 625],
    ['skilled_worker_outside_long', '2023-10-03', 1_235],
    ['skilled_worker_inside_short', '2023-10-03', 719],
    ['skilled_worker_inside_long', '2023-10-03', 1_423],
    ['partner_outside', '2023-10-03', 1_538],
    ['partner_inside', '2024-07-23', 1_048],
    ['partner_inside', '2024-07-24', 1_258],
    ['naturalisation', '2017-04-06', 1_202],
    ['naturalisation', '2018-04-05', 1_202],
    ['biometrics', '2023-10-03', 19.2],
    ['biometrics', '2023-10-04', 0],
    ['student', '2023-10-03', 363],
    ['student_inside', '2023-10-03', 490],
    ['priority', '2023-10-03', 573],
    ['priority', '2023-10-04', 500],
    ['super_priority', '2023-10-03', 800],
    ['super_priority', '2023-10-04', 1_000],
    ['health_surcharge', '2019-01-07', 200],
    ['health_surcharge', '2019-01-08', 400],
    ['health_surcharge', '2020-10-26', 400],
    ['health_surcharge', '2020-10-27', 624],
    ['health_surcharge_reduced', '2020-10-26', 300],
    ['health_surcharge_reduced', '2024-02-06', 776],
  ] as const)('%s on %s is £%d', (key, date, pounds) => expect(feeOn(key, date).value).toBe(pounds));

  it('mark an uncertain day, or an uncertain amount', () => {
    const standings = (key: 'settlement' | 'naturalisation' | 'partner_inside') =>
      fees[key].rows.map(({ from, confidence, dayKnown }) => [from, confidence, dayKnown]);
    expect(standings('settlement')).toContainEqual(['2015-04-06', 'secondary', false]);
    expect(standings('settlement')).toContainEqual(['2026-04-08', 'quoted', true]);
    expect(standings('naturalisation')).toContainEqual(['2016-03-18', 'derived', false]);
    expect(standings('partner_inside')).toContainEqual(['2025-04-09', 'unknown', true]);
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
  ] as const)('of %s is %s until 25 March 2027 and %s from the next day', (route, before, after) => {
    const { english } = findRoute(route);
    expect(englishLevelOn(english, '2027-03-25').value).toBe(before);
    expect(englishLevelOn(english, '2027-03-26').value).toBe(after);
  });
});

describe('a level of English that is not certain', () => {
  it.each([
    ['skilled_worker', '2027-03-26', false],
    ['rep_overseas_business', '2027-03-25', true],
    ['rep_overseas_business', '2027-03-26', false],
    ['hk_bno', '2027-03-26', true],
  ] as const)('%s on %s is confirmed: %s', (route, date, confirmed) =>
    expect(isConfirmed(englishLevelOn(findRoute(route).english, date).confidence)).toBe(confirmed),
  );

  it('is B2 for first visas as a Skilled Worker since 8 January 2026, and B1 for citizenship', () => {
    expect(englishLevelOn(firstSkilledWorkerVisa, '2026-01-07')).toMatchObject({
      value: 'B1',
      confidence: 'official',
    });
    expect(englishLevelOn(firstSkilledWorkerVisa, '2026-01-08')).toMatchObject({
      value: 'B2',
      confidence: 'secondary',
    });
    expect(englishLevelOn(citizenshipEnglish, '2027-03-26').value).toBe('B1');
  });
});

describe('an announced change', () => {
  it('is turned off, names no day and is called a proposal', () => {
    for (const scenario of scenarios) {
      expect(scenario).toMatchObject({ onByDefault: false, inForceFrom: null });
      expect(scenario.label).toContain('not the law');
    }
  });
});
