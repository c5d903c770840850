import { describe, expect, it } from 'vitest';
import { partsIn, problemOfDate, valueOf, yearChoices } from './dateParts';

const today = '2026-11-21';

describe('a date that is chosen in parts', () => {
  it('keeps each part until all are there, and is then the date', () => {
    expect(valueOf({ year: null, month: null, day: null })).toBe('');
    expect(valueOf({ year: null, month: 2, day: null })).toBe('-02-');
    expect(partsIn('-02-')).toEqual({ year: null, month: 2, day: null });
    expect(valueOf({ year: 2024, month: 2, day: 29 })).toBe('2024-02-29');
    expect(partsIn('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  });

  it('keeps the parts of a day that does not exist, and says so', () => {
    expect(partsIn('2024-02-31')).toEqual({ year: 2024, month: 2, day: 31 });
    expect(problemOfDate('2024-02-31', today)).toBe('February 2024 has no day 31');
    expect(problemOfDate('2023-02-29', today)).toBe('February 2023 has no day 29');
  });

  it('says which parts are missing', () => {
    expect(problemOfDate('2024-02-', today)).toBe('Choose the day too');
    expect(problemOfDate('-02-', today)).toBe('Choose the day and the year too');
  });

  it('says what is wrong with what was typed, and nothing of what is fine', () => {
    expect(problemOfDate('31/2/2024', today)).toBe('February 2024 has no day 31');
    expect(problemOfDate('soon', today)).toMatch(/^Type a date/);
    expect(problemOfDate('', today)).toBeUndefined();
    expect(problemOfDate('2024-02-29', today)).toBeUndefined();
  });

  it('offers the years around this one, the latest first', () => {
    expect(yearChoices(today, 2)).toEqual([2026, 2025, 2024]);
    expect(yearChoices(today, 1, 2)).toEqual([2028, 2027, 2026, 2025]);
  });
});
