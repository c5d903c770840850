import { describe, expect, it } from 'vitest';
import { listCodes, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';
import { UnsoundAssessment } from '../assessment/problems';

const worker = {
  route: 'skilled_worker',
  grantDate: '2021-11-20',
  permissions: [{ from: '2021-11-20', to: '2026-09-30' }],
} satisfies SettlementRequest;
const inTime: SettlementRequest = { ...worker, extensionAppliedOn: '2026-09-15' };
const asOf = '2026-11-20';

// CR8 p. 20: time with permission under section 3C counts.
describe('an extension applied for in time and still pending', () => {
  it('counts the time after the last day of the permission', () => {
    expect(settle(worker, asOf)).toMatchObject({
      verdict: 'not_enough',
      missing: [{ code: 'permission_now' }],
    });
    expect(settle(inTime, asOf)).toMatchObject({
      verdict: 'eligible',
      missing: [],
      earliestApplicationDate: '2026-10-23',
    });
  });

  it('explains that permission continues, on the same conditions, and not to travel', () => {
    const { reasons } = settle(inTime, asOf);
    expect(reasons.find(({ code }) => code === 'extension_pending')).toMatchObject({
      standing: 'met',
      message:
        'You applied to extend your permission on 15 September 2026, and have no decision yet. The last day of your permission is 30 September 2026, so you applied in time. While you wait, you still have permission on the same conditions (section 3C). The days count as residence.',
      source: { title: 'Immigration Act 1971, section 3C' },
    });
    expect(reasons.find(({ code }) => code === 'waiting_do_not_travel')?.message).toContain(
      'If you leave it, you withdraw your application.',
    );
  });

  // Immigration Act 1971 s.3C(5).
  it('allows an application for ILR from its first day by varying the pending application', () => {
    const vary = (on: string) =>
      settle(inTime, on).reasons.find(({ code }) => code === 'extension_vary_for_ilr')?.message;
    expect(vary('2026-10-23')).toMatch(/^You can apply for ILR now, before the decision on the extension\./);
    expect(vary('2026-10-22')).toMatch(/You can apply for ILR from the first day\..*Do not withdraw/);
  });

  it('gives no warning to extend the permission in time', () => {
    const soon = { ...worker, permissions: [{ from: '2021-11-20', to: '2026-09-30' }] };
    expect(listCodes(settle(soon, '2026-09-20'))).toContain('permission_ends_before');
    expect(listCodes(settle(inTime, '2026-09-20'))).not.toContain('permission_ends_before');
  });

  it('keeps the permission for an application for ILR that varies it', () => {
    const varied = settle({ ...inTime, awaitingDecisionSince: '2026-10-25' }, asOf);
    expect(varied.verdict).toBe('eligible');
    expect(listCodes(varied)).toContain('waiting_permission_goes_on');
    expect(listCodes(varied)).not.toContain('extension_pending');
  });
});

describe('an extension applied for after the last day of the permission', () => {
  it('does not keep the permission', () => {
    const late = settle({ ...worker, extensionAppliedOn: '2026-10-01' }, asOf);
    expect(late.verdict).toBe('not_enough');
    expect(listCodes(late)).toContain('extension_late');
    expect(late.missing[0]?.message).toContain('You applied after that day.');
  });
});

describe('the day of the application', () => {
  it('is assessed with both outcomes if the end of the permission is unknown', () => {
    const { reasons } = settle(
      { route: 'skilled_worker', grantDate: '2021-11-20', extensionAppliedOn: '2026-09-15' },
      asOf,
    );
    expect(reasons.find(({ code }) => code === 'extension_pending')).toMatchObject({
      standing: 'to_know',
      message: expect.stringContaining('If you applied before it ended, you still have permission'),
    });
  });

  it.each([
    ['2026-11-21', 'lies in the future'],
    ['2021-11-01', 'A permission begins after this application'],
  ])('cannot be %s', (extensionAppliedOn, message) => {
    expect(() => settle({ ...worker, extensionAppliedOn }, asOf)).toThrow(UnsoundAssessment);
    expect(() => settle({ ...worker, extensionAppliedOn }, asOf)).toThrow(
      new RegExp(`settlement.extensionAppliedOn: .*${message}`),
    );
  });

  it('for protection ends the last days to apply', () => {
    const refugee: SettlementRequest = { route: 'refugee', grantDate: '2021-10-10' };
    expect(settle(refugee, asOf).verdict).toBe('not_enough');
    expect(settle({ ...refugee, extensionAppliedOn: '2026-10-01' }, asOf)).toMatchObject({
      verdict: 'eligible',
      applyBy: null,
    });
  });
});
