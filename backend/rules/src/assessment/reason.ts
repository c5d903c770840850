import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/source';

/** Whether a reason speaks against the answer, is met, or is for the person to know or to look up. */
export type ReasonStatus = 'against' | 'met' | 'to_know';

/** Something the answer rests on: a sentence for people, with its numbers, days and source. */
export interface Reason {
  readonly code: string;
  readonly message: string;
  readonly days?: number;
  readonly limit?: number;
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly source: Source;
  readonly standing?: ReasonStatus;
}
