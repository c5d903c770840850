import { describe, expect, test } from 'vitest';
import { ruleNoticeDecider } from './decider';
import type { ReleasedRuleNotice } from './events';

const notice: ReleasedRuleNotice = {
  ruleSetVersion: '2026-11-23',
  comparedWith: '2026-11-21',
  text: 'We have corrected a rule.',
  source: { title: 'A guidance', url: 'https://www.gov.uk/guidance' },
  day: '2026-11-22',
  standing: 'correction',
  people: 12,
  releasedBy: '5a0c1c5e-7f6b-4a53-8d3e-0a4b7f0f6f11',
  releasedAt: '2026-11-23T10:00:00.000Z',
};
const { decide, evolve, initialState } = ruleNoticeDecider;
const release = (part: Partial<ReleasedRuleNotice> = {}) =>
  ({ type: 'ReleaseRuleNotice', notice: { ...notice, ...part } }) as const;

describe('the notice of a rule set', () => {
  test('is released by an administrator', () => {
    expect(decide(release(), initialState)).toEqual([{ type: 'RuleNoticeReleased', data: notice }]);
  });

  test('is released once, and another release changes nothing', () => {
    const state = evolve(initialState, { type: 'RuleNoticeReleased', data: notice });
    expect(decide(release({ people: 13, releasedAt: '2026-11-24T10:00:00.000Z' }), state)).toEqual([]);
  });

  test('keeps its text at the release', () => {
    const state = evolve(initialState, { type: 'RuleNoticeReleased', data: notice });
    expect(() => decide(release({ text: 'Other words.' }), state)).toThrow(
      expect.objectContaining({ refusal: 'conflict', code: 'notice_released' }),
    );
  });
});
