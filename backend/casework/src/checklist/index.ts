export { toChecklistCase } from './checklistCase';
export {
  planApplicantChecklist,
  type ApplicantChecklist,
  type ChecklistCase,
  type ChecklistChoice,
} from './checklistPlan';
export { openDocumentsOf, type OpenDocuments } from './openDocuments';
export { presentChecklistPlan } from './presentPlan';
