import { describe, expect, it } from 'vitest';
import { lookOf, statusOf } from './reasonStatus';

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

describe('The look of a reason', () => {
  it.each([
    [
      'over a limit, in red',
      { code: 'twelve_months_over_limit', days: 199, limit: 180 },
      'Over the ILR limit',
      'over',
    ],
    [
      'over a limit of citizenship',
      { code: 'total_must_exercise', days: 460, limit: 450 },
      'Over the citizenship limit',
      'over',
    ],
    ['over a limit, saved without its figures', { code: 'total_over_limit' }, 'Over the ILR limit', 'over'],
    ['a wait, in amber', { code: 'wait_until', days: 380 }, 'Not yet', 'soon'],
    ['a gap without a limit', { code: 'gap_without_permission', days: 40 }, 'Not yet', 'soon'],
    ['a route that leads nowhere', { code: 'no_settlement_route' }, 'Not met', 'soon'],
  ] as const)('is that of %s', (_, reason, word, tone) =>
    expect(lookOf({ ...reason, standing: 'against' })).toMatchObject({ word, tone }),
  );

  it('is never red for what is met or only to know, whatever its figures', () => {
    const figures = { code: 'other_count_differs', days: 199, limit: 180 };
    expect(lookOf({ ...figures, standing: 'to_know' }).tone).toBe('quiet');
    expect(lookOf({ ...figures, standing: 'met' }).tone).toBe('within');
  });
});
