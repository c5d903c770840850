import { describe, expect, it } from 'vitest';
import { countdown, eligibilityDate, lastYears, missingInWords, yearCount } from './labels';

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

  it.each([
    [
      'years that end today, before those of the application',
      '2026-11-25',
      '2030-12-12',
      'five years to 25 November 2026',
    ],
    ['the years to come', '2030-12-11', '2030-12-12', null],
    ['years that have just ended, and serve', '2026-11-25', '2026-11-26', null],
    ['years without a day on which they are complete', '2026-11-25', null, null],
  ])('name %s', (_, to, ilrEligibilityDate, words) =>
    expect(
      lastYears({
        ...{ asOf: '2026-11-26', requiredYears: 5, ilrEligibilityDate },
        period: { from: '2021-11-26', to },
      }),
    ).toBe(words),
  );

  it('name what is missing in one sentence', () =>
    expect(missingInWords(['visaType', 'visaStartDate'])).toBe(
      'your visa type and the start date of your visa',
    ));
});
