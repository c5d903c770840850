export { assessmentsProjection } from './projection';
export {
  findSavedAssessment,
  listSavedAssessments,
  type KeptAssessment,
  type SavedAssessmentEntry,
} from './queries';
