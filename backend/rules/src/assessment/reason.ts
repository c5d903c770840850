import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/source';

/** Whether a reason is against an application, is met, or is for the person to know or check. */
export type ReasonStatus = 'against' | 'met' | 'to_know';

/** One reason of an answer: a sentence for people, with its numbers, days and source. */
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
