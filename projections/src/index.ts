export { createFreshness, type Freshness, type FreshnessOptions, type ReachedOptions } from './freshness';
export { findAccount, type Account } from './readModels/accounts';
export {
  findSavedAssessment,
  listSavedAssessments,
  type KeptAssessment,
  type SavedAssessmentEntry,
} from './readModels/assessments';
export { findJourney, listJourneys, type Journey } from './readModels/journeys';
export { readStatus, type Lag, type ProjectionStatus } from './runner/status';
