export { toChecklistCase } from './checklistCase';
export {
  planApplicantChecklist,
  type ApplicantChecklist,
  type ChecklistCase,
  type ChecklistChoice,
} from './checklistPlan';
export { findOpenDocuments, type OpenDocuments } from './openDocuments';
export { presentChecklistPlan } from './presentPlan';
