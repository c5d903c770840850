import type { JobQueue, Jobs, Retry } from '@settlewise/infra/jobs';
import { reminderMailJob, type ReminderMailJob } from './tick';

export const reminderQueues = {
  ticks: 'reminder-ticks',
  plans: 'reminder-plans',
  mails: 'reminder-mails',
} as const;

/** Ten attempts over four hours, until an unavailable mail server is back. */
const usualRetry: Retry = { attempts: 10, firstWaitMs: 30_000 };

/** @throws JobsUnavailableError */
export const reminderMailQueue = (
  jobs: Pick<Jobs, 'queue'>,
  retry: Retry = usualRetry,
): Promise<JobQueue<ReminderMailJob>> =>
  jobs.queue(reminderQueues.mails, reminderMailJob, { removeCompleted: true, retry });
