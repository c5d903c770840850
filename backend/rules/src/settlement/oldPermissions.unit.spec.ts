import { describe, expect, it } from 'vitest';
import { listCodes, journey, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';
import { addDays } from '../calendar/civilDate';

describe('a grant from before 11 January 2018', () => {
  const granted: SettlementRequest = { route: 'skilled_worker', grantDate: '2016-02-01' };

  it('ends after five years and four months, and then any twelve months are checked', () => {
    // 100 days at the end of one fixed year and 100 at the beginning of the next one: 200 in twelve months.
    const trips = [journey('2023-08-01', '2023-11-10'), journey('2024-01-10', '2024-04-20')];
    expect(settle(granted, '2026-11-23', trips).verdict).toBe('over_limit');
  });

  it('has an end even if none was given', () => {
    const permissions = [{ from: '2016-02-01', to: '2199-12-31' }];
    const trips = [journey('2023-08-01', '2023-11-10'), journey('2024-01-10', '2024-04-20')];
    expect(settle({ ...granted, permissions }, '2026-11-23', trips).verdict).toBe('over_limit');
  });

  it('has fixed years while it lasts', () => {
    const trips = [journey('2018-10-01', '2019-01-10'), journey('2019-02-05', '2019-05-17')];
    expect(settle(granted, '2021-01-20', trips).verdict).toBe('eligible');
    expect(settle({ ...granted, grantDate: '2018-02-01' }, '2023-01-20', trips).verdict).toBe('over_limit');
  });

  it('with five good years does not help a person who was away too long since', () => {
    const trips = [journey('2024-01-01', '2024-12-01')];
    const answer = settle(granted, '2026-11-23', trips);
    expect(answer.verdict).toBe('over_limit');
    const why = answer.reasons.find(({ code }) => code === 'earlier_years_do_not_serve');
    expect(why).toMatchObject({
      standing: 'against',
      source: { title: expect.stringContaining('CR 1.1') as string },
    });
    expect(why?.message).toContain('So these earlier years do not help you.');
    expect(listCodes(answer)).toContain('permission_end_unknown');
  });

  it('does no harm if the last years are good', () => {
    const codes = listCodes(settle(granted, '2026-11-23', [journey('2024-01-01', '2024-02-01')]));
    expect(codes).not.toContain('earlier_years_do_not_serve');
  });
});

describe('the pandemic of 2020', () => {
  const gap = (to: string, from: string, appliedOn?: string) =>
    settle(
      {
        route: 'skilled_worker',
        grantDate: '2017-06-01',
        permissions: [
          { from: '2017-06-01', to },
          { from, to: '2027-12-31', ...(appliedOn === undefined ? {} : { appliedOn }) },
        ],
      },
      '2021-01-01',
    );

  it('extended permission that ended from 24 January to 31 July 2020, and the days count', () => {
    // Counted in full: five years from 1 June 2017.
    for (const ended of ['2020-01-24', '2020-03-15', '2020-07-31'])
      expect(gap(ended, '2020-08-01').firstCompliantCountingDate).toBe('2022-06-01');
  });

  it('also counts August 2020 if an application followed', () => {
    expect(gap('2020-03-15', '2020-08-31')).toMatchObject({
      firstCompliantCountingDate: '2022-06-01',
      questions: [],
    });
    // Applied in the grace period, granted in October: for Skilled Workers the wait counts, SW 21.2(i).
    expect(gap('2020-03-15', '2020-10-15', '2020-08-20').firstCompliantCountingDate).toBe('2022-06-01');
  });

  it('does not extend a permission that ended a day earlier, which is excepted, and only August counts', () => {
    // 24 January to 31 July 2020: 190 days that do not count.
    expect(gap('2020-01-23', '2020-08-31').firstCompliantCountingDate).toBe(addDays('2022-06-01', 190));
  });
});
