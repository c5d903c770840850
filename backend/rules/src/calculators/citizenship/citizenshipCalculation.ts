import type {
  AssessmentAnswer,
  DiscretionBand,
  EnglishStatus,
  LifeInUkStatus,
  RegistrationAnswer,
  SettlementLapse,
} from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import type { CivilDate } from '../../calendar/civilDate';
import type { RuleSet } from '../../parameters/ruleSet';

/** Something to do or wait for before applying. */
export interface Suggestion {
  readonly code: string;
  readonly title: string;
  readonly message: string;
}

/** The headline of a result, shown instead of a plain yes or no. */
export interface ResultHeadline {
  readonly code:
    | 'criminal_record'
    | 'irregular_arrival'
    | 'irregular_arrival_possible'
    | 'settlement_may_have_lapsed'
    | 'under_18';
  readonly message: string;
}

/**
 * The answer of the citizenship calculator. The Home Office's count decides; totals of days include both travel days.
 */
export interface CitizenshipCalculation {
  /** Eligible on the planned day, with every requirement ticked. */
  readonly isEligible: boolean;
  readonly immigrationRoute: string;
  readonly minUkResidencyYears: number;
  /** Years to wait after settlement: 1, or 0 for spouses. */
  readonly requiredSettlementWaitYears: number;
  readonly hasMinimumSettlementPeriod: boolean;
  /** In the UK since the first day of the period, or earlier. */
  readonly hasMinimumUKResidence: boolean;
  /** Days from the grant of settlement to the planned application. */
  readonly settlementDays: number;
  /** Days from the grant of settlement to the end of the waiting period: 365, or 366 over a leap day; 0 for spouses. */
  readonly requiredSettlementDays: number;
  readonly isSpouseRoute: boolean;
  readonly ukEntryDate: CivilDate;
  /** Days from the entry to the planned application. */
  readonly totalUKResidenceDays: number;
  /** Whole calendar years from the entry to the planned application. */
  readonly totalUKResidenceYears: number;
  /** Days from the first day of the period to the planned application. */
  readonly requiredDays: number;
  /**
   * The first day, today or later, that time and days away allow. Null if unknown, or if only an unticked requirement
   * prevents the planned day. English and the test do not hide it.
   */
  readonly suggestedEligibilityDate: CivilDate | null;
  readonly meetsAbsenceTotal: boolean;
  readonly meetsAbsenceRecent: boolean;
  readonly absenceDaysTotal: number;
  readonly absenceDaysRecent: number;
  readonly absenceLimit: number;
  readonly meetsOtherRequirements: boolean;
  readonly physicalPresence: boolean;
  /** As ticked, unless the journeys show otherwise. */
  readonly physicalPresenceExactDate: boolean;
  readonly settlementStatus12Months: boolean;
  /** Decided by the level held, otherwise as ticked; true if exempt. */
  readonly englishLanguage: boolean;
  /** As ticked; true if exempt. */
  readonly lifeInUK: boolean;
  readonly goodCharacter: boolean;
  readonly intendsToContinueResiding: boolean;

  readonly applicationDate: CivilDate;
  /** Null if no settlement is needed. */
  readonly settlementDate: CivilDate | null;
  /** The day on which the waiting period since settlement ends; null if there is none. */
  readonly settledLongEnoughFrom: CivilDate | null;
  readonly recentAbsenceLimit: number;
  /** The qualifying years, both days included, with the start of the final year. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate; readonly finalYearFrom: CivilDate };
  readonly totalBand: DiscretionBand;
  readonly recentBand: DiscretionBand;
  /** What to do before applying, in order; empty when eligible. */
  readonly suggestions: readonly Suggestion[];
  readonly reasons: readonly Reason[];
  /** Both counts in full; null if only totals were typed. */
  readonly cautious: AssessmentAnswer | null;
  readonly homeOffice: AssessmentAnswer | null;
  /** The margin: the difference if days of travel count; null if verdict and date are equal. */
  readonly travelMargin: string | null;
  /** Null if the verdict needs no headline. */
  readonly headline: ResultHeadline | null;
  readonly settlementLapse: SettlementLapse | null;
  readonly registration: RegistrationAnswer | null;
  readonly english: EnglishStatus;
  readonly lifeInUk: LifeInUkStatus;
  /** Whether the intention to live in the UK is required: section 6(1) only. */
  readonly intentionAsked: boolean;
  readonly calculationDate: CivilDate;
  readonly ruleSet: RuleSet;
}
