import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatLongDate,
  formatMonth,
  formatRange,
  formatSpan,
  formatWithWeekday,
} from './formatDate';

describe('A date on screen', () => {
  it('shows as two-digit day, short month and year', () => {
    expect(formatDate('2027-12-04')).toBe('04 Dec 2027');
  });

  it('shows as N/A when it is missing', () => {
    expect(formatDate(null)).toBe('N/A');
    expect(formatDate(undefined)).toBe('N/A');
    expect(formatDate('soon')).toBe('N/A');
  });

  it('is written out in sentences', () => {
    expect(formatLongDate('2027-12-04')).toBe('4 December 2027');
  });

  it('is a range with another, and one day where both are one', () => {
    expect(formatRange('2027-12-04', '2028-01-02')).toBe('04 Dec 2027 to 02 Jan 2028');
    expect(formatRange('2027-12-04', '2028-01-02', '–')).toBe('04 Dec 2027 – 02 Jan 2028');
    expect(formatRange('2030-12-12', '2030-12-12', '–')).toBe('12 Dec 2030');
    expect(formatSpan('2027-12-04', '2028-01-02')).toBe('from 4 December 2027 to 2 January 2028');
    expect(formatSpan('2030-12-12', '2030-12-12')).toBe('on 12 December 2030');
  });

  it('can be a month alone', () => {
    expect([formatMonth('2027-12'), formatMonth('2025-04-03')]).toEqual(['December 2027', 'April 2025']);
  });

  it('can carry its weekday, before 1970 too', () => {
    expect(formatWithWeekday('2025-04-03')).toBe('Thursday 3 April 2025');
    expect(formatWithWeekday('1969-12-31')).toBe('Wednesday 31 December 1969');
    expect(formatWithWeekday('1969-12-20')).toBe('Saturday 20 December 1969');
  });
});
