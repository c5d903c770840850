import { describe, expect, it } from 'vitest';
import { digestPeriodAt } from './periods';

const at = (frequency: 'daily' | 'weekly' | 'monthly', instant: string) => {
  const { name, beginsAt, nextDay } = digestPeriodAt(frequency, new Date(instant));
  return [name, beginsAt.toISOString(), nextDay];
};

describe('the period of mails', () => {
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
  ])('by day, at %s: %j', (instant, expected) => {
    expect(at('daily', instant)).toEqual(expected);
  });

  it('by week begins on Mondays', () => {
    const monday = ['weekly 2027-03-01', '2027-03-01T08:00:00.000Z', '2027-03-08'];
    expect(at('weekly', '2027-03-01T08:00:00Z')).toEqual(monday);
    expect(at('weekly', '2027-03-08T07:59:00Z')).toEqual(monday);
    expect(at('weekly', '2027-03-01T07:59:00Z')[0]).toBe('weekly 2027-02-22');
  });

  it('by month begins on the first', () => {
    expect(at('monthly', '2027-01-31T23:00:00Z')).toEqual([
      'monthly 2027-01-01',
      '2027-01-01T08:00:00.000Z',
      '2027-02-01',
    ]);
    expect(at('monthly', '2027-02-01T07:00:00Z')[0]).toBe('monthly 2027-01-01');
    expect(at('monthly', '2027-12-01T08:00:00Z')[2]).toBe('2028-01-01');
  });
});
