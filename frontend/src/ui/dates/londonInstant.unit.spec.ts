import { describe, expect, it } from 'vitest';
import { londonInstant } from './londonInstant';

describe('A time of London’s clocks', () => {
  it('is an hour earlier by UTC in summer, and the same in winter', () => {
    expect(londonInstant('2026-07-01', '09:30')).toBe('2026-07-01T08:30:00.000Z');
    expect(londonInstant('2026-12-01', '09:30')).toBe('2026-12-01T09:30:00.000Z');
  });

  it('a day begins at midnight in London', () => {
    expect(londonInstant('2026-07-01')).toBe('2026-06-30T23:00:00.000Z');
    expect(londonInstant('2026-01-01')).toBe('2026-01-01T00:00:00.000Z');
  });

  it('of the hour that comes twice in autumn the first is meant, and one that spring skips is read by winter time', () => {
    expect(londonInstant('2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(londonInstant('2026-03-29', '01:30')).toBe('2026-03-29T01:30:00.000Z');
  });
});
