export type {
  ChecklistRequirement,
  ChecklistResult,
  ChecklistWarning,
  OpenChecklistQuestion,
  RequirementKind,
  RequirementState,
} from './answer';
export { checklistOf, openLines, countReadiness } from './checklistOf';
export { coveredBy } from './coverage';
export { checklistFormTitles, settlementFormOf } from './forms';
export { isBritishByClock, type ClockOfDependant } from './ofDependant';
export { formOfRecord, type ChecklistRecord } from './ofRecord';
export {
  asInChecklist,
  checklistPlanOf,
  documentsOfApplicant,
  englishLines,
  refereeLines,
  refereesOf,
  saidOf,
  type ChecklistPlan,
  type RecordedPapers,
  type RecordedReferee,
  type RefereesOfApplicant,
  type VaultDocument,
} from './planOfRecord';
export {
  checklistForms,
  checklistIncomes,
  checklistRoles,
  type ChecklistAnswer,
  type ChecklistAnswers,
  type ChecklistDocument,
  type ChecklistForm,
  type ChecklistIncome,
  type ChecklistQuestion,
  type ChecklistQuestionOfRecord,
  type ChecklistRole,
} from './question';
export { checklistIncomeLabels } from './questions';
export {
  answersOf,
  answerInRecord,
  chosenInRecord,
  chosenQuestions,
  type ChosenForChecklist,
  type RecordedAnswer,
} from './recordedAnswers';
export { isSettlementForm } from './rows/groups';
