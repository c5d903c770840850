export {
  changedOnRecord,
  changedSavedAnswer,
  hadAnswer,
  type ChangedAnswer,
  type RuleSetsCompared,
  type SavedAnswer,
} from './comparedAnswers';
export type { ComparableRules, ComparedFamily, ComparedRecord, StoredForm } from './comparableRules';
export { currentRules } from './currentRules';
export { earlierRules } from './earlierRules';
export { plainOutcome, type Outcome } from './outcome';
export { exampleRecord, ruleNotice, type RuleNotice } from './ruleNotice';
