import { describe, expect, it } from 'vitest';
import { countdown, eligibilityDate, missingInWords, yearCount } from './labels';

describe('the words of the progress page', () => {
  it('write the eligibility date with two digits for the day and the whole month', () => {
    expect(eligibilityDate('2027-05-04')).toBe('04 May 2027');
    expect(eligibilityDate('2027-12-14')).toBe('14 December 2027');
    expect(eligibilityDate(null)).toBe('N/A');
  });

  it.each([
    [{ months: 5, days: 13 }, '5 months and 13 days'],
    [{ months: 1, days: 0 }, '1 month'],
    [{ months: 0, days: 1 }, '1 day'],
  ])('count %j down as %s', (left, words) => expect(countdown(left)).toBe(words));

  it('say how many years, and when that is not known', () => {
    expect(yearCount(1)).toBe('1 year');
    expect(yearCount(4.5)).toBe('4.5 years');
    expect(yearCount(null)).toBe('Unknown');
  });

  it('name what is missing in one sentence', () =>
    expect(missingInWords(['visaType', 'visaStartDate'])).toBe(
      'your visa type and the start date of your visa',
    ));
});
