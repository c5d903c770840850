import { describe, expect, it } from 'vitest';
import { codesOf, settle } from '../../testing/settle';

describe('permissions on different routes', () => {
  it('add up on Skilled Worker as SW 21.1 lists them', () =>
    expect(
      settle(
        {
          route: 'skilled_worker',
          grantDate: '2021-03-01',
          permissions: [
            { from: '2021-03-01', to: '2023-02-28', route: 'global_talent' },
            { from: '2023-03-01', to: '2028-02-29', route: 'skilled_worker' },
          ],
        },
        '2026-11-23',
      ),
    ).toMatchObject({ verdict: 'eligible', periodStart: '2021-03-01' }));

  it('start anew after time as a student, and nobody is asked about it', () => {
    const answer = settle(
      {
        route: 'skilled_worker',
        grantDate: '2019-03-01',
        permissions: [
          { from: '2019-03-01', to: '2021-02-28', route: 'skilled_worker' },
          { from: '2021-03-01', to: '2022-08-31', route: 'student' },
          { from: '2022-09-01', to: '2028-08-31', route: 'skilled_worker' },
        ],
      },
      '2026-11-23',
    );
    expect(answer).toMatchObject({ questions: [], firstCompliantCountingDate: '2027-09-01' });
    expect(codesOf(answer)).toContain('time_on_other_route');
  });
});
