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

/** All facts that a settlement answer is built from. */
export interface SettlementFindings {
  readonly route: Route;
  /** The law on the day of the application. */
  readonly law: LawOnDay;
  readonly years: number;
  readonly asOf: DayNumber;
  readonly verdict: SettlementVerdict;
  readonly settlement: SettlementRequest;
  readonly person: AssessedPerson | undefined;
  readonly earliest: DayNumber;
  /** An earlier day that GOV.UK allows partners and parents. */
  readonly inPractice: DayNumber | null;
  /** The last day to apply; null if there is none. */
  readonly applyBy: DayNumber | null;
  readonly lead: number;
  readonly notBefore: DayNumber;
  /** The day on which a year on the route lets time on other routes count; null if not required. */
  readonly yearComplete: DayNumber | null;
  /** The period that keeps the rules. */
  readonly period: QualifyingPeriod;
  /** The first day on which a period that keeps the rules is complete. */
  readonly firstComplete: DayNumber;
  /** The period whose worst window is displayed. */
  readonly displayed: QualifyingPeriod;
  readonly obstacles: readonly Obstacle[];
  /** Earlier years that kept the rules, if the last years do not. */
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
  /** The journey that covers the first day to apply; null if the person is in the UK. */
  readonly abroad: Pick<DatedTrip, 'arrival'> | null;
  /** Service of members of HM Armed Forces with a known day of discharge. */
  readonly service: ForcesService | null;
  /** A pending application to extend the permission. */
  readonly extension: PendingExtension | null;
  /** The future journey that ends the valid days. */
  readonly ends: EndOfGoodDays | null;
}
