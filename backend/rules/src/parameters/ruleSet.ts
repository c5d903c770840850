import type { CivilDate } from '../calendar/civilDate';

/** Names the state of all rule data together, so that an answer can be replayed on the rules it was given by. */
export interface RuleSet {
  readonly version: string;
  /** The day somebody last compared the data with its sources. */
  readonly checkedOn: CivilDate;
}

export const ruleSet: RuleSet = { version: '2026-11-21', checkedOn: '2026-11-21' };
