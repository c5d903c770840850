import { describe, expect, it } from 'vitest';
import { listCodes, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';

describe('permissions on different routes', () => {
  it('are combined on Skilled Worker as in SW 21.1', () =>
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

  it('are combined on Global Talent as in GT 12.1: eligible from 12 November 2026 after time as a Skilled Worker', () => {
    const answer = settle(
      {
        route: 'global_talent',
        grantDate: '2023-12-10',
        qualifyingYears: 3,
        permissions: [
          { from: '2023-12-10', to: '2025-06-30', route: 'skilled_worker' },
          { from: '2025-07-01', to: '2030-06-30', route: 'global_talent' },
        ],
      },
      '2026-11-28',
    );
    expect(answer).toMatchObject({ verdict: 'eligible', earliestApplicationDate: '2026-11-12' });
    const reason = answer.reasons.find(({ code }) => code === 'other_routes_count');
    expect(reason?.message).toBe('Your time with Skilled Worker counts too.');
    expect(reason?.source.title).toContain('Continuous residence');
    expect(listCodes(answer)).not.toContain('combining_not_confirmed');
  });

  it.each([
    ['sportsperson', 'minister_of_religion'],
    ['minister_of_religion', 'rep_overseas_business'],
    ['tier1_exceptional_talent', 'tier1_entrepreneur'],
  ] as const)('are combined on %s after time on %s', (route, before) => {
    const answer = settle(
      {
        route,
        grantDate: '2021-09-01',
        permissions: [
          { from: '2021-09-01', to: '2024-02-29', route: before },
          { from: '2024-03-01', to: '2034-02-28', route },
        ],
      },
      '2026-11-23',
    );
    expect(answer).toMatchObject({ verdict: 'eligible', periodStart: '2021-09-01' });
  });

  it('are combined on the ten-year family route: five and a half years as a partner bring it to 3 November 2026', () => {
    const answer = settle(
      {
        route: 'family_ten_years',
        grantDate: '2016-12-01',
        permissions: [
          { from: '2016-12-01', to: '2022-05-31', route: 'partner' },
          { from: '2022-06-01', to: '2027-05-31', route: 'family_ten_years' },
        ],
      },
      '2026-11-28',
    );
    expect(answer).toMatchObject({ verdict: 'eligible', earliestApplicationDate: '2026-11-03' });
    expect(listCodes(answer)).not.toContain('year_on_route');
  });

  it('are combined on the ten-year family route after a year as a partner, and time on other routes waits for it', () => {
    const tenYears = (to: string): SettlementRequest => ({
      route: 'family_ten_years',
      grantDate: '2016-09-01',
      permissions: [
        { from: '2016-09-01', to: '2026-05-31', route: 'skilled_worker' },
        { from: '2026-06-01', to, route: 'family_ten_years' },
      ],
    });
    const answer = settle(tenYears('2028-11-30'), '2026-11-28');
    expect(answer).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2027-06-01' });
    const reason = answer.reasons.find(({ code }) => code === 'year_on_route');
    expect(reason).toMatchObject({ standing: 'against', from: '2027-06-01' });
    expect(reason?.message).toContain('only if you did not enter the UK illegally');
    // A permission that ends before is assumed to be extended.
    expect(settle(tenYears('2026-12-31'), '2026-11-28').earliestApplicationDate).toBe('2027-06-01');
    expect(settle(tenYears('2028-11-30'), '2027-06-01').verdict).toBe('eligible');
  });

  it('do not count on the ten-year family route after illegal entry, and are not asked about once that is known', () => {
    const withArrival = (arrivedWithoutPermission: 'yes' | 'no' | 'not_sure'): SettlementRequest => ({
      route: 'family_ten_years',
      grantDate: '2016-09-01',
      arrivedWithoutPermission,
      permissions: [
        { from: '2016-09-01', to: '2026-05-31', route: 'skilled_worker' },
        { from: '2026-06-01', to: '2028-11-30', route: 'family_ten_years' },
      ],
    });
    const illegal = settle(withArrival('yes'), '2026-11-28');
    expect(illegal).toMatchObject({ periodStart: '2026-06-01', earliestApplicationDate: '2036-05-04' });
    expect(listCodes(illegal)).not.toContain('year_on_route');
    expect(illegal.reasons.find(({ code }) => code === 'other_routes_need_legal_entry')?.message).toContain(
      'We leave out your time with Skilled Worker.',
    );
    const legal = settle(withArrival('no'), '2026-11-28');
    expect(legal.earliestApplicationDate).toBe('2027-06-01');
    expect(legal.reasons.map(({ message }) => message).join(' ')).not.toContain('It counts only if');
    expect(listCodes(legal)).toContain('year_as_partner_or_parent');
    expect(listCodes(settle(withArrival('not_sure'), '2026-11-28'))).toContain('year_on_route');
  });

  it('are combined on private life: family life immediately, and other routes after a year', () => {
    const privateLife = (before: 'partner' | 'skilled_worker' | 'hk_bno'): SettlementRequest => ({
      route: 'private_life',
      grantDate: '2016-09-01',
      qualifyingYears: 10,
      permissions: [
        { from: '2016-09-01', to: '2026-08-31', route: before },
        { from: '2026-09-01', to: '2029-02-28', route: 'private_life' },
      ],
    });
    expect(settle(privateLife('partner'), '2026-11-28').verdict).toBe('eligible');
    const afterWork = settle(privateLife('skilled_worker'), '2026-11-28');
    expect(afterWork).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2027-09-01' });
    expect(afterWork.reasons.find(({ code }) => code === 'year_on_route')?.message).toBe(
      'Time on other routes counts after one year with private life. You have this year from 1 September 2027.',
    );
    // BN(O) leads to settlement too.
    expect(settle(privateLife('hk_bno'), '2026-11-28').earliestApplicationDate).toBe('2027-09-01');
  });

  it('give both outcomes if unknown: Tier 1 (Entrepreneur) after Skilled Worker', () => {
    const answer = settle(
      {
        route: 'tier1_entrepreneur',
        grantDate: '2024-03-01',
        permissions: [
          { from: '2021-03-01', to: '2024-02-29', route: 'skilled_worker' },
          { from: '2024-03-01', to: '2029-02-28', route: 'tier1_entrepreneur' },
        ],
      },
      '2025-01-23',
    );
    const reason = answer.reasons.find(({ code }) => code === 'combining_not_confirmed');
    expect(reason).toMatchObject({ standing: 'to_know' });
    expect(reason?.message).toContain('with Skilled Worker. It is not confirmed that they count together');
  });

  it.each([
    ['family_ten_years', 'leave_outside_rules'],
    ['humanitarian_protection', 'refugee'],
  ] as const)('raise a question on %s after time on %s', (route, before) => {
    const answer = settle(
      {
        route,
        grantDate: '2024-03-01',
        permissions: [
          { from: '2021-09-01', to: '2024-02-29', route: before },
          { from: '2024-03-01', to: '2034-02-28', route },
        ],
      },
      '2026-11-23',
    );
    expect(listCodes(answer)).toContain('combining_not_confirmed');
  });

  it('are not combined for a Representative of an Overseas Business, without an open question', () => {
    const answer = settle(
      {
        route: 'rep_overseas_business',
        grantDate: '2024-03-01',
        permissions: [
          { from: '2021-09-01', to: '2024-02-29', route: 'skilled_worker' },
          { from: '2024-03-01', to: '2034-02-28', route: 'rep_overseas_business' },
        ],
      },
      '2026-11-23',
    );
    expect(answer).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2029-02-01' });
    expect(listCodes(answer)).not.toContain('combining_not_confirmed');
  });

  it('are never combined for an Innovator Founder, whose three years are on that route only, without an open question', () => {
    const answer = settle(
      {
        route: 'innovator_founder',
        grantDate: '2024-03-01',
        permissions: [
          { from: '2021-03-01', to: '2024-02-29', route: 'skilled_worker' },
          { from: '2024-03-01', to: '2027-02-28', route: 'innovator_founder' },
        ],
      },
      '2026-11-23',
    );
    expect(answer).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2027-02-01' });
    expect(listCodes(answer)).not.toContain('combining_not_confirmed');
  });

  it('restart after time as a student, without a question', () => {
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
    expect(listCodes(answer)).toContain('time_on_other_route');
  });
});
