export { assessmentsProjection } from './projection';
export {
  findSavedAssessment,
  findSavedForm,
  listSavedAssessments,
  type StoredAssessment,
  type SavedAssessmentEntry,
} from './queries';
