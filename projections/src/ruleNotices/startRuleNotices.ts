import type { Jobs, Retry } from '@settlewise/infra/jobs';
import { createRecordedMailer } from '@settlewise/infra/mail';
import type { NewsSubscribers } from '../tables';
import {
  currentRules,
  earlierRules,
  earlierVersion,
  type RuleSetsCompared,
} from '@settlewise/rules/comparison';
import type { ReminderDependencies } from '../reminders/dependencies';
import { comparePerson } from './comparePerson';
import { addRuleNoticeJobs, ruleNoticeJob, type RuleNoticeJob } from './look';
import type { RuleNoticeDependencies } from './dependencies';
import { notifyPerson } from './notifyPerson';
import { notifySubscriber } from './notifySubscriber';

export const ruleNoticesQueue = 'rule-notices';

export interface RuleNoticesOptions extends ReminderDependencies {
  readonly jobs: Jobs;
  readonly news: NewsSubscribers;
  /** Default: today’s rules, and the frozen ones before them. */
  readonly ruleSets?: RuleSetsCompared;
  /** Default ten attempts over four hours, until an unavailable mail server is back. */
  readonly retry?: Retry;
}

export interface RuleNotices {
  /** Adds jobs for the people to compare or to notify. */
  look(): Promise<void>;
}

/** Concurrent jobs in this process. Comparing uses much CPU and delays other work. */
const maxConcurrency = 4;

/**
 * Finds the people whose answers a new rule set changes, and notifies them after an administrator has released it. Several
 * processes share the work. @throws JobsUnavailableError
 */
export async function startRuleNotices(options: RuleNoticesOptions): Promise<RuleNotices> {
  const {
    jobs,
    retry = { attempts: 10, firstWaitMs: 30_000 },
    ruleSets = { earlier: { version: earlierVersion, frozen: earlierRules }, current: currentRules },
    ...rest
  } = options;
  const parts: RuleNoticeDependencies = { ...rest, ruleSets, mailer: createRecordedMailer(rest) };
  // One queue for all jobs: each worked queue holds a connection to the job store.
  const list = await jobs.queue(ruleNoticesQueue, ruleNoticeJob, { removeCompleted: true, retry });
  const look = () => addRuleNoticeJobs(parts, list);
  const runJob = async (job: RuleNoticeJob, cause: string): Promise<void> => {
    switch (job.kind) {
      case 'look':
        return look();
      case 'compare':
        await comparePerson(parts, job.userId);
        return;
      case 'tell':
        return notifyPerson(parts, job.userId, cause);
      case 'news':
        return notifySubscriber(parts, job.subscriberId);
    }
  };
  await jobs.worker(ruleNoticesQueue, ruleNoticeJob, (job, { id }) => runJob(job, id), {
    concurrency: maxConcurrency,
  });
  return { look };
}
