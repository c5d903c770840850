import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../testing/examples';
import { addDays, addYears, toDayNumber } from '../calendar/civilDate';
import { absentDays, countDaysBetween, overlappingTrips } from './absentDays';
import { fullestTwelveMonthsWith, tripsOverlapping } from './typedTrip';

const trip = (departureDate: string, returnDate: string) => ({ departureDate, returnDate });

describe('The fullest twelve months with a trip', () => {
  it("end with the trip's return when no later months are fuller", () => {
    const earlier = trip('2024-05-01', '2024-06-30');
    expect(fullestTwelveMonthsWith(trip('2025-02-01', '2025-03-03'), [earlier], 'inclusive')).toEqual({
      days: 61 + 31,
      from: '2024-03-04',
      to: '2025-03-03',
    });
  });

  it('end later when a later journey makes them fuller', () => {
    const later = trip('2025-06-01', '2025-07-30');
    const fullest = fullestTwelveMonthsWith(trip('2025-02-01', '2025-03-03'), [later], 'inclusive');
    expect(fullest).toEqual({ days: 60 + 31, from: '2024-07-31', to: '2025-07-30' });
  });

  it('ignore trips more than a year away', () => {
    const longAgo = trip('2020-01-01', '2020-06-30');
    expect(fullestTwelveMonthsWith(trip('2025-02-01', '2025-02-10'), [longAgo], 'inclusive').days).toBe(10);
  });

  it('contain no travel day by the Home Office’s count', () => {
    expect(fullestTwelveMonthsWith(trip('2025-02-01', '2025-02-10'), [], 'whole_days').days).toBe(8);
  });

  it('equal a search day by day', () => {
    const day = fc.integer({ min: 0, max: 1_200 }).map((days) => addDays('2023-01-01', days));
    const anyTrip = fc
      .tuple(day, fc.integer({ min: 0, max: 90 }))
      .map(([from, days]) => trip(from, addDays(from, days)));
    fc.assert(
      fc.property(anyTrip, fc.array(anyTrip, { maxLength: 6 }), (typed, others) => {
        const away = absentDays([...others, typed], 'inclusive');
        const last = addDays(addYears(typed.returnDate, 1), -1);
        const length = toDayNumber(last) - toDayNumber(typed.departureDate);
        const counts = Array.from({ length: length + 1 }, (_, index) => {
          const end = addDays(typed.departureDate, index);
          return countDaysBetween(away, addDays(addYears(end, -1), 1), end);
        });
        expect(fullestTwelveMonthsWith(typed, others, 'inclusive').days).toBe(Math.max(...counts));
      }),
      examples(40),
    );
  });
});

describe('The trips that overlap a trip', () => {
  const may = trip('2024-05-03', '2024-05-09');

  it('share more than a day of travel with it', () => {
    expect(tripsOverlapping(trip('2024-05-09', '2024-05-12'), [may])).toEqual([]);
    expect(tripsOverlapping(trip('2024-05-08', '2024-05-12'), [may])).toEqual([may]);
    expect(tripsOverlapping(trip('2024-05-05', '2024-05-05'), [may])).toEqual([may]);
  });

  it('equal those that the lists mark', () => {
    for (const [from, to] of [
      ['2024-05-01', '2024-05-03'],
      ['2024-05-01', '2024-05-04'],
      ['2024-05-03', '2024-05-03'],
      ['2024-05-03', '2024-05-04'],
    ] as const) {
      const typed = trip(from, to);
      expect(tripsOverlapping(typed, [may]).length > 0).toBe(overlappingTrips([typed, may]).has(typed));
    }
  });
});
