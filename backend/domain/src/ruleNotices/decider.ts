import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { ReleasedRuleNotice, RuleNoticeEvent } from './events';

export type RuleNoticeCommand = CommandOf<'ReleaseRuleNotice', { notice: ReleasedRuleNotice }>;

/** Null until it is released. */
export type RuleNoticeState = ReleasedRuleNotice | null;

/** One stream for each rule set, with one notice. */
export const ruleNoticeStream = (ruleSetVersion: string) => `ruleNotice-${ruleSetVersion}`;

/** A notice about a rule set is released once, with the text that an administrator approved. */
export const ruleNoticeDecider: Decider<RuleNoticeCommand, RuleNoticeState, RuleNoticeEvent> = {
  initialState: null,

  decide({ notice }, state) {
    if (state === null) return [{ type: 'RuleNoticeReleased', data: notice }];
    if (state.text === notice.text && state.comparedWith === notice.comparedWith) return [];
    throw new DomainError('conflict', 'notice_released', 'This notice has been released in other words.');
  },

  evolve(_state, event) {
    return event.data;
  },
};
