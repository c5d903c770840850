import { describe, expect, it } from 'vitest';
import { expiryOn } from './expiry';

describe('Something with a last day', () => {
  it.each([
    ['2027-02-20', 'valid'],
    ['2027-02-19', 'expiring_soon'],
    ['2026-11-21', 'expiring_soon'],
    ['2026-11-20', 'expired'],
  ])('that is %s is described on 21 November 2026 as %s', (lastDay, expiry) => {
    expect(expiryOn(lastDay, '2026-11-21')).toBe(expiry);
  });
});
