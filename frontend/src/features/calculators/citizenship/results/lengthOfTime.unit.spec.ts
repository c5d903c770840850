import { describe, expect, it } from 'vitest';
import { lengthOfTime } from './lengthOfTime';

describe('a length of time', () => {
  it('is whole calendar years and months of 30 days', () => {
    expect(lengthOfTime('2020-03-01', '2025-05-10')).toBe('5 years 2 months');
    expect(lengthOfTime('2020-03-01', '2021-03-01')).toBe('1 year');
    expect(lengthOfTime('2020-03-01', '2021-02-28')).toBe('11 months');
    expect(lengthOfTime('2024-02-29', '2025-02-28')).toBe('1 year');
    expect(lengthOfTime('2025-03-01', '2025-03-31')).toBe('1 month');
    expect(lengthOfTime('2025-03-01', '2025-03-30')).toBe('0 months');
  });

  it('is nothing where the end comes first, and not available where a day is missing', () => {
    expect(lengthOfTime('2025-03-01', '2024-03-01')).toBe('0 months');
    expect(lengthOfTime(null, '2024-03-01')).toBe('N/A');
    expect(lengthOfTime('2024-03-01', '')).toBe('N/A');
  });
});
