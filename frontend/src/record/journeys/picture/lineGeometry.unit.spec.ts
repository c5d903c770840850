import { describe, expect, it } from 'vitest';
import { areaPath, drawnPoints, highestOf, linePath, partAt, scaleFor, yearsOn } from './lineGeometry';

const line = [
  { day: '2025-01-01', days: 0 },
  { day: '2025-01-11', days: 10 },
  { day: '2025-01-21', days: 10 },
];

describe('The drawing of a line', () => {
  it('places its points between its first day and its last, and its days between the ground and the top', () =>
    expect(drawnPoints(line, 20)).toEqual([
      { x: 0, y: 100 },
      { x: 500, y: 50 },
      { x: 1000, y: 50 },
    ]));

  it('closes its area on the ground', () => {
    expect(linePath(drawnPoints(line, 10))).toBe('M0.00 100.00L500.00 0.00L1000.00 0.00');
    expect(areaPath(drawnPoints(line, 10))).toBe(
      'M0.00 100.00L0.00 100.00L500.00 0.00L1000.00 0.00L1000.00 100.00Z',
    );
  });

  it('draws a single day across all of it, and nothing without a day', () => {
    expect(drawnPoints([{ day: '2025-01-01', days: 5 }], 10)).toEqual([
      { x: 0, y: 50 },
      { x: 1000, y: 50 },
    ]);
    expect(drawnPoints([], 10)).toEqual([]);
    expect([linePath([]), areaPath([]), highestOf([])]).toEqual(['', '', null]);
  });

  it('keeps a day outside of it at its edge', () => {
    expect(partAt(line, '2025-01-06')).toBe(0.25);
    expect(partAt(line, '2020-01-01')).toBe(0);
    expect(partAt(line, '2030-01-01')).toBe(1);
  });

  it('is highest on the first of the highest days', () =>
    expect(highestOf(line)).toEqual({ day: '2025-01-11', days: 10 }));

  it('has the years whose first of January lies on it', () => {
    expect(
      yearsOn([
        { day: '2023-04-10', days: 0 },
        { day: '2026-01-01', days: 0 },
      ]),
    ).toEqual([2024, 2025, 2026]);
    expect(yearsOn(line)).toEqual([2025]);
  });
});

describe('The scale', () => {
  it('leaves room above the highest point and above the limit', () => {
    expect(scaleFor(196, 180).top).toBeGreaterThan(196 * 1.2);
    expect(scaleFor(41, 180).top).toBeGreaterThan(180);
    expect(scaleFor(0, null).top).toBeGreaterThan(0);
  });

  it('has a few round steps, none of which stands on the limit', () => {
    expect(scaleFor(196, 180).ticks).toEqual([0, 60, 120]);
    expect(scaleFor(366, 180).ticks).toEqual([0, 90, 270, 360]);
    expect(scaleFor(41, 90).ticks).toEqual([0, 30, 60]);
    for (const highest of [0, 1, 7, 45, 90, 181, 366])
      expect(scaleFor(highest, null).ticks.length).toBeLessThanOrEqual(6);
  });
});
