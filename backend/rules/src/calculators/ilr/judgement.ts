import type { AssessmentAnswer, Missing, SettlementAnswer, SettlementVerdict } from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import type { DaySpan } from '../../absences/trip';
import type { CivilDate } from '../../calendar/civilDate';
import type { YearOfAbsences } from './ilrCalculation';

/** What the years and the days away come to on a route, before the person's other answers. */
export interface Judgement {
  readonly verdict: SettlementVerdict;
  /** What has to be known before anything can be said; empty unless the verdict is `not_enough`. */
  readonly missing: readonly Missing[];
  /** The engine's answer that it rests on. */
  readonly answer: SettlementAnswer;
  readonly earliest: CivilDate | null;
  /** The qualifying years that were looked at. */
  readonly period: DaySpan;
  /** The anniversary on which the years are complete, counted from the grant (or the entry, where the route does). */
  readonly complete: CivilDate;
  readonly absencesKept: boolean;
  /** No rule about a total of days is broken. */
  readonly totalKept: boolean;
  /** Days away in the period, with the days of travel. */
  readonly days: number;
  /** The same by the Home Office’s count, which decides. */
  readonly wholeDays: number;
  readonly byYear: readonly YearOfAbsences[];
  readonly reasons: readonly Reason[];
  readonly counts: BothCounts | null;
}

/** The answers by both ways of counting. The Home Office’s decides; `cautiousSays` is the margin where the other differs. */
export interface BothCounts {
  readonly cautious: AssessmentAnswer;
  readonly homeOffice: AssessmentAnswer;
  readonly cautiousSays: string | null;
}
