import { describe, expect, it } from 'vitest';
import { codesOf, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';

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

  it('are told apart where nobody here knows: Global Talent after Skilled Worker, with the other outcome', () => {
    const talent: SettlementRequest = {
      route: 'global_talent',
      grantDate: '2024-03-01',
      permissions: [
        { from: '2021-03-01', to: '2024-02-29', route: 'skilled_worker' },
        { from: '2024-03-01', to: '2029-02-28', route: 'global_talent' },
      ],
    };
    const answer = settle(talent, '2026-11-23');
    expect(answer).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2029-02-01' });
    const reason = answer.reasons.find(({ code }) => code === 'combining_not_confirmed');
    expect(reason).toMatchObject({ from: '2026-02-01', standing: 'to_know' });
    expect(reason?.message).toContain(
      'with Skilled Worker. It is not confirmed that they count together with Global Talent',
    );
    expect(reason?.message).toContain('the first day you can apply is 1 February 2026');
  });

  it.each([
    ['family_ten_years', 'partner'],
    ['humanitarian_protection', 'refugee'],
    ['sportsperson', 'minister_of_religion'],
    ['rep_overseas_business', 'skilled_worker'],
  ] as const)('are not silently left out on %s after time on %s', (route, before) => {
    const answer = settle(
      {
        ...{ route, grantDate: '2024-03-01' },
        permissions: [
          { from: '2021-09-01', to: '2024-02-29', route: before },
          { from: '2024-03-01', to: '2034-02-28', route },
        ],
      },
      '2026-11-23',
    );
    expect(codesOf(answer)).toContain('combining_not_confirmed');
  });

  it('never add up for an Innovator Founder, whose three years are on that route alone, and nothing is said to be open', () => {
    const answer = settle(
      {
        ...{ route: 'innovator_founder', grantDate: '2024-03-01' },
        permissions: [
          { from: '2021-03-01', to: '2024-02-29', route: 'skilled_worker' },
          { from: '2024-03-01', to: '2027-02-28', route: 'innovator_founder' },
        ],
      },
      '2026-11-23',
    );
    expect(answer).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2027-02-01' });
    expect(codesOf(answer)).not.toContain('combining_not_confirmed');
  });

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
