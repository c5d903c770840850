import type { Jobs, Retry } from '@settlewise/infra/jobs';
import { createRecordedMailer } from '@settlewise/infra/mail';
import { sendComparisonMail } from './comparisonMails';
import { sendLawyerMail } from './lawyerMails';
import type { ReminderDependencies } from './dependencies';
import { reminderMailQueue, reminderQueues } from './mailQueue';
import { canBeEmailed } from './acceptsEmail';
import { planPerson } from './planPerson';
import { sendImmediate } from './sendImmediate';
import { sendDigest } from './sendDigest';
import {
  createImmediateMailJob,
  planJob,
  reminderMailJob,
  tick,
  type PlanJob,
  type ReminderMailJob,
  type WorkLists,
} from './tick';

export interface RemindersOptions extends ReminderDependencies {
  readonly jobs: Jobs;
  /** How often to check what is due, in milliseconds; null: only on call. Default a minute. */
  readonly everyMs?: number | null;
  /** Called after each check. */
  readonly alsoLook?: () => Promise<void>;
  /** For emails. Default: as `reminderMailQueue`. */
  readonly mailRetry?: Retry;
}

export interface Reminders {
  /** Finds what is due now, and adds jobs for it. */
  tick(): Promise<void>;
}

/** Concurrent plans and emails in this process. */
const concurrencyLimits = { plans: 8, mails: 8 } as const;

/** Sends reminders while the process lives; several processes share the work. @throws JobsUnavailableError */
export async function startReminders(options: RemindersOptions): Promise<Reminders> {
  const { jobs, everyMs = 60_000, alsoLook = () => Promise.resolve(), mailRetry, ...rest } = options;
  const parts = { ...rest, mailer: createRecordedMailer(rest) };
  const lists = {
    plans: await jobs.queue(reminderQueues.plans, planJob, { removeCompleted: true }),
    mails: await reminderMailQueue(jobs, mailRetry),
  };
  await jobs.worker(reminderQueues.plans, planJob, (job, { id }) => runPlanJob(parts, job, id, lists), {
    concurrency: concurrencyLimits.plans,
  });
  await jobs.worker(reminderQueues.mails, reminderMailJob, (job, { id }) => sendMail(parts, job, id), {
    concurrency: concurrencyLimits.mails,
  });
  const runTick = async () => {
    await tick(parts, lists);
    await alsoLook();
  };
  if (everyMs !== null) await jobs.repeat(reminderQueues.ticks, everyMs, runTick);
  return { tick: runTick };
}

/** @param mails the queue for an email that is due now; without it, the next tick adds the email */
export async function runPlanJob(
  parts: ReminderDependencies,
  { userId }: PlanJob,
  cause: string,
  { mails }: Partial<Pick<WorkLists, 'mails'>> = {},
): Promise<void> {
  const planned = await planPerson(parts, userId, cause);
  if (planned === null) return;
  const { account, mailAt } = planned;
  // A job runs once a day, so it is not added before the address is confirmed.
  if (canBeEmailed(account) && mailAt !== null && mailAt <= parts.clock())
    await mails?.addAll([createImmediateMailJob({ userId, mailAt }, parts.clock())]);
}

export async function sendMail(
  parts: ReminderDependencies,
  job: ReminderMailJob,
  cause: string,
): Promise<void> {
  if (job.kind === 'digest') await sendDigest(parts, { ...job, cause });
  else if (job.kind === 'at once') await sendImmediate(parts, { ...job, cause });
  else if (job.kind === 'comparison') await sendComparisonMail(parts, job, cause);
  else await sendLawyerMail(parts, job, cause);
}
