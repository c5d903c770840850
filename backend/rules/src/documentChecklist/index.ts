export type {
  ChecklistRequirement,
  ChecklistResult,
  ChecklistWarning,
  OpenChecklistQuestion,
  RequirementKind,
  RequirementState,
} from './answer';
export { buildChecklist, openLines, countReadiness } from './buildChecklist';
export { coveredBy } from './coverage';
export { checklistFormTitles, findSettlementForm } from './forms';
export { isBritishByClock, type ClockOfDependant } from './ofDependant';
export { formOfRecord, type ChecklistRecord } from './ofRecord';
export {
  asInChecklist,
  planChecklist,
  documentsOfApplicant,
  englishLines,
  refereeLines,
  refereesOf,
  readPaperStandings,
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
  readChecklistAnswers,
  answerInRecord,
  chosenInRecord,
  chosenQuestions,
  type ChosenForChecklist,
  type RecordedAnswer,
} from './recordedAnswers';
export { isSettlementForm } from './rows/groups';
