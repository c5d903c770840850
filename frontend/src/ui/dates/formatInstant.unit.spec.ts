import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant, formatTime } from './formatInstant';

describe('An instant', () => {
  it('has the day and the time of London, in summer too', () => {
    expect(formatInstant('2026-11-21T23:30:00.000Z')).toBe('21 November 2026 at 23:30');
    expect(formatInstant('2026-07-01T23:30:00.000Z')).toBe('2 July 2026 at 00:30');
    expect(formatDay('2026-07-01T23:30:00.000Z')).toBe('2 July 2026');
    expect(formatTime('2026-07-01T23:30:00.000Z')).toBe('00:30');
  });
});
