import type {
  EnglishHeld,
  OpenAnswer,
  Endorsement,
  FirstGrantedAs,
  GapException,
} from '../../assessment/request';
import type { CivilDate } from '../../calendar/civilDate';
import type { CalculatorTrip } from '../calculatorTrip';

/** A permission to stay, as a person describes it. */
export interface IlrPermission {
  /** Its first day. */
  readonly from: CivilDate;
  /** Its last day; omitted or null if unknown. */
  readonly to?: CivilDate | null;
  /** A visa type of the screens; defaults to the form's visa type. */
  readonly visaType?: string | null;
  /** The day of the application for it. */
  readonly appliedOn?: CivilDate | null;
  /** Whether the application was made before the previous permission ended; used if `appliedOn` is not given. */
  readonly appliedInTime?: OpenAnswer | null;
  /** The excuse for the days without permission before it. */
  readonly gapBefore?: GapException | null;
}

/** Days away in a calendar year, as a person sums them. */
export interface YearlyTotal {
  readonly year: number;
  readonly days: number;
}

/** The form of the settlement calculator. */
export interface IlrForm {
  /** A visa type of the screens, see `visaTypes`. */
  readonly visaType: string;
  /** The day on which the visa was issued; the years start on it. */
  readonly visaStartDate: CivilDate;
  /** Default: the day the visa was issued. */
  readonly entryDate?: CivilDate | null;
  readonly useDetailedAbsences: boolean;
  /** Used if `useDetailedAbsences` is false. */
  readonly absencesPerYear: readonly YearlyTotal[];
  /** Used if `useDetailedAbsences` is true. */
  readonly detailedAbsences: readonly CalculatorTrip[];
  /** Default: five years after the visa was issued. */
  readonly visaExpiryDate?: CivilDate | null;
  /** Holds the answer on good character if `goodCharacter` is missing. */
  readonly hasPassedLifeInUK: boolean;
  readonly hasEnglishQualification: boolean;
  readonly isCurrentlyEmployed?: boolean | null;
  readonly completedSponsoredPeriod?: boolean | null;
  readonly goodCharacter?: boolean | null;
  readonly meetsSalaryRequirement?: boolean | null;
  /** Every permission held, the current one included. Without any, residence is assumed lawful throughout. */
  readonly permissions?: readonly IlrPermission[] | null;
  /** Protection: the day of the claim. */
  readonly claimedOn?: CivilDate | null;
  /** Global Talent. */
  readonly endorsedBy?: Endorsement | null;
  /** Private life. */
  readonly firstGrantedAs?: FirstGrantedAs | null;
  /** HM Armed Forces: the day of discharge, past or planned. */
  readonly dischargedOn?: CivilDate | null;
  /** HM Armed Forces: whether it is a medical discharge because of service. */
  readonly medicalDischarge?: OpenAnswer | null;
  readonly dateOfBirth?: CivilDate | null;
  /** Overrides `hasEnglishQualification`, which has no level. */
  readonly englishLevel?: EnglishHeld | 'not_sure' | null;
  /** The day of a pending application for settlement. */
  readonly awaitingDecisionSince?: CivilDate | null;
  /** The day of a pending application to extend the permission. */
  readonly extensionAppliedOn?: CivilDate | null;
}
