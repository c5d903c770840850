export { assessmentsProjection } from './projection';
export {
  findSavedAssessment,
  findSavedForm,
  listSavedAssessments,
  type KeptAssessment,
  type SavedAssessmentEntry,
} from './queries';
