export { listItems } from './collections/listItems';
export { countFirstAnswers, type FirstAnswers } from './practice/firstAnswers';
export { createFreshness, type Freshness, type FreshnessOptions, type ReachedOptions } from './freshness';
export { projectionNames, rebuildProjection, retryProjection } from './operations';
export {
  countAdministeredAccounts,
  findAccount,
  findAccountSettings,
  listAdministeredAccounts,
  type Account,
  type AdministeredAccount,
} from './readModels/accounts';
export { countPeople, type PeopleCounts } from './readModels/accounts/countPeople';
export { findImmigrationProfile, listDependants, listVisaHistory } from './readModels/immigrationProfile';
export {
  findSavedAssessment,
  listSavedAssessments,
  type StoredAssessment,
  type SavedAssessmentEntry,
} from './readModels/assessments';
export {
  countAuditEvents,
  findAuditEvent,
  auditEventsFitting,
  countAllEvents,
  countEventsByDay,
  listAuditChain,
  listAuditEvents,
  type AuditEvent,
  type AuditFilter,
  type AuditSearch,
  type Fitting,
} from './readModels/auditEvents';
export { findDocument, listDocumentIds, listDocuments } from './readModels/documents';
export { readAsOf, type StreamAsOf } from './history/asOf';
export { readHistory, type DecodedEvent } from './history/readHistory';
export { findJourney, journeyReadModels, listJourneys } from './readModels/journeys';
export { findCalendarOwner } from './readModels/calendarFeeds';
export {
  findNotification,
  listAlertAnswers,
  listAlertChoices,
  listAlertLeads,
  listNotifications,
  type AnsweredAlert,
} from './readModels/notifications';
export {
  findComparison,
  listAskedComparisons,
  listComparisonsOf,
  type ComparisonOfTwo,
  type RecordedComparison,
} from './readModels/addressComparisons';
export {
  countConcerned,
  emptyLawDesk,
  listLawNotices,
  readLawDesk,
  type AdministeredLawNotice,
  type LawDesk,
} from './readModels/lawDesk';
export {
  countAdministeredLegalAccess,
  findLegalAccess,
  listAdministeredLegalAccess,
  listEndingSoon,
  listLegalAccess,
  listLegalAccessForEmail,
  listUninvited,
  type AdministeredLegalAccess,
  type RecordedLegalAccess,
} from './readModels/legalAccess';
export {
  alertParts,
  dashboardParts,
  familyParts,
  formParts,
  progressParts,
  listReadModels,
  readPersonRecord,
} from './record/personRecord';
export { listAccessLog, type AccessLogWanted, type AccessLogEntry } from './readModels/accessLog';
export { listStreamsOf } from './readModels/personStreams';
export { countTasks, listTaskIds, listTasks, listUpcomingTasks, type TaskCounts } from './readModels/tasks';
export { UnknownProjectionError } from './runner/errors';
export { readTableVersions, type TableVersion, type ProjectionFailure } from './runner/tableVersion';
export { sampledReadModels, type SampledReadModelsOptions } from './process/sampledReadModels';
export { readStatus, waitedMs, type Lag, type ProjectionStatus } from './runner/status';
