import { describe, expect, it } from 'vitest';
import { fiveYearLimit, finalYearLimit, settlementYearLimit, threeYearLimit } from './absenceLimits';
import {
  daysAfterApplication,
  euMonthsInSixty,
  longResidenceSingle,
  longResidenceTotal,
} from './absenceRules';
import { inForceOn } from './datedValue';
import { fees } from './feeTable';

const settlement = fees.settlement.rows;

describe('a dated value', () => {
  it('is in force from its day on, until the next', () => {
    expect(inForceOn(settlement, '2026-04-07').value).toBe(3_029);
    expect(inForceOn(settlement, '2026-04-08').value).toBe(3_226);
    expect(inForceOn(settlement, '2099-01-01').value).toBe(3_226);
  });

  it('is not known before its first row', () => {
    expect(() => inForceOn(settlement, '2015-04-05')).toThrow(RangeError);
    expect(() => inForceOn([], '2026-01-01')).toThrow(RangeError);
  });
});

describe('a limit of absences', () => {
  it.each([
    ['final year', finalYearLimit, 90],
    ['three years', threeYearLimit, 270],
    ['five years', fiveYearLimit, 450],
    ['twelve months of settlement', settlementYearLimit, 180],
  ])('of the %s warns before it is reached', (_, limit, days) => {
    expect(limit.days).toBe(days);
    expect(limit.nearDays).toBeLessThan(limit.days);
  });
});

describe('a rule of absences', () => {
  it('stands in rows by date, of which the one in force on the day of the rule set decides', () => {
    expect(longResidenceSingle.rows.map(({ value, confirmed }) => [value, confirmed])).toEqual([
      [180, false],
      [184, false],
    ]);
    expect([longResidenceSingle.days, longResidenceTotal.days]).toEqual([184, 548]);
    expect(euMonthsInSixty.rows).toMatchObject([{ value: 30, from: '2025-07-16', confirmed: true }]);
    expect(daysAfterApplication).toMatchObject({ days: 28, source: { retrievedOn: '2026-09-04' } });
  });
});
