import type {
  EnglishHeld,
  OpenAnswer,
  Endorsement,
  FirstGrantedAs,
  GapException,
} from '../../assessment/request';
import type { CivilDate } from '../../calendar/civilDate';
import type { CalculatorTrip } from '../calculatorTrip';

/** A permission to stay, as a person tells it. */
export interface IlrPermission {
  /** Its first day. */
  readonly from: CivilDate;
  /** Its last day; left out or null where nobody said when it ends. */
  readonly to?: CivilDate | null;
  /** A visa type of the screens; default: the one that the form is about. */
  readonly visaType?: string | null;
  /** The day of the application for it. */
  readonly appliedOn?: CivilDate | null;
  /** Whether that was before the permission before it ended; read where `appliedOn` is not given. */
  readonly appliedInTime?: OpenAnswer | null;
  /** Why the days without permission before it are excused. */
  readonly gapBefore?: GapException | null;
}

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
  /** Every permission that was held, the one of now included. Without any, residence is taken to be lawful throughout. */
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
  /** Goes before `hasEnglishQualification`, which says no level. */
  readonly englishLevel?: EnglishHeld | 'not_sure' | null;
  /** The day of an application for settlement that is not decided yet. */
  readonly awaitingDecisionSince?: CivilDate | null;
  /** The day of an application to extend the permission that is not decided yet. */
  readonly extensionAppliedOn?: CivilDate | null;
}
