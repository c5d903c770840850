import { describe, expect, it } from 'vitest';
import { listCodes, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';

const asOf = '2026-11-29';
const studentSince = (from: string): SettlementRequest => ({
  route: 'skilled_worker',
  grantDate: '2025-02-01',
  permissions: [
    { from, to: '2022-01-31', route: 'student' },
    { from: '2022-02-01', to: '2025-01-31', route: 'graduate' },
    { from: '2025-02-01', to: '2029-02-01' },
  ],
});

describe('long residence that is earlier than the requested route', () => {
  it('comes first with its day, and the wait of the route is omitted', () => {
    const answer = settle(studentSince('2017-01-10'), asOf);
    expect(answer.earliestApplicationDate).toBe('2030-01-04');
    expect(answer.reasons[0]).toMatchObject({ code: 'sooner_by_long_residence', from: '2026-12-13' });
    expect(listCodes(answer)).not.toContain('wait_until');
  });

  it('is available now if its ten years are complete', () => {
    expect(settle(studentSince('2016-01-10'), asOf).reasons[0]?.message).toContain('you can apply now');
  });

  it.each([
    ['its ten years end later than those of the route', studentSince('2021-01-10')],
    [
      'a gap broke the ten years',
      { ...studentSince('2017-01-10'), permissions: studentSince('2017-01-10').permissions?.toSpliced(1, 1) },
    ],
    ['the permissions are unknown', { route: 'skilled_worker', grantDate: '2025-02-01' }],
  ] as const)('is not named if %s', (_why, settlement) => {
    const codes = listCodes(settle(settlement, asOf));
    expect(codes).not.toContain('sooner_by_long_residence');
    expect(codes).toContain('wait_until');
  });
});
