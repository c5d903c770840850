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

/** Something to do, or to wait for, before applying. */
export interface Suggestion {
  readonly code: string;
  readonly title: string;
  readonly message: string;
}

/** The sentence at the head of a result, wherever it is shown, in place of a bare yes or no. */
export interface ResultHeadline {
  readonly code:
    | 'criminal_record'
    | 'irregular_arrival'
    | 'irregular_arrival_possible'
    | 'settlement_may_have_lapsed'
    | 'under_18';
  readonly message: string;
}

/** What the calculator of citizenship answers. The Home Office's count decides; totals of days include both travel days. */
export interface CitizenshipCalculation {
  /** On the planned day, with every requirement ticked. */
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
  /** Whole calendar years of them. */
  readonly totalUKResidenceYears: number;
  /** Days from the first day of the period to the planned application. */
  readonly requiredDays: number;
  /**
   * The first day, today or later, that time and days away allow; null when it cannot be known, and when on the planned
   * day only a requirement that is not ticked stands against it. English and the test, still to be shown, do not hide it.
   */
  readonly suggestedEligibilityDate: CivilDate | null;
  readonly meetsAbsenceTotal: boolean;
  readonly meetsAbsenceRecent: boolean;
  readonly absenceDaysTotal: number;
  readonly absenceDaysRecent: number;
  readonly absenceLimit: number;
  readonly meetsOtherRequirements: boolean;
  readonly physicalPresence: boolean;
  /** As ticked, unless the trips show otherwise. */
  readonly physicalPresenceExactDate: boolean;
  readonly settlementStatus12Months: boolean;
  /** As the level held says, or else as ticked; true for whom it is not asked of. */
  readonly englishLanguage: boolean;
  /** As ticked; true for whom it is not asked of. */
  readonly lifeInUK: boolean;
  readonly goodCharacter: boolean;
  readonly intendsToContinueResiding: boolean;

  readonly applicationDate: CivilDate;
  /** Null for those who need no settlement. */
  readonly settlementDate: CivilDate | null;
  /** The day on which the waiting period since settlement ends; null where there is none. */
  readonly settledLongEnoughFrom: CivilDate | null;
  readonly recentAbsenceLimit: number;
  /** The qualifying years, both days included, and where the final year of them begins. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate; readonly finalYearFrom: CivilDate };
  readonly totalBand: DiscretionBand;
  readonly recentBand: DiscretionBand;
  /** What to do before applying, in order; empty when eligible. */
  readonly suggestions: readonly Suggestion[];
  readonly reasons: readonly Reason[];
  /** Both counts in full; null where only totals were typed. */
  readonly cautious: AssessmentAnswer | null;
  readonly homeOffice: AssessmentAnswer | null;
  /** The margin: what changes with the days of travel counted; null where verdict and date are the same. */
  readonly travelMargin: string | null;
  /** Null where the verdict speaks for itself. */
  readonly headline: ResultHeadline | null;
  readonly settlementLapse: SettlementLapse | null;
  readonly registration: RegistrationAnswer | null;
  readonly english: EnglishStatus;
  readonly lifeInUk: LifeInUkStatus;
  /** Whether meaning to go on living in the UK is asked: section 6(1) alone. */
  readonly intentionAsked: boolean;
  readonly calculationDate: CivilDate;
  readonly ruleSet: RuleSet;
}
