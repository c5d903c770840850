import { describe, expect, it } from 'vitest';
import { whatMoved, type Outcome } from './outcome';
import { readTrip } from './tripAnswers';

const before: Outcome = {
  tone: 'soon',
  headline: 'Not yet',
  date: '2027-12-04',
  days: '170 of 180 days',
  margin: null,
};

describe('What a trip moves', () => {
  it('is the date, with both days', () =>
    expect(whatMoved(before, { ...before, date: '2028-05-08' })).toBe(
      'The date moves from 4 December 2027 to 8 May 2028.',
    ));

  it('is a date that can no longer be named, or now can', () => {
    expect(whatMoved(before, { ...before, date: null })).toBe('With this trip no date can be named.');
    expect(whatMoved({ ...before, date: null }, before)).toBe('The date is then 4 December 2027.');
  });

  it('is the answer where the date stays', () =>
    expect(whatMoved(before, { ...before, tone: 'over', headline: 'Over the limit' })).toBe(
      'The answer changes from “Not yet” to “Over the limit”.',
    ));

  it('is only the margin, where a trip has no whole day away', () =>
    expect(whatMoved(before, { ...before, margin: 'With your travel days it is 181 days.' })).toBe(
      'The answer stays the same; only what your travel days change is different.',
    ));

  it('is only the days, or nothing', () => {
    expect(whatMoved(before, { ...before, days: '175 of 180 days' })).toBe(
      'The date stays 4 December 2027; only the days change.',
    );
    expect(whatMoved({ ...before, date: null }, { ...before, date: null, days: '1' })).toBe(
      'The answer stays the same; only the days change.',
    );
    expect(whatMoved(before, { ...before })).toBe('Nothing changes.');
  });
});

describe('A trip to try', () => {
  it('needs two days', () =>
    expect(readTrip('', '31 September')).toEqual({
      problems: {
        departureDate: 'Enter the day you would leave the UK',
        returnDate: 'Enter the day you would come back',
      },
    }));

  it('does not end before it begins, but may end on the same day', () => {
    expect(readTrip('2027-02-02', '2027-02-01')).toEqual({
      problems: { returnDate: 'The day you come back must not be before the day you leave' },
    });
    expect(readTrip('2027-02-02', '2027-02-02')).toEqual({
      trip: { departureDate: '2027-02-02', returnDate: '2027-02-02' },
    });
  });

  it('lies in years that can be assessed', () =>
    expect(readTrip('0001-01-01', '2300-01-01')).toEqual({
      problems: {
        departureDate: 'Enter a day from 1 January 1900 to 31 December 2199',
        returnDate: 'Enter a day from 1 January 1900 to 31 December 2199',
      },
    }));
});
