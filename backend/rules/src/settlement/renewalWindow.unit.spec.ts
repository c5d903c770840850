import { describe, expect, it } from 'vitest';
import { renewalWindow } from './renewalWindow';

describe('the days to renew protection', () => {
  it('are the last 28 of the permission, for claims since 2 March 2026', () => {
    const window = { from: '2028-11-03', to: '2028-11-30' };
    expect(renewalWindow('refugee', '2026-03-02', '2028-11-30')).toEqual(window);
    expect(renewalWindow('humanitarian_protection', '2026-05-01', '2028-11-30')).toEqual(window);
  });

  it('do not exist for an earlier claim, on another route, or without a last day', () => {
    expect(renewalWindow('refugee', '2026-03-01', '2028-11-30')).toBeNull();
    expect(renewalWindow('skilled_worker', '2026-05-01', '2028-11-30')).toBeNull();
    expect(renewalWindow('refugee', '2026-05-01', null)).toBeNull();
  });
});
