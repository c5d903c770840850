import { describe, expect, it } from 'vitest';
import { formatFullDate, sizeInKilobytes, timeLeftInWords } from './labels';

describe('The dashboard’s words', () => {
  it.each([
    [{ months: 5, days: 13 }, '5 months and 13 days'],
    [{ months: 1, days: 1 }, '1 month and 1 day'],
    [{ months: 24, days: 0 }, '24 months'],
    [{ months: 0, days: 1 }, '1 day'],
  ])('say of %j left: %s', (left, words) => expect(timeLeftInWords(left)).toBe(words));

  it('write the eligibility date with two digits and the whole month', () => {
    expect(formatFullDate('2027-12-04')).toBe('04 December 2027');
    expect(formatFullDate('2027-12-24')).toBe('24 December 2027');
  });

  it('give a size in kilobytes', () => {
    expect(sizeInKilobytes(1536)).toBe('1.5 KB');
    expect(sizeInKilobytes(3 * 1024 * 1024)).toBe('3072.0 KB');
  });
});
