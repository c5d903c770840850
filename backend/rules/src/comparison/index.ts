export {
  changedOnRecord,
  changedOutcomes,
  changedSavedAnswer,
  frozenOutcome,
  hasOutcome,
  namesInRecord,
  outcomesOnRecord,
  type ChangedAnswer,
  type RuleSetsCompared,
  type SavedAnswer,
} from './comparedAnswers';
export { citizenshipOutcome, ilrOutcome } from './comparable';
export type {
  ComparableRules,
  ComparedFamily,
  ComparedRecord,
  RecordOutcomes,
  StoredForm,
} from './comparableRules';
export type { ComparedCalculation, ComparedIlr } from './comparedFunctions';
export { currentRules } from './currentRules';
export { earlierRules, earlierVersion } from './earlierRules';
export { outcomeOn, outcomeVerdicts, plainOutcome, type Outcome } from './outcome';
export { exampleRecord, ruleNotice, type RuleNotice } from './ruleNotice';
