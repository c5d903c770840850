import type { Jobs, Retry } from '@settlewise/infra/jobs';
import { createRecordedMailer } from '@settlewise/infra/mail';
import type { NewsSubscribers } from '@settlewise/infra/news';
import {
  currentRules,
  earlierRules,
  earlierVersion,
  type RuleSetsCompared,
} from '@settlewise/rules/comparison';
import type { ReminderDependencies } from '../reminders/dependencies';
import { comparePerson } from './comparePerson';
import { lookForRuleChanges, ruleNoticeJob, type RuleNoticeJob } from './look';
import type { RuleNoticeDependencies } from './dependencies';
import { tellPerson } from './tellPerson';
import { tellSubscriber } from './tellSubscriber';

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
  /** Finds the people to compare or to tell, and adds jobs for them. */
  look(): Promise<void>;
}

/** Jobs at a time in this process: comparing is heavy on the processor, and delays other work. */
const atATime = 4;

/**
 * Finds out whose answers a new rule set changes, and tells them once an administrator has released it: this process, or
 * any other that does the same. @throws JobsUnavailableError
 */
export async function startRuleNotices(options: RuleNoticesOptions): Promise<RuleNotices> {
  const {
    jobs,
    retry = { attempts: 10, firstWaitMs: 30_000 },
    ruleSets = { earlier: { version: earlierVersion, frozen: earlierRules }, current: currentRules },
    ...given
  } = options;
  const parts: RuleNoticeDependencies = { ...given, ruleSets, mailer: createRecordedMailer(given) };
  // One queue for all jobs: each worked queue holds a connection to the job store.
  const list = await jobs.queue(ruleNoticesQueue, ruleNoticeJob, { removeCompleted: true, retry });
  const look = () => lookForRuleChanges(parts, list);
  const carryOut = async (job: RuleNoticeJob, cause: string): Promise<void> => {
    switch (job.kind) {
      case 'look':
        return look();
      case 'compare':
        await comparePerson(parts, job.userId);
        return;
      case 'tell':
        return tellPerson(parts, job.userId, cause);
      case 'news':
        return tellSubscriber(parts, job.subscriberId);
    }
  };
  await jobs.worker(ruleNoticesQueue, ruleNoticeJob, (job, { id }) => carryOut(job, id), {
    concurrency: atATime,
  });
  return { look };
}
