export { createJobs, type JobsOptions } from './createJobs';
export { JobsClosedError, JobsUnavailableError } from './errors';
export {
  jobStates,
  type AddOptions,
  type FailedJob,
  type JobContext,
  type JobCounts,
  type JobHandler,
  type JobOutcome,
  type JobQueue,
  type Jobs,
  type JobsAdministration,
  type JobState,
  type StoredJob,
  type QueueOptions,
  type QueueOverview,
  type Retry,
  type WorkerOptions,
} from './types';
