export { ruleNoticeDecider, ruleNoticeStream, type RuleNoticeCommand, type RuleNoticeState } from './decider';
export type { ReleasedRuleNotice, RuleNoticeEvent } from './events';
