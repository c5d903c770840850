import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../testing/examples';
import { listCodes, settle } from '../../testing/settle';
import { protectionSlowly } from '../../testing/slowSettlement';
import type { SettlementRequest } from '../assessment/request';
import { addYears, fromDayNumber, toDayNumber } from '../calendar/civilDate';

describe('refugees and humanitarian protection', () => {
  const granted = (more: Partial<SettlementRequest> = {}): SettlementRequest => ({
    route: 'refugee',
    grantDate: '2021-03-10',
    ...more,
  });

  it('apply in the last 28 days of the five years, including the last day, never the day after', () => {
    const answer = settle(granted(), '2025-06-01');
    expect(answer).toMatchObject({
      verdict: 'not_yet',
      earliestApplicationDate: '2026-02-10',
      literalEarliestApplicationDate: '2026-02-10',
      applyBy: '2026-03-09',
    });
    expect(settle(granted(), '2026-02-09').verdict).toBe('not_yet');
    expect(settle(granted(), '2026-02-10').verdict).toBe('eligible');
    expect(listCodes(settle(granted(), '2026-03-09'))).toContain('last_days_of_permission');
  });

  it('with a known permission use its last 28 days', () => {
    const permissions = [{ from: '2021-03-10', to: '2026-03-20' }];
    expect(settle(granted({ permissions }), '2025-06-01')).toMatchObject({
      earliestApplicationDate: '2026-02-21',
      applyBy: '2026-03-20',
    });
  });

  it('have to give their present permission after the last day', () => {
    const permissions = [{ from: '2021-03-10', to: '2026-03-09' }];
    for (const given of [granted(), granted({ permissions })]) {
      expect(settle(given, '2026-03-09')).toMatchObject({ verdict: 'eligible', applyBy: '2026-03-09' });
      for (const late of ['2026-03-10', '2026-03-23', '2026-11-23']) {
        const answer = settle(given, late);
        expect(answer).toMatchObject({
          verdict: 'not_enough',
          earliestApplicationDate: null,
          applyBy: null,
          missing: [{ code: 'permission_now', from: '2026-03-10', to: late }],
        });
        const over = answer.reasons.find(({ code }) => code === 'last_days_over');
        expect(over).toMatchObject({ standing: 'against', to: '2026-03-09' });
        expect(over?.message).toContain('9 March 2026');
        expect(over?.message).toContain('overstaying');
      }
    }
  });

  it('with extended permission can also apply until it ends', () => {
    const permissions = [
      { from: '2021-03-10', to: '2026-03-09' },
      { from: '2026-03-10', to: '2028-09-09' },
    ];
    const answer = settle(granted({ permissions }), '2026-11-23');
    expect(answer).toMatchObject({ verdict: 'eligible', applyBy: '2028-09-09', missing: [] });
    expect(listCodes(answer)).toContain('apply_before_permission_ends');
    expect(listCodes(answer)).not.toContain('last_days_over');
  });

  it('who applied in the last days and wait are assessed for the day of their application', () => {
    const waiting = settle(granted({ awaitingDecisionSince: '2026-03-09' }), '2026-11-23');
    expect(waiting).toMatchObject({ verdict: 'eligible', applyBy: '2026-03-09' });
    expect(settle(granted({ awaitingDecisionSince: '2026-03-10' }), '2026-11-23').verdict).toBe('not_enough');
  });

  it('get the same answer on every day as by a search through their permission', () => {
    const day = fc.integer({ min: toDayNumber('2016-01-01'), max: toDayNumber('2026-03-01') });
    const fewDays = fc.integer({ min: -40, max: 40 });
    const extension = fc.option(fc.integer({ min: 1, max: 900 }), { nil: null });
    fc.assert(
      fc.property(day, fc.boolean(), fewDays, extension, fewDays, (grant, isGiven, more, extended, late) => {
        const fiveYears = toDayNumber(addYears(fromDayNumber(grant), 5)) - 1;
        const first = fiveYears + Math.max(0, more);
        const ends = !isGiven ? [] : extended === null ? [first] : [first, first + extended];
        const permissions = ends.map((to, position) => ({
          from: fromDayNumber(position === 0 ? grant : first + 1),
          to: fromDayNumber(to),
        }));
        const asOf = first + (extended ?? 0) + late;
        const { verdict } = settle(
          { route: 'refugee', grantDate: fromDayNumber(grant), ...(isGiven ? { permissions } : {}) },
          fromDayNumber(asOf),
        );
        expect(verdict).toBe(protectionSlowly(grant, ends, asOf));
      }),
      examples(400),
    );
  });

  it('with a claim from 2 March 2026 get no day, and are sent to an adviser', () => {
    const answer = settle(granted({ grantDate: '2026-06-01', claimedOn: '2026-03-02' }), '2026-11-23');
    expect(answer).toMatchObject({
      verdict: 'not_enough',
      earliestApplicationDate: null,
      missing: [{ code: 'rule_not_known' }],
    });
    expect(answer.missing[0]?.message).toContain('Immigration Advice Authority');
    const before = settle(granted({ grantDate: '2026-06-01', claimedOn: '2026-03-01' }), '2026-11-23');
    expect(before).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2031-05-04' });
  });

  it('granted since then are asked for the day of their claim, and see both outcomes', () =>
    expect(settle(granted({ grantDate: '2026-06-01' }), '2026-11-23')).toMatchObject({
      earliestApplicationDate: '2031-05-04',
      questions: [{ code: 'claimed_on' }],
      otherOutcome: { verdict: 'not_enough', earliestApplicationDate: null },
    }));
});
