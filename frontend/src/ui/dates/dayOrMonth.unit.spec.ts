import { describe, expect, it } from 'vitest';
import { formatDayOrMonth, readDayOrMonth } from './dayOrMonth';

describe('a day or a month', () => {
  it.each([
    ['January 2022', '2022-01'],
    [' jan 2022 ', '2022-01'],
    ['Sept. 2022', '2022-09'],
    ['01/2022', '2022-01'],
    ['2022-1', '2022-01'],
    ['2022-01-15', '2022-01-15'],
    ['15 January 2022', '2022-01-15'],
    ['15/1/2022', '2022-01-15'],
  ])('is read from “%s”', (typed, read) => {
    expect(readDayOrMonth(typed, '2026-11-23')).toBe(read);
  });

  it.each(['13/2022', 'Smarch 2022', '31 February 2022', 'last year', ''])(
    'stays “%s” where it is none',
    (typed) => {
      expect(readDayOrMonth(typed, '2026-11-23')).toBe(typed);
    },
  );

  it('is written as exactly as it is known', () => {
    expect([formatDayOrMonth('2022-01-15'), formatDayOrMonth('2022-01')]).toEqual([
      '15 Jan 2022',
      'Jan 2022',
    ]);
  });
});
