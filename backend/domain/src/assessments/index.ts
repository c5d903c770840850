export {
  assessmentDecider,
  assessmentNotFound,
  assessmentsStream,
  mostSavedAssessments,
  type AssessmentCommand,
  type AssessmentState,
} from './decider';
export { assessmentSaved, type AssessmentEvent, type SavedAssessment } from './events';
