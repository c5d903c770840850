import { describe, expect, it } from 'vitest';
import { listCodes, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';
import { routes, yearsOn } from '../routes/routes';

describe('no verdict is given', () => {
  it('if the permissions begin after the years do', () => {
    const answer = settle(
      {
        route: 'skilled_worker',
        grantDate: '2020-02-01',
        permissions: [{ from: '2022-02-01', to: '2028-01-31' }],
      },
      '2026-11-23',
    );
    expect(answer).toMatchObject({
      verdict: 'not_enough',
      earliestApplicationDate: null,
      missing: [{ code: 'permission_at_start', from: '2020-02-01', to: '2022-01-31' }],
    });
  });

  it('if the last permission has ended and the current one is unknown', () => {
    const permissions = [{ from: '2020-02-01', to: '2025-01-31' }];
    const request: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-02-01', permissions };
    expect(settle(request, '2026-11-23')).toMatchObject({
      verdict: 'not_enough',
      missing: [{ code: 'permission_now' }],
    });
    // A person who applied before it ended waits with permission: the answer is for the day of the
    // application.
    const waiting = settle({ ...request, awaitingDecisionSince: '2025-01-20' }, '2026-11-23');
    expect(waiting.verdict).toBe('eligible');
    expect(listCodes(waiting)).toEqual(
      expect.arrayContaining(['waiting_for_decision', 'waiting_permission_goes_on', 'waiting_do_not_travel']),
    );
  });

  it('on the day after the last permission ended, because a date cannot excuse a late application', () => {
    const permissions = [{ from: '2020-02-01', to: '2025-01-31' }];
    const request: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-02-01', permissions };
    expect(settle(request, '2025-01-31').verdict).toBe('eligible');
    for (const [asOf, excusable] of [
      ['2025-02-01', true],
      ['2025-02-14', true],
      ['2025-02-15', false],
    ] as const) {
      const { verdict, missing } = settle(request, asOf);
      expect([verdict, missing.map(({ code }) => code)]).toEqual(['not_enough', ['permission_now']]);
      expect(missing[0]?.message.includes('excuse a late application within 14 days')).toBe(excusable);
    }
  });

  it('if somebody applied after the last permission ended, and nothing suggests a false answer', () => {
    const permissions = [{ from: '2020-02-01', to: '2025-01-31' }];
    const request: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-02-01', permissions };
    const { verdict, missing } = settle({ ...request, awaitingDecisionSince: '2025-02-10' }, '2026-11-23');
    expect([verdict, missing.map(({ code }) => code)]).toEqual(['not_enough', ['permission_now']]);
    expect(missing[0]?.message).toContain(
      'You applied after that day. Add the visa you had on the day you applied.',
    );
    expect(missing[0]?.message).not.toContain('applied before that day');
    expect(settle(request, '2025-02-10').missing[0]?.message).toContain(
      'Or say that you applied before that day',
    );
  });

  it.each([
    ['pbs_dependant_child', 'parents_settled', 'Both parents must be settled'],
    ['child_joining_parents', 'parents_settled', 'Both parents must be settled'],
    ['uk_ancestry_partner', 'partner_settled', 'your partner must be settled'],
    ['overseas_business_partner', 'partner_settled', 'your partner must be settled'],
    ['bereaved_partner', 'bereavement', 'your partner has died'],
    ['domestic_abuse', 'domestic_abuse', 'because of domestic abuse'],
    ['adult_dependent_relative', 'indefinite_leave_on_entry', 'you are settled already'],
  ] as const)('on %s, which has no years and depends on %s', (route, code, words) => {
    for (const asOf of ['2025-03-01', '2026-11-23']) {
      const answer = settle({ route, grantDate: '2025-03-01' }, asOf);
      expect(answer).toMatchObject({
        verdict: 'not_enough',
        qualifyingYears: 0,
        periodComplete: null,
        earliestApplicationDate: null,
        literalEarliestApplicationDate: null,
      });
      expect(answer.missing).toEqual([{ code, message: expect.stringContaining(words) as string }]);
      expect(answer.reasons[0]).toMatchObject({ code, standing: 'against' });
    }
  });

  it('on any route without years, which names what decides instead', () => {
    const withoutYears = routes.filter((route) => yearsOn(route, '2026-11-21')[0] === 0);
    expect(withoutYears).toHaveLength(8);
    for (const { condition } of withoutYears) expect(condition).not.toBeNull();
    for (const { key, condition } of routes)
      if (!withoutYears.some((route) => route.key === key)) expect(condition).toBeNull();
  });

  it('but a call without permissions assumes lawful residence throughout, with a reason', () => {
    const answer = settle({ route: 'skilled_worker', grantDate: '2020-02-01' }, '2026-11-23');
    expect(answer).toMatchObject({ verdict: 'eligible', missing: [] });
    expect(listCodes(answer)).toContain('lawful_residence_assumed');
  });

  it('but unknown English or the test hides no date', () => {
    const answer = settle({ route: 'global_talent', grantDate: '2020-02-01' }, '2026-11-23');
    expect(answer).toMatchObject({
      earliestApplicationDate: '2025-01-04',
      english: { asked: 'B1', held: null, met: null },
      lifeInUk: { asked: true, passed: null },
    });
  });
});
