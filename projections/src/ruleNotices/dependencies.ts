import type { RuleSetsCompared } from '@settlewise/rules/comparison';
import type { ReminderDependencies } from '../reminders/dependencies';

/** What people are told of a change of the rules with. */
export interface RuleNoticeDependencies extends ReminderDependencies {
  readonly ruleSets: RuleSetsCompared;
}
