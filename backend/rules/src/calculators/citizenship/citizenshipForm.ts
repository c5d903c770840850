import type { CivilDate } from '../../calendar/civilDate';
import type { CalculatorTrip } from '../calculatorTrip';

/** What the calculator of citizenship is asked. */
export interface CitizenshipForm {
  readonly immigrationRoute: string;
  readonly ukEntryDate: CivilDate;
  readonly statusType: string;
  readonly settlementDate: CivilDate;
  /** Default today. */
  readonly applicationDate?: CivilDate;
  readonly isSpouseRoute: boolean;
  /** Days away in the whole period; read when `useDetailedAbsences` is false. */
  readonly totalAbsences: number;
  /** Days away in the final year. */
  readonly recentAbsences: number;
  /** Read when `useDetailedAbsences` is true. */
  readonly absenceRecords: readonly CalculatorTrip[];
  readonly useDetailedAbsences: boolean;
  readonly physicalPresence: boolean;
  readonly physicalPresenceExactDate: boolean;
  readonly settlementStatus12Months: boolean;
  readonly englishLanguage: boolean;
  readonly lifeInUK: boolean;
  readonly goodCharacter: boolean;
  readonly intendsToContinueResiding: boolean;
  readonly hasFinancialIssues: boolean;
  readonly hasCriminalRecord: boolean;
  readonly hasImmigrationIssues: boolean;
}
