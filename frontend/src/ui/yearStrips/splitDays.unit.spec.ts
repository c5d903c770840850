import { absentDays, countDays } from '@settlewise/rules/absences';
import { describe, expect, it } from 'vitest';
import { splitDays } from './splitDays';

const days = absentDays(
  [
    { departureDate: '2025-03-01', returnDate: '2025-03-10' },
    { departureDate: '2025-05-01', returnDate: '2025-05-10' },
  ],
  'inclusive',
);

describe('Days away and planned days', () => {
  it('part after today, within a journey too', () => {
    const { upTo, after } = splitDays(days, '2025-03-04');
    expect([countDays(upTo), countDays(after)]).toEqual([4, 16]);
    expect(after[0]).toEqual({ first: (upTo[0]?.last ?? 0) + 1, last: days[0]?.last });
  });

  it('are all on one side where today lies before or after them', () => {
    expect(splitDays(days, '2025-02-28')).toEqual({ upTo: [], after: days });
    expect(splitDays(days, '2025-05-10')).toEqual({ upTo: days, after: [] });
  });
});
