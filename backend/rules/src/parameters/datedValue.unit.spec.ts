import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../calendar/civilDate';
import { fiveYearLimit, finalYearLimit, settlementYearLimit, threeYearLimit } from './absenceLimits';
import { inForceOn } from './datedValue';
import { naturalisationFee, settlementFee } from './fees';

describe('a dated value', () => {
  it('is in force from its day on, until the next', () => {
    expect(inForceOn(settlementFee, '2026-04-07').value).toBe(3_029);
    expect(inForceOn(settlementFee, '2026-04-08').value).toBe(3_226);
    expect(inForceOn(settlementFee, '2099-01-01').value).toBe(3_226);
  });

  it('is not known before its first row', () => {
    expect(() => inForceOn(settlementFee, '2022-04-05')).toThrow(RangeError);
    expect(() => inForceOn([], '2026-01-01')).toThrow(RangeError);
  });

  it.each([
    ['settlement', settlementFee],
    ['naturalisation', naturalisationFee],
  ])('of %s stands in order of date, with a source', (_, rows) => {
    const days = rows.map(({ from }) => toDayNumber(from));
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
    for (const { source } of rows) expect(source.url).toMatch(/^https:\/\/www\.gov\.uk\//);
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
