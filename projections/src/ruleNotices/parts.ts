import type { RuleSetsCompared } from '@settlewise/rules/comparison';
import type { ReminderParts } from '../reminders/parts';

/** What people are told of a change of the rules with. */
export interface RuleNoticeParts extends ReminderParts {
  readonly ruleSets: RuleSetsCompared;
}
