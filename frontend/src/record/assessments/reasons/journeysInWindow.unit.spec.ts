import { describe, expect, it } from 'vitest';
import { countedAs, journeysInWindow } from './journeysInWindow';

const away = (departureDate: string, returnDate: string) => ({ departureDate, returnDate });
const trips = [
  away('2025-05-01', '2025-05-10'),
  away('2025-01-25', '2025-02-05'),
  away('2025-05-08', '2025-05-12'),
  away('2024-01-01', '2024-01-05'),
];

describe('The journeys of a window', () => {
  it('stand in order, each with its days in the window only', () => {
    const { journeys } = journeysInWindow(trips, 'inclusive', '2025-02-01', '2025-12-31');
    expect(journeys.map(({ departureDate, days }) => [departureDate, days])).toEqual([
      ['2025-01-25', 5],
      ['2025-05-01', 10],
      ['2025-05-08', 5],
    ]);
  });

  it('make together the days of which each counts once', () =>
    expect(journeysInWindow(trips, 'inclusive', '2025-02-01', '2025-12-31').days).toBe(17));

  it('are counted as the reason counts: by the usual way, unless only the other comes to its number', () => {
    const within = ['2025-02-01', '2025-12-31'] as const;
    expect(countedAs(trips, 'inclusive', ...within, 17).counting).toBe('inclusive');
    // Without travel days 4, 8 and 3 remain, of which one is in both journeys of May.
    const whole = journeysInWindow(trips, 'whole_days', ...within);
    expect(whole.days).toBe(14);
    expect(countedAs(trips, 'inclusive', ...within, 14)).toEqual(whole);
    expect(countedAs(trips, 'inclusive', ...within, 99).counting).toBe('inclusive');
  });
});
