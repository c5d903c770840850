import { describe, expect, it } from 'vitest';
import { statusOf } from './reasonStatus';

describe('What a reason does to the answer', () => {
  it('is what the reason says itself', () =>
    expect(statusOf({ code: 'twelve_months_over_limit', standing: 'met' })).toBe('met'));

  it.each([
    ['twelve_months_over_limit', 'against'],
    ['gap_without_permission', 'against'],
    ['no_settlement_route', 'against'],
    ['wait_until', 'against'],
    ['twelve_months_within_limit', 'met'],
    ['qualifying_period', 'met'],
    ['permitted_absence', 'to_know'],
    ['something_new', 'to_know'],
  ])('is read from the code %s where it does not: %s', (code, standing) =>
    expect(statusOf({ code })).toBe(standing),
  );
});
