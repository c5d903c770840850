import { addDays, addMonths } from '@settlewise/rules/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLeftUntil } from './timeLeft';

describe('The time left until a day', () => {
  it.each([
    ['2026-11-21', '2026-11-22', { months: 0, days: 1 }],
    ['2026-11-21', '2026-12-20', { months: 0, days: 29 }],
    ['2026-11-21', '2026-12-21', { months: 1, days: 0 }],
    ['2026-11-21', '2028-01-01', { months: 13, days: 11 }],
    ['2026-01-31', '2026-02-28', { months: 1, days: 0 }],
    ['2026-01-31', '2026-03-01', { months: 1, days: 1 }],
  ])('is counted in months and days from %s to %s', (today, day, left) =>
    expect(timeLeftUntil(day, today)).toEqual(left),
  );

  it('is null on the day itself and after it', () => {
    expect(timeLeftUntil('2026-11-21', '2026-11-21')).toBeNull();
    expect(timeLeftUntil('2026-11-20', '2026-11-21')).toBeNull();
  });

  it('adds up to the day, with less than a month of days', () =>
    fc.assert(
      fc.property(fc.nat(40_000), fc.integer({ min: 1, max: 4_000 }), (start, distance) => {
        const today = addDays('1970-01-01', start);
        const day = addDays(today, distance);
        const left = timeLeftUntil(day, today);
        if (left === null) throw new Error('A later day has no time left');
        expect(addDays(addMonths(today, left.months), left.days)).toBe(day);
        expect(left.days).toBeLessThan(31);
        expect(addMonths(today, left.months + 1) > day).toBe(true);
      }),
    ));
});
