import type { DayNumber } from '../calendar/civilDate';
import type { Absence } from '../absences/recordedAbsences';
import type { LimitedWindow, SettlementVerdict } from '../assessment/answer';
import type { Permission } from '../assessment/request';
import type { Route } from '../routes/route';
import type { Obstacle } from './absenceRule';
import type { Gap } from './permissions';
import type { QualifyingPeriod } from './qualifyingPeriod';
import type { SettlementAbsences } from './settlementRules';

/** Everything an answer about settlement was found from. */
export interface SettlementFindings {
  readonly route: Route;
  readonly years: number;
  readonly asOf: DayNumber;
  readonly verdict: SettlementVerdict;
  readonly earliest: DayNumber;
  readonly lead: number;
  readonly notBefore: DayNumber;
  /** The period that keeps the rules. */
  readonly period: QualifyingPeriod;
  /** The period whose worst window is shown. */
  readonly looked: QualifyingPeriod;
  readonly obstacles: readonly Obstacle[];
  readonly worst: LimitedWindow | null;
  readonly beforeEntry: Absence | null;
  readonly gaps: readonly Gap[];
  readonly permissions: readonly Permission[];
  readonly grant: DayNumber;
  readonly absences: SettlementAbsences;
}
