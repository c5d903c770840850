import { describe, expect, it } from 'vitest';
import { placeOf, rowsOf, ticksOf, widthOf } from './scale';

const twoYears = { from: '2025-01-01', to: '2026-12-31' };

describe('The scale of the line', () => {
  it('begins with its first day and ends after its last; what lies outside stands at its edge', () => {
    expect(placeOf(twoYears, '2025-01-01')).toBe(0);
    expect(placeOf(twoYears, '2026-01-01')).toBe(50);
    expect([placeOf(twoYears, '2024-06-01'), placeOf(twoYears, '2030-01-01')]).toEqual([0, 100]);
    expect(widthOf(twoYears, '2025-01-01', '2026-12-31')).toBe(100);
    expect(widthOf(twoYears, '2025-03-01', '2025-03-01')).toBeCloseTo(100 / 730);
  });

  it('names as many years as there is room for, and quarters where it is looked at closely', () => {
    const wordsOf = (width: number, span = { from: '2016-01-01', to: '2029-12-31' }) =>
      ticksOf(span, width).map(({ words }) => words);
    expect(wordsOf(320)).toEqual(['2016', '2019', '2022', '2025', '2028']);
    expect(wordsOf(900)).toHaveLength(14);
    expect(wordsOf(400, twoYears)).toEqual(['2025', 'Apr', 'Jul', 'Oct', '2026', 'Apr', 'Jul', 'Oct']);
    expect(ticksOf(twoYears, 400)[3]?.day).toBe('2025-10-01');
  });

  it('puts days that would cover each other into rows below each other', () => {
    expect(rowsOf([0, 5, 10, 50], 320, 26)).toEqual([0, 1, 0, 0]);
    expect(rowsOf([20, 20, 20], 320, 26)).toEqual([0, 1, 2]);
    // So wide that each has room.
    expect(rowsOf([0, 5, 10, 50], 3_200, 26)).toEqual([0, 0, 0, 0]);
  });
});
