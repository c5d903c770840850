import type { EnglishHeld } from '../../assessment/request';
import type { CivilDate } from '../../calendar/civilDate';
import type { CalculatorTrip } from '../calculatorTrip';

/** The form of the citizenship calculator. */
export interface CitizenshipForm {
  readonly immigrationRoute: string;
  readonly ukEntryDate: CivilDate;
  readonly statusType: string;
  /** Omitted for Irish citizens and people with the right of abode, who need none. */
  readonly settlementDate?: CivilDate;
  /** The settlement was leave to enter, granted before arrival, so it may precede the entry. */
  readonly indefiniteLeaveToEnter?: boolean;
  /** Decides who needs English and the test; omitted if the person prefers not to give it. */
  readonly dateOfBirth?: CivilDate;
  /** A British National (Overseas) can register as British under section 4(2). */
  readonly britishNationalOverseas?: boolean;
  /** Default today. */
  readonly applicationDate?: CivilDate;
  readonly isSpouseRoute: boolean;
  /** Days away in the whole period; used if `useDetailedAbsences` is false. */
  readonly totalAbsences: number;
  /** Days away in the final year. */
  readonly recentAbsences: number;
  /** Used if `useDetailedAbsences` is true. */
  readonly absenceRecords: readonly CalculatorTrip[];
  readonly useDetailedAbsences: boolean;
  readonly physicalPresence: boolean;
  readonly physicalPresenceExactDate: boolean;
  readonly settlementStatus12Months: boolean;
  /** The tick; overridden by a known level. */
  readonly englishLanguage: boolean;
  readonly englishLevel?: EnglishHeld;
  readonly lifeInUK: boolean;
  readonly goodCharacter: boolean;
  readonly intendsToContinueResiding: boolean;
  readonly hasFinancialIssues: boolean;
  readonly hasCriminalRecord: boolean;
  readonly hasImmigrationIssues: boolean;
  /** Whether the person came to the UK without a permission they needed, or entered illegally; omitted if unknown. */
  readonly arrivedWithoutPermission?: 'yes' | 'no' | 'not_sure';
  /** Whether an earlier permission was for protection; omitted if only one visa is known. */
  readonly hadProtection?: boolean;
}
