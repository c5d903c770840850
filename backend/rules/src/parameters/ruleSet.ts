import type { CivilDate } from '../calendar/civilDate';
import { rulesRead } from './sources';

/** Names the state of all rule data together, so that an answer can be replayed on the rules it was given by. */
export interface RuleSet {
  readonly version: string;
  /**
   * The day on which somebody last read the text of the Immigration Rules as a whole. Single documents were read
   * before or after it: each says its own day.
   */
  readonly checkedOn: CivilDate;
}

/** The day on which the rows were last put together: it says nothing of when a source was read. */
export const composedOn: CivilDate = '2026-11-29';

export const ruleSet: RuleSet = { version: composedOn, checkedOn: rulesRead };
