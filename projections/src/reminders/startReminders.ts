import type { Jobs, Retry } from '@settlewise/infra/jobs';
import { createRecordedMailer } from '@settlewise/infra/mail';
import { sendComparisonMail } from './comparisonMails';
import { sendLawyerMail } from './lawyerMails';
import type { ReminderDependencies } from './dependencies';
import { reminderMailQueue, reminderQueues } from './mailQueue';
import { mayBeMailed } from './letsUsMail';
import { planPerson } from './planPerson';
import { sendAtOnce } from './sendAtOnce';
import { sendDigest } from './sendDigest';
import {
  mailAtOnce,
  planJob,
  reminderMailJob,
  tick,
  type PlanJob,
  type ReminderMailJob,
  type WorkLists,
} from './tick';

export interface RemindersOptions extends ReminderDependencies {
  readonly jobs: Jobs;
  /** How often to check what is due; null: only when told to. Default a minute. */
  readonly everyMs?: number | null;
  /** Another check that is made each time. */
  readonly alsoLook?: () => Promise<void>;
  /** For emails. Default: that of `reminderMailQueue`. */
  readonly mailRetry?: Retry;
}

export interface Reminders {
  /** Finds what is due now, and adds jobs for it. */
  tick(): Promise<void>;
}

/** People planned, and mails sent, concurrently in this process. */
const atATime = { plans: 8, mails: 8 } as const;

/** Sends reminders for as long as the process lives; several processes share the work. @throws JobsUnavailableError */
export async function startReminders(options: RemindersOptions): Promise<Reminders> {
  const { jobs, everyMs = 60_000, alsoLook = () => Promise.resolve(), mailRetry, ...given } = options;
  const parts = { ...given, mailer: createRecordedMailer(given) };
  const lists = {
    plans: await jobs.queue(reminderQueues.plans, planJob, { removeCompleted: true }),
    mails: await reminderMailQueue(jobs, mailRetry),
  };
  await jobs.worker(reminderQueues.plans, planJob, (job, { id }) => doPlan(parts, job, id, lists), {
    concurrency: atATime.plans,
  });
  await jobs.worker(reminderQueues.mails, reminderMailJob, (job, { id }) => sendMail(parts, job, id), {
    concurrency: atATime.mails,
  });
  const look = async () => {
    await tick(parts, lists);
    await alsoLook();
  };
  if (everyMs !== null) await jobs.repeat(reminderQueues.ticks, everyMs, look);
  return { tick: look };
}

/** @param mails where a mail that is due now goes, which the next look would find as well */
export async function doPlan(
  parts: ReminderDependencies,
  { userId }: PlanJob,
  cause: string,
  { mails }: Partial<Pick<WorkLists, 'mails'>> = {},
): Promise<void> {
  const planned = await planPerson(parts, userId, cause);
  if (planned === null) return;
  const { account, mailAt } = planned;
  // A job of the day is done once, so none is made before the address is confirmed.
  if (mayBeMailed(account) && mailAt !== null && mailAt <= parts.clock())
    await mails?.addAll([mailAtOnce({ userId, mailAt }, parts.clock())]);
}

export async function sendMail(
  parts: ReminderDependencies,
  job: ReminderMailJob,
  cause: string,
): Promise<void> {
  if (job.kind === 'digest') await sendDigest(parts, { ...job, cause });
  else if (job.kind === 'at once') await sendAtOnce(parts, { ...job, cause });
  else if (job.kind === 'comparison') await sendComparisonMail(parts, job, cause);
  else await sendLawyerMail(parts, job, cause);
}
