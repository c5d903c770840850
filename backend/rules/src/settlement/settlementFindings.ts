import type { DayNumber } from '../calendar/civilDate';
import type { Absence } from '../absences/recordedAbsences';
import type {
  EnglishStatus,
  LifeInUkStatus,
  LimitedWindow,
  Missing,
  SettlementVerdict,
} from '../assessment/answer';
import type { AssessedPerson, DatedTrip, Permission, SettlementRequest } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import type { Obstacle } from './absenceRule';
import type { EndOfGoodDays } from './endOfGoodDays';
import type { ForcesService } from './forcesService';
import type { Gap } from './judgeGap';
import type { PendingExtension } from './pendingExtension';
import type { QualifyingPeriod } from './qualifyingPeriod';
import type { SettlementAbsences } from './settlementRules';

/** Everything an answer about settlement was found from. */
export interface SettlementFindings {
  readonly route: Route;
  /** As it is on the day of the application. */
  readonly law: LawOnDay;
  readonly years: number;
  readonly asOf: DayNumber;
  readonly verdict: SettlementVerdict;
  readonly settlement: SettlementRequest;
  readonly person: AssessedPerson | undefined;
  readonly earliest: DayNumber;
  /** Earlier still, as GOV.UK lets partners and parents do. */
  readonly inPractice: DayNumber | null;
  /** The last day to apply, where there is one. */
  readonly applyBy: DayNumber | null;
  readonly lead: number;
  readonly notBefore: DayNumber;
  /** The day on which a year on the route lets time on other routes count; null where that is not asked. */
  readonly yearComplete: DayNumber | null;
  /** The period that keeps the rules. */
  readonly period: QualifyingPeriod;
  /** The day on which a period that keeps the rules is complete for the first time. */
  readonly firstComplete: DayNumber;
  /** The period whose worst window is shown. */
  readonly looked: QualifyingPeriod;
  readonly obstacles: readonly Obstacle[];
  /** Years long ago that kept the rules, where the last ones do not. */
  readonly earlier: QualifyingPeriod | null;
  readonly worst: LimitedWindow | null;
  readonly beforeEntry: Absence | null;
  readonly gaps: readonly Gap[];
  readonly permissions: readonly Permission[];
  readonly grant: DayNumber;
  readonly absences: SettlementAbsences;
  readonly english: EnglishStatus;
  readonly lifeInUk: LifeInUkStatus;
  readonly missing: readonly Missing[];
  /** The journey on which they are abroad on the first day to apply; null where they are in the UK. */
  readonly abroad: Pick<DatedTrip, 'arrival'> | null;
  /** Members of HM Armed Forces whose day of discharge is known. */
  readonly service: ForcesService | null;
  /** An application to extend the permission that has no decision. */
  readonly extension: PendingExtension | null;
  /** The journey ahead that brings good days to an end. */
  readonly ends: EndOfGoodDays | null;
}
