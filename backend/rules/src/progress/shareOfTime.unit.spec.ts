import { describe, expect, it } from 'vitest';
import { percentPassed, yearsSince } from './shareOfTime';

describe('the elapsed share of a time', () => {
  it.each([
    ['2026-01-01', 0],
    ['2025-06-01', 0],
    ['2026-07-02', 49],
    ['2026-12-31', 99],
    ['2027-01-01', 100],
    ['2028-01-01', 100],
  ])('of the year 2026 on %s is %i percent', (today, percent) =>
    expect(percentPassed('2026-01-01', '2027-01-01', today)).toBe(percent),
  );
});

describe('the years since a day', () => {
  it.each([
    ['2021-05-04', '2021-05-04', 0],
    ['2021-05-04', '2020-01-01', 0],
    ['2021-05-04', '2026-05-03', 4.9],
    ['2021-05-04', '2026-05-04', 5],
    ['2021-05-04', '2026-11-21', 5.5],
    ['2020-02-29', '2025-02-28', 5],
  ])('from %s to %s are %d', (day, today, years) => expect(yearsSince(day, today)).toBe(years));
});
