import type { CivilDate } from '../../calendar/civilDate';
import type { CalculatorTrip } from '../calculatorTrip';

/** Days away in a calendar year, as a person adds them up. */
export interface YearlyTotal {
  readonly year: number;
  readonly days: number;
}

/** What the calculator of settlement is asked. */
export interface IlrForm {
  /** A visa type of the screens, see `visaTypes`. */
  readonly visaType: string;
  /** The day on which the visa was issued; the years run from it. */
  readonly visaStartDate: CivilDate;
  /** Default: the day the visa was issued. */
  readonly entryDate?: CivilDate | null;
  readonly useDetailedAbsences: boolean;
  /** Read when `useDetailedAbsences` is false. */
  readonly absencesPerYear: readonly YearlyTotal[];
  /** Read when `useDetailedAbsences` is true. */
  readonly detailedAbsences: readonly CalculatorTrip[];
  /** Default: five years after the visa was issued. */
  readonly visaExpiryDate?: CivilDate | null;
  /** Carries the answer on good character, unless `goodCharacter` is there. */
  readonly hasPassedLifeInUK: boolean;
  readonly hasEnglishQualification: boolean;
  readonly isCurrentlyEmployed?: boolean | null;
  readonly completedSponsoredPeriod?: boolean | null;
  readonly goodCharacter?: boolean | null;
  readonly meetsSalaryRequirement?: boolean | null;
}
