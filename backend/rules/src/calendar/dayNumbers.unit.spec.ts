import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addYears, fromDayNumber, splitDate, toDayNumber } from './civilDate';
import { calculateDayNumber, partsOfDay, yearsLater } from './dayNumbers';

const anyDay = fc.integer({ min: toDayNumber('0101-01-01'), max: toDayNumber('9899-12-31') });

describe('a day number', () => {
  it('converts to the year, month and day of its civil date and back', () =>
    fc.assert(
      fc.property(anyDay, (day) => {
        const parts = partsOfDay(day);
        expect(parts).toEqual(splitDate(fromDayNumber(day)));
        expect(calculateDayNumber(parts.year, parts.month, parts.day)).toBe(day);
      }),
    ));

  it('moves by years as a civil date does', () =>
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20, max: 20 }), (day, years) => {
        expect(yearsLater(day, years)).toBe(toDayNumber(addYears(fromDayNumber(day), years)));
      }),
    ));

  it('on 29 February becomes 28 February in a common year', () => {
    expect(fromDayNumber(yearsLater(toDayNumber('2024-02-29'), 5))).toBe('2029-02-28');
    expect(fromDayNumber(yearsLater(toDayNumber('2024-02-29'), 4))).toBe('2028-02-29');
  });
});
