import type { AssessmentAnswer, Missing, SettlementAnswer, SettlementVerdict } from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import type { DaySpan } from '../../absences/trip';
import type { CivilDate } from '../../calendar/civilDate';
import type { YearOfAbsences } from './ilrCalculation';

/** The result of years and days away on a route, before the person's other answers. */
export interface Judgement {
  readonly verdict: SettlementVerdict;
  /** Data that is needed before an answer is possible; empty unless the verdict is `not_enough`. */
  readonly missing: readonly Missing[];
  /** The engine's answer behind it. */
  readonly answer: SettlementAnswer;
  readonly earliest: CivilDate | null;
  /** The checked qualifying years. */
  readonly period: DaySpan;
  /** The anniversary on which the years are complete, counted from the grant (or the entry, where the route does). */
  readonly complete: CivilDate;
  readonly absencesKept: boolean;
  /** Whether no limit on a total of days is broken. */
  readonly totalKept: boolean;
  /** Days away in the period, with the days of travel. */
  readonly days: number;
  /** As above, by the Home Office’s count, which decides. */
  readonly wholeDays: number;
  readonly byYear: readonly YearOfAbsences[];
  readonly reasons: readonly Reason[];
  readonly counts: BothCounts | null;
}

/** The answers by both counts. The Home Office’s decides; `travelMargin` describes a different cautious result. */
export interface BothCounts {
  readonly cautious: AssessmentAnswer;
  readonly homeOffice: AssessmentAnswer;
  readonly travelMargin: string | null;
}
