import type { NewsSubscribers } from '../tables';
import type { RuleSetsCompared } from '@settlewise/rules/comparison';
import type { ReminderDependencies } from '../reminders/dependencies';

/** The dependencies of the work on rule notices. */
export interface RuleNoticeDependencies extends ReminderDependencies {
  readonly ruleSets: RuleSetsCompared;
  /** Subscribers of news without an account. */
  readonly news: NewsSubscribers;
}
