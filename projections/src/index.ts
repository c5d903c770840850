export { createFreshness, type Freshness, type FreshnessOptions, type ReachedOptions } from './freshness';
export { findAccount, findAccountSettings, type Account } from './readModels/accounts';
export {
  findImmigrationProfile,
  listDependants,
  listVisaHistory,
  type ImmigrationProfile,
  type RecordedDependant,
  type RecordedVisaHistoryEntry,
} from './readModels/immigrationProfile';
export {
  findSavedAssessment,
  listSavedAssessments,
  type KeptAssessment,
  type SavedAssessmentEntry,
} from './readModels/assessments';
export { countDocuments, findDocument, listDocuments, type StoredDocument } from './readModels/documents';
export { findJourney, listJourneys, type Journey } from './readModels/journeys';
export { listStreamsOf } from './readModels/personStreams';
export { countTasks, listTasks, listUpcomingTasks, type Task, type TaskCounts } from './readModels/tasks';
export { readStatus, type Lag, type ProjectionStatus } from './runner/status';
