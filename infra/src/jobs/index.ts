export { createJobs, type JobsOptions } from './createJobs';
export { JobsUnavailableError } from './errors';
export type {
  AddOptions,
  FailedJob,
  JobContext,
  JobCounts,
  JobHandler,
  JobQueue,
  Jobs,
  QueueOptions,
  Retry,
  WorkerOptions,
} from './types';
