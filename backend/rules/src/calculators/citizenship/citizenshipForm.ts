import type { EnglishHeld } from '../../assessment/request';
import type { CivilDate } from '../../calendar/civilDate';
import type { CalculatorTrip } from '../calculatorTrip';

/** What the calculator of citizenship is asked. */
export interface CitizenshipForm {
  readonly immigrationRoute: string;
  readonly ukEntryDate: CivilDate;
  readonly statusType: string;
  /** Left out for Irish citizens and people with the right of abode, who need none. */
  readonly settlementDate?: CivilDate;
  /** The settlement was leave to enter, granted before the person came: then it may lie before the entry. */
  readonly indefiniteLeaveToEnter?: boolean;
  /** Decides who is asked for English and the test; left out where somebody would rather not say. */
  readonly dateOfBirth?: CivilDate;
  /** A British National (Overseas) can register as British under section 4(2). */
  readonly britishNationalOverseas?: boolean;
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
  /** The tick; where the level held is known, that decides. */
  readonly englishLanguage: boolean;
  readonly englishLevel?: EnglishHeld;
  readonly lifeInUK: boolean;
  readonly goodCharacter: boolean;
  readonly intendsToContinueResiding: boolean;
  readonly hasFinancialIssues: boolean;
  readonly hasCriminalRecord: boolean;
  readonly hasImmigrationIssues: boolean;
  /** Whether they came to the UK without a permission that they needed, or entered illegally; left out where nobody said. */
  readonly arrivedWithoutPermission?: 'yes' | 'no' | 'not_sure';
  /** Whether they have had protection before the visa of now; left out where only one visa is known. */
  readonly hadProtection?: boolean;
}
