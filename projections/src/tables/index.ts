/** Tables of features whose rows are not events: read and written directly. */
export {
  createNewsSubscribers,
  type LeaveOutcome,
  type NewsSubscriber,
  type NewsSubscribers,
} from './newsSubscribers';
export { createPracticeReports, type PracticeReports, type ReportedQuestion } from './practiceReports';
export { createSharedResults, type FoundSharedResult, type SharedResults } from './sharedResults';
