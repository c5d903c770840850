import { describe, expect, it } from 'vitest';
import { digestPeriodAt, endOfQuietHours } from './periods';

const at = (frequency: 'daily' | 'weekly' | 'monthly', instant: string) => {
  const { name, beginsAt, nextDay } = digestPeriodAt(frequency, new Date(instant));
  return [name, beginsAt.toISOString(), nextDay];
};

describe('the digest period', () => {
  it.each([
    ['2027-01-04T07:59:59.999Z', ['daily 2027-01-03', '2027-01-03T08:00:00.000Z', '2027-01-04']],
    ['2027-01-04T08:00:00.000Z', ['daily 2027-01-04', '2027-01-04T08:00:00.000Z', '2027-01-05']],
    // In summer London is an hour ahead of UTC: from 28 March to 31 October 2027.
    ['2027-03-27T08:00:00.000Z', ['daily 2027-03-27', '2027-03-27T08:00:00.000Z', '2027-03-28']],
    ['2027-03-28T06:59:59.999Z', ['daily 2027-03-27', '2027-03-27T08:00:00.000Z', '2027-03-28']],
    ['2027-03-28T07:00:00.000Z', ['daily 2027-03-28', '2027-03-28T07:00:00.000Z', '2027-03-29']],
    ['2027-10-31T07:30:00.000Z', ['daily 2027-10-30', '2027-10-30T07:00:00.000Z', '2027-10-31']],
    ['2027-10-31T08:00:00.000Z', ['daily 2027-10-31', '2027-10-31T08:00:00.000Z', '2027-11-01']],
    // Half past midnight in London, still the day before in UTC.
    ['2027-06-30T23:30:00.000Z', ['daily 2027-06-30', '2027-06-30T07:00:00.000Z', '2027-07-01']],
  ])('daily, at %s, is %j', (instant, expected) => {
    expect(at('daily', instant)).toEqual(expected);
  });

  it('weekly begins on Mondays', () => {
    const monday = ['weekly 2027-03-01', '2027-03-01T08:00:00.000Z', '2027-03-08'];
    expect(at('weekly', '2027-03-01T08:00:00Z')).toEqual(monday);
    expect(at('weekly', '2027-03-08T07:59:00Z')).toEqual(monday);
    expect(at('weekly', '2027-03-01T07:59:00Z')[0]).toBe('weekly 2027-02-22');
  });

  it('monthly begins on the first of the month', () => {
    expect(at('monthly', '2027-01-31T23:00:00Z')).toEqual([
      'monthly 2027-01-01',
      '2027-01-01T08:00:00.000Z',
      '2027-02-01',
    ]);
    expect(at('monthly', '2027-02-01T07:00:00Z')[0]).toBe('monthly 2027-01-01');
    expect(at('monthly', '2027-12-01T08:00:00Z')[2]).toBe('2028-01-01');
  });
});

describe('Quiet hours, in London,', () => {
  const night = { quietFrom: '21:00', quietUntil: '08:00' };
  const ends = (hours: typeof night, instant: string) =>
    endOfQuietHours(hours, new Date(instant))?.toISOString() ?? null;

  it.each([
    ['2027-01-04T20:59:59.999Z', null],
    ['2027-01-04T21:00:00.000Z', '2027-01-05T08:00:00.000Z'],
    ['2027-01-05T07:59:59.999Z', '2027-01-05T08:00:00.000Z'],
    ['2027-01-05T08:00:00.000Z', null],
    // In summer London is an hour ahead of UTC.
    ['2027-07-04T19:59:59.999Z', null],
    ['2027-07-04T20:00:00.000Z', '2027-07-05T07:00:00.000Z'],
    ['2027-07-05T07:00:00.000Z', null],
    // The nights in which the clocks change.
    ['2027-03-27T23:00:00.000Z', '2027-03-28T07:00:00.000Z'],
    ['2027-10-30T21:00:00.000Z', '2027-10-31T08:00:00.000Z'],
  ])('from evening to morning, at %s', (instant, end) => {
    expect(ends(night, instant)).toBe(end);
  });

  it.each([
    ['12:00', '14:00', '2027-01-04T13:00:00.000Z', '2027-01-04T14:00:00.000Z'],
    ['12:00', '14:00', '2027-01-04T14:00:00.000Z', null],
    ['08:00', '08:00', '2027-01-04T08:00:00.000Z', null],
    // A skipped hour, and a repeated one.
    ['23:00', '01:00', '2027-03-28T00:30:00.000Z', '2027-03-28T01:00:00.000Z'],
    ['23:00', '01:00', '2027-10-30T23:30:00.000Z', '2027-10-31T01:00:00.000Z'],
  ])('from %s until %s, at %s', (quietFrom, quietUntil, instant, end) => {
    expect(ends({ quietFrom, quietUntil }, instant)).toBe(end);
  });
});
