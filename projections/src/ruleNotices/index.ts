export { compareAnew } from './comparisonRows';
export { countComparison, type ComparisonCount } from './countComparison';
export { noticeMessage } from './noticeMessage';
export {
  lookJob,
  ruleNoticeQueues,
  startRuleNotices,
  type LookJob,
  type RuleNoticesOptions,
} from './startRuleNotices';
