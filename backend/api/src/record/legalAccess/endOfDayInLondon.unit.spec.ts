import { describe, expect, it } from 'vitest';
import { lastWholeDayBefore } from '@settlewise/rules/calendar';
import { endOfDayInLondon } from './endOfDayInLondon';

describe('the end of a day in London', () => {
  it.each([
    ['in winter', '2026-12-31', '2027-01-01T00:00:00.000Z'],
    ['in summer', '2026-07-15', '2026-07-15T23:00:00.000Z'],
    ['before clocks go forward', '2026-03-28', '2026-03-29T00:00:00.000Z'],
    ['on which clocks go forward', '2026-03-29', '2026-03-29T23:00:00.000Z'],
    ['before clocks go back', '2026-10-24', '2026-10-24T23:00:00.000Z'],
    ['on which clocks go back', '2026-10-25', '2026-10-26T00:00:00.000Z'],
    ['on the latest day', '2199-12-31', '2200-01-01T00:00:00.000Z'],
  ])('is midnight there: one %s', (_, day, end) => {
    expect(endOfDayInLondon(day).toISOString()).toBe(end);
  });

  it('ends exactly that day, for any day', () => {
    for (let day = 0; day < 800; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      expect(lastWholeDayBefore(endOfDayInLondon(date))).toBe(date);
    }
  });
});
