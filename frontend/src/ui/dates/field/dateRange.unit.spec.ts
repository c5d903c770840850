import { describe, expect, it } from 'vitest';
import { calendarRange, remarkOn } from './dateRange';

const today = '2026-11-25';

describe('What a calendar offers', () => {
  it.each([
    ['nothing is known', {}, undefined, null, '1900-01-01', '2056-12-31'],
    ['a day is the first', { earliest: '2025-04-13' }, undefined, null, '2025-04-13', '2056-12-31'],
    ['a day is the last', { latest: today }, undefined, null, '1900-01-01', today],
    ['years are given', {}, [2026, 2025, 2024], null, '2024-01-01', '2026-12-31'],
    ['years and a last day are given', { latest: today }, [2026, 2025], null, '2025-01-01', today],
    ['a year that is not offered was typed', {}, [2026, 2025], '1999-04-03', '1999-01-01', '2026-12-31'],
  ] as const)('when %s', (_, range, years, value, first, last) => {
    expect(calendarRange(range, years, value, today)).toEqual({ first, last });
  });

  it('is everything where its two bounds leave no day', () => {
    expect(calendarRange({ earliest: '2027-01-01', latest: today }, [2026, 2027], null, today)).toEqual({
      first: '2026-01-01',
      last: '2027-12-31',
    });
  });
});

describe('A day that makes no sense', () => {
  it.each([
    ['2026-11-26', { latest: today }, 'This day is in the future. Please check it.'],
    ['2026-11-25', { latest: today }, undefined],
    ['2026-11-24', { earliest: today }, 'This day is in the past. Please check it.'],
    ['2025-04-12', { earliest: '2025-04-13' }, 'This day is before 13 April 2025. Please check it.'],
    ['2025-04-14', { latest: '2025-04-13' }, 'This day is after 13 April 2025. Please check it.'],
    ['2025-04-13', { earliest: '2025-04-13', latest: '2025-04-13' }, undefined],
    ['2025-04-13', {}, undefined],
    ['13/4', { latest: '1999-01-01' }, undefined],
    ['', { latest: '1999-01-01' }, undefined],
  ])('is named: %s', (value, range, remark) => {
    expect(remarkOn(value, range, today)).toBe(remark);
  });
});
