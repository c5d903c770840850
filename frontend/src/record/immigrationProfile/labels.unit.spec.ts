import { describe, expect, it } from 'vitest';
import { durationOf } from './labels';

describe('The duration of a visa', () => {
  it.each([
    ['2020-01-01', '2020-01-15', '0 months'],
    ['2020-01-01', '2020-01-16', '1 month'],
    ['2020-01-01', '2020-02-14', '1 month'],
    ['2020-01-01', '2020-02-15', '2 months'],
    ['2020-01-01', '2023-01-01', '37 months'],
  ])('from %s to %s is its days divided by 30 and rounded: %s', (startDate, endDate, duration) => {
    expect(durationOf({ startDate, endDate })).toBe(duration);
  });
});
