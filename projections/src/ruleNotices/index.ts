export { compareAnew } from './comparisonRows';
export { countComparison, type ComparisonCount } from './countComparison';
export { endBounced, type EndedBounced } from './endBounced';
export { ruleNoticeJob, type RuleNoticeJob } from './look';
export { newsEmail } from './newsEmail';
export { noticeMessage } from './noticeMessage';
export { ruleNoticeEmail } from './ruleNoticeEmail';
export { ruleNoticesQueue, startRuleNotices, type RuleNoticesOptions } from './startRuleNotices';
