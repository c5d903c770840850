import { assess } from '@settlewise/rules/assessment';
import { addDays } from '@settlewise/rules/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busiestTwelveMonths } from './busiestTwelveMonths';

const spring = { departureDate: '2025-03-01', returnDate: '2025-03-20' };
const autumn = { departureDate: '2025-10-01', returnDate: '2025-10-10' };
const yearsLater = { departureDate: '2028-01-01', returnDate: '2028-01-25' };

describe('The worst 12 months', () => {
  it('are those that hold the most days away, from the first of them on', () =>
    expect(busiestTwelveMonths([yearsLater, autumn, spring], 'inclusive', 180)).toEqual({
      days: 30,
      limit: 180,
      exceeded: false,
      from: '2025-03-01',
      to: '2026-02-28',
    }));

  it('may begin within a journey', () =>
    expect(
      busiestTwelveMonths([{ departureDate: '2023-01-01', returnDate: '2025-06-30' }], 'inclusive', 180),
    ).toMatchObject({ days: 366, from: '2023-03-01', to: '2024-02-29' }));

  it('are as many days as the engine finds', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(900), fc.nat(150)), { minLength: 1, maxLength: 6 }), (stays) => {
        const trips = stays.map(([start, nights]) => ({
          departureDate: addDays('2022-05-01', start),
          returnDate: addDays('2022-05-01', start + nights),
        }));
        const found = busiestTwelveMonths(trips, 'inclusive', 180);
        const { busiestTwelveMonths: engines } = assess({ asOf: '2026-11-21', counting: 'inclusive', trips });
        // The engine looks at twelve months by their first day, the line at them by their last: 29 February apart.
        expect(Math.abs((found?.days ?? 0) - (engines?.days ?? 0))).toBeLessThanOrEqual(1);
      }),
    ));

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
