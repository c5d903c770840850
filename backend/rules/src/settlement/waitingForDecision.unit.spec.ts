import { describe, expect, it } from 'vitest';
import { codesOf, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';

describe('waiting for a decision (section 3C)', () => {
  const record = (more: Partial<NonNullable<SettlementRequest['permissions']>[number]> = {}) =>
    ({
      route: 'skilled_worker',
      grantDate: '2021-05-15',
      permissions: [
        { from: '2021-05-15', to: '2024-05-14' },
        { from: '2024-07-30', to: '2029-07-29', ...more },
      ],
    }) satisfies SettlementRequest;
  const asOf = '2026-11-23';

  it('counts in full where the application was made before the permission ended', () => {
    for (const inTime of [{ appliedOn: '2024-05-14' }, { appliedInTime: 'yes' }] as const) {
      const answer = settle(record(inTime), asOf);
      expect(answer).toMatchObject({
        verdict: 'eligible',
        earliestApplicationDate: '2026-04-17',
        questions: [],
        otherOutcome: null,
      });
      expect(codesOf(answer)).toContain('gap_counts_section_3c');
    }
  });

  it('starts the years anew where it was made later', () => {
    for (const late of [{ appliedOn: '2024-05-15' }, { appliedInTime: 'no' }] as const)
      expect(settle(record(late), asOf)).toMatchObject({
        verdict: 'not_yet',
        earliestApplicationDate: '2029-07-02',
        questions: [],
        otherOutcome: null,
      });
  });

  it('shows both where nobody said, or is not sure, with the one question to settle it', () => {
    for (const open of [{}, { appliedInTime: 'not_sure' }] as const)
      expect(settle(record(open), asOf)).toMatchObject({
        verdict: 'not_yet',
        earliestApplicationDate: '2029-07-02',
        questions: [{ code: 'applied_in_time', permission: 1, from: '2024-05-15', to: '2024-07-29' }],
        otherOutcome: {
          supposing: 'If you applied in time',
          verdict: 'eligible',
          earliestApplicationDate: '2026-04-17',
          periodStart: '2021-05-15',
        },
      });
  });

  it('is not asked about a gap that changes nothing: it lies before the years', () => {
    const early: SettlementRequest = {
      route: 'skilled_worker',
      grantDate: '2012-01-01',
      permissions: [
        { from: '2012-01-01', to: '2014-12-31' },
        { from: '2015-03-01', to: '2027-12-31' },
      ],
    };
    expect(settle(early, '2026-11-23').questions).toEqual([]);
    expect(settle(early, '2019-06-01').questions).toHaveLength(1);
  });

  it('asks once for each gap that decides', () => {
    const twice: SettlementRequest = {
      route: 'skilled_worker',
      grantDate: '2021-05-15',
      permissions: [
        { from: '2021-05-15', to: '2022-05-14' },
        { from: '2022-06-01', to: '2024-05-14', appliedInTime: 'yes' },
        { from: '2024-07-30', to: '2025-07-29' },
        { from: '2025-08-15', to: '2028-08-14', appliedInTime: 'not_sure' },
      ],
    };
    expect(settle(twice, asOf).questions.map(({ permission }) => permission)).toEqual([2, 3]);
  });
});
