import { describe, expect, it } from 'vitest';
import { countdown, eligibilityDate, missingInWords, whatDayItIs, yearCount } from './labels';

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

  it('tell the day on which the years are complete from the first day to apply, by its date', () => {
    const said = (earliest: string | null, appliedOn: string | null = null) =>
      whatDayItIs({ complete: '2027-05-04', earliest, appliedOn }, '2026-11-27');
    expect(said('2027-04-06')).toBe('On this day your years are complete. You can apply from 6 April 2027.');
    expect(said('2026-11-27')).toBe('On this day your years are complete. You can apply before it: now.');
    // Not earlier, not known, and applied already.
    const alone = 'On this day your years are complete.';
    expect([said('2027-05-04'), said(null), said('2027-04-06', '2026-11-20')]).toEqual([alone, alone, alone]);
    expect(whatDayItIs({ complete: null, earliest: '2027-04-06' }, '2026-11-27')).toBeUndefined();
  });

  it('name what is missing in one sentence', () =>
    expect(missingInWords(['visaType', 'visaStartDate'])).toBe(
      'your visa type and the start date of your visa',
    ));
});
