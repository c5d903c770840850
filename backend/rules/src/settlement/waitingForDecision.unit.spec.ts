import { describe, expect, it } from 'vitest';
import { listCodes, settle } from '../../testing/settle';
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

  it('counts in full if the application was made before the permission ended', () => {
    for (const inTime of [{ appliedOn: '2024-05-14' }, { appliedInTime: 'yes' }] as const) {
      const answer = settle(record(inTime), asOf);
      expect(answer).toMatchObject({
        verdict: 'eligible',
        earliestApplicationDate: '2026-04-17',
        questions: [],
        otherOutcome: null,
      });
      expect(listCodes(answer)).toContain('gap_counts_section_3c');
    }
  });

  it('restarts the years if it was made later', () => {
    for (const late of [{ appliedOn: '2024-05-15' }, { appliedInTime: 'no' }] as const)
      expect(settle(record(late), asOf)).toMatchObject({
        verdict: 'not_yet',
        earliestApplicationDate: '2029-07-02',
        questions: [],
        otherOutcome: null,
      });
  });

  it('gives both outcomes if unknown or not sure, with the deciding question', () => {
    for (const unanswered of [{}, { appliedInTime: 'not_sure' }] as const)
      expect(settle(record(unanswered), asOf)).toMatchObject({
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

  it('needs no question about a gap before the years, which changes nothing', () => {
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

  it('needs one question for each deciding gap', () => {
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

// CR 1.1: the qualifying period may be counted back from the application, up to 28 days after it, or the date of decision.
describe('an application for settlement that was made too early', () => {
  const applied: SettlementRequest = {
    route: 'skilled_worker',
    grantDate: '2021-12-10',
    permissions: [{ from: '2021-12-10', to: '2026-10-31' }],
    awaitingDecisionSince: '2026-10-15',
  };
  const byDecision = (asOf: string) =>
    settle(applied, asOf).reasons.find(({ code }) => code === 'waiting_years_by_decision');

  it('succeeds once the years are complete, because they may be counted to the day of the decision', () => {
    expect(settle(applied, '2026-12-20').verdict).toBe('eligible');
    expect(byDecision('2026-12-20')).toMatchObject({
      standing: 'met',
      message:
        'Your years were complete on 10 December 2026. The Home Office may count them up to the day it decides. Do not withdraw your application.',
    });
    expect(settle(applied, '2026-12-10').verdict).toBe('eligible');
    const years = settle(applied, '2026-12-20').reasons.find(({ code }) => code === 'qualifying_period');
    expect(years?.standing).toBe('met');
  });

  it('stays too early on a route outside Appendix Continuous Residence', () => {
    const partner = { ...applied, route: 'partner' } as const;
    expect(settle(partner, '2026-12-20').verdict).toBe('not_yet');
    expect(listCodes(settle(partner, '2026-12-20'))).not.toContain('waiting_years_by_decision');
  });

  it('is told before that when the years will be complete, and not to withdraw', () => {
    expect(settle(applied, '2026-12-09').verdict).toBe('not_yet');
    expect(byDecision('2026-12-09')).toMatchObject({
      standing: 'to_know',
      message: expect.stringMatching(/^Your years are complete on 10 December 2026\..*Do not withdraw/),
    });
  });

  it('is not told so if it was made in time', () => {
    const inTime = {
      ...applied,
      awaitingDecisionSince: '2026-11-20',
      permissions: [{ from: '2021-12-10', to: '2026-12-31' }],
    };
    expect(listCodes(settle(inTime, '2026-12-20'))).not.toContain('waiting_years_by_decision');
    expect(settle(inTime, '2026-12-20').verdict).toBe('eligible');
  });
});
