import type { Jobs, Retry } from '@settlewise/infra/jobs';
import { createRecordedMailer } from '@settlewise/infra/mail';
import { currentRules, earlierRules, type RuleSetsCompared } from '@settlewise/rules/comparison';
import { z } from 'zod';
import { comparePerson } from './comparePerson';
import { lookForRuleChanges, personJob } from './look';
import type { ReminderParts } from '../reminders/parts';
import type { RuleNoticeParts } from './parts';
import { tellPerson } from './tellPerson';

export const ruleNoticeQueues = {
  ticks: 'rule-notice-ticks',
  looks: 'rule-notice-looks',
  comparisons: 'rule-comparisons',
  notices: 'rule-notices',
} as const;

/** Look now, as an administrator waits for it. */
export const lookJob = z.strictObject({});
export type LookJob = z.infer<typeof lookJob>;

export interface RuleNoticesOptions extends ReminderParts {
  /** Default: today’s rules, and the frozen ones before them. */
  readonly ruleSets?: RuleSetsCompared;
  readonly jobs: Jobs;
  /** How often it is looked for whom there is something; null: only when told to. Default a minute. */
  readonly everyMs?: number | null;
  /** Default ten attempts over four hours: a mail server that is away comes back. */
  readonly mailRetry?: Retry;
}

/** People at a time in this process: comparing takes the processor, and others wait for it. */
const atATime = { comparisons: 2, notices: 8 } as const;

/**
 * Finds out whose answers a new rule set changes, and tells them once an administrator has released it: this process, or
 * any other that does the same. @throws JobsUnavailableError
 */
export async function startRuleNotices(options: RuleNoticesOptions): Promise<{ look(): Promise<void> }> {
  const {
    jobs,
    everyMs = 60_000,
    mailRetry = { attempts: 10, firstWaitMs: 30_000 },
    ruleSets = { earlier: earlierRules, current: currentRules },
    ...given
  } = options;
  const parts: RuleNoticeParts = { ...given, ruleSets, mailer: createRecordedMailer(given) };
  const lists = {
    comparisons: await jobs.queue(ruleNoticeQueues.comparisons, personJob, { forgetsCompleted: true }),
    notices: await jobs.queue(ruleNoticeQueues.notices, personJob, {
      ...{ forgetsCompleted: true, retry: mailRetry },
    }),
  };
  await jobs.worker(
    ruleNoticeQueues.comparisons,
    personJob,
    async ({ userId }) => void (await comparePerson(parts, userId)),
    { concurrency: atATime.comparisons },
  );
  await jobs.worker(
    ruleNoticeQueues.notices,
    personJob,
    ({ userId }, { id }) => tellPerson(parts, userId, id),
    { concurrency: atATime.notices },
  );
  const look = () => lookForRuleChanges(parts, lists);
  await jobs.worker(ruleNoticeQueues.looks, lookJob, look);
  if (everyMs !== null) await jobs.repeat(ruleNoticeQueues.ticks, everyMs, look);
  return { look };
}
