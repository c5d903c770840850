export { createJobs, type JobsOptions } from './createJobs';
export { JobsClosedError, JobsUnavailableError } from './errors';
export { jobStates } from './types';
export type {
  AddOptions,
  FailedJob,
  JobContext,
  JobCounts,
  JobHandler,
  JobOutcome,
  JobQueue,
  Jobs,
  JobsAdministration,
  JobState,
  StoredJob,
  QueueOptions,
  QueueOverview,
  Retry,
  WorkerOptions,
} from './types';
