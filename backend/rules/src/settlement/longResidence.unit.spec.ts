import { describe, expect, it } from 'vitest';
import { codesOf, journey, settle } from '../../testing/settle';
import type { AssessedTrip, SettlementRequest } from '../assessment/request';
import { addDays } from '../calendar/civilDate';

describe('long residence, travel between two permissions', () => {
  const lived = (
    trips: readonly AssessedTrip[],
    more: Partial<NonNullable<SettlementRequest['permissions']>[number]> = {},
  ) =>
    settle(
      {
        route: 'long_residence',
        grantDate: '2014-09-01',
        permissions: [
          { from: '2014-09-01', to: '2017-10-31' },
          { from: '2017-12-20', to: '2027-10-31', ...more },
        ],
      },
      '2024-10-01',
      trips,
    );

  it('goes on where the person left with permission and came back with the next one', () => {
    // 1 November to 19 December 2017: 49 days that do not count.
    const answer = lived([journey('2017-10-20', '2017-12-27')]);
    expect(answer.questions).toEqual([]);
    expect(answer.firstCompliantCountingDate).toBe(addDays('2024-09-01', 49));
    expect(codesOf(answer)).toContain('gap_spent_abroad');
    expect(
      lived([journey('2017-10-20', '2017-12-27')], { appliedInTime: 'no' }).firstCompliantCountingDate,
    ).toBe(addDays('2024-09-01', 49));
  });

  it('does not where they were here for a day of the gap', () => {
    expect(lived([journey('2017-11-02', '2017-12-27')]).questions).toHaveLength(1);
    expect(lived([journey('2017-10-20', '2017-12-19')]).questions).toHaveLength(1);
  });

  it('does not after more than 184 days away', () => {
    const answer = lived([journey('2017-06-10', '2017-12-27')], { appliedInTime: 'no' });
    expect(answer.firstCompliantCountingDate).toBe('2027-12-20');
  });

  it('since 11 April 2024 asks for at most 180 days away', () => {
    const across = (wholeDays: number) =>
      settle(
        {
          route: 'long_residence',
          grantDate: '2016-01-01',
          permissions: [
            { from: '2016-01-01', to: '2024-08-31', route: 'student' },
            { from: '2024-09-20', to: '2030-12-31', route: 'skilled_worker' },
          ],
        },
        '2026-11-23',
        [journey('2024-05-01', addDays('2024-05-01', wholeDays + 1))],
      );
    // The 19 days without permission do not count.
    expect(across(180).firstCompliantCountingDate).toBe('2026-01-20');
    expect(codesOf(across(180))).toContain('gap_spent_abroad');
    expect(across(181)).toMatchObject({
      firstCompliantCountingDate: '2034-09-20',
      questions: [{ code: 'applied_in_time' }],
    });
  });

  it('does not count time as a visitor, and does not break at it', () => {
    const answer = settle(
      {
        route: 'long_residence',
        grantDate: '2014-09-01',
        permissions: [
          { from: '2014-09-01', to: '2017-10-31', route: 'student' },
          { from: '2017-11-01', to: '2018-04-29', route: 'visitor' },
          { from: '2018-04-30', to: '2027-10-31', route: 'skilled_worker', grantedOn: '2018-04-30' },
        ],
      },
      '2024-01-01',
    );
    expect(answer.firstCompliantCountingDate).toBe(addDays('2024-09-01', 180));
    expect(answer.reasons.find(({ code }) => code === 'permission_does_not_count')).toMatchObject({
      ...{ days: 180, from: '2017-11-01', to: '2018-04-29', standing: 'to_know' },
      source: { title: expect.stringContaining('Long Residence') as string },
    });
  });

  it('says of time on a Ukraine scheme that it does not count, which is not confirmed', () => {
    const answer = settle(
      {
        route: 'long_residence',
        grantDate: '2015-03-01',
        permissions: [
          { from: '2015-03-01', to: '2022-05-31', route: 'student' },
          { from: '2022-06-01', to: '2025-05-31', route: 'ukraine_scheme' },
          { from: '2025-06-01', to: '2029-12-31', route: 'graduate' },
        ],
      },
      '2026-11-23',
    );
    // Three years longer than the ten that began on 1 March 2015.
    expect(answer.firstCompliantCountingDate).toBe('2028-03-01');
    const reason = answer.reasons.find(({ code }) => code === 'permission_does_not_count');
    expect(reason?.message).toContain(
      'Ukraine scheme: you had this permission from 1 June 2022 to 31 May 2025',
    );
    expect(reason?.message).toContain('(not confirmed)');
  });
});
