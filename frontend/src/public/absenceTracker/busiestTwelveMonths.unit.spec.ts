import { describe, expect, it } from 'vitest';
import { busiestTwelveMonths } from './busiestTwelveMonths';

const spring = { departureDate: '2025-03-01', returnDate: '2025-03-20' };
const autumn = { departureDate: '2025-10-01', returnDate: '2025-10-10' };
const yearsLater = { departureDate: '2028-01-01', returnDate: '2028-01-25' };

describe('The busiest twelve months', () => {
  it('are those that hold the most days away, told by the day on which they end', () =>
    expect(busiestTwelveMonths([yearsLater, autumn, spring], 'inclusive', 180)).toEqual({
      days: 30,
      limit: 180,
      exceeded: false,
      from: '2024-10-11',
      to: '2025-10-10',
    }));

  it('are over a limit from the first day beyond it', () => {
    expect(busiestTwelveMonths([spring], 'inclusive', 20)?.exceeded).toBe(false);
    expect(busiestTwelveMonths([spring], 'inclusive', 19)?.exceeded).toBe(true);
  });

  it('are none without a day away', () => {
    expect(busiestTwelveMonths([], 'inclusive', 180)).toBeNull();
    const dayTrip = { departureDate: '2025-03-01', returnDate: '2025-03-01' };
    expect(busiestTwelveMonths([dayTrip], 'whole_days', 180)).toBeNull();
  });
});
