import type {
  AssessmentAnswer,
  EnglishStatus,
  LifeInUkStatus,
  Missing,
  OpenQuestion,
  OtherOutcome,
  SettlementVerdict,
} from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import type { CivilDate } from '../../calendar/civilDate';
import type { RuleSet } from '../../parameters/ruleSet';
import type { RouteKey } from '../../routes/routes';

/** Days away in the part of a calendar year within the qualifying years. */
export interface YearOfAbsences {
  readonly year: number;
  readonly days: number;
  readonly over: boolean;
}

/**
 * The answer of the settlement calculator. The Home Office's count decides; totals of days include both travel days.
 */
export interface IlrCalculation {
  readonly visaType: string;
  /** Eligible today, with every requirement met as far as the form shows. */
  readonly isEligible: boolean;
  /**
   * The first day to apply if years or days away prevent today. Null if only an answer prevents it, and if no day is
   * known.
   */
  readonly suggestedEligibilityDate: CivilDate | null;
  /** The first day to apply by years and days away, past or future; null if there is none. */
  readonly earliestApplicationDate: CivilDate | null;
  /** Null if the visa does not lead to settlement. */
  readonly requiredYears: number | null;
  /** The years are complete and unbroken by absences. */
  readonly continuousResidenceMet: boolean;
  /**
   * The years since the grant are complete for an application today, including the 28 days ahead if the route has
   * them.
   */
  readonly meetsSettlementPeriod: boolean;
  /** The same number of years, including the 28 days ahead, has passed since the entry to the UK. */
  readonly hasMinimumUKResidence: boolean;
  /** The days away in the qualifying years are at most `absenceLimit`; true if there is no limit. */
  readonly meetsAbsenceTotal: boolean;
  /** The route's absence rule is kept in the checked years: usually 180 days in any twelve months. */
  readonly absencesValid: boolean;
  /** The most days that the rule allows in all the years, see `calculateAbsenceLimit`; null without such a rule. */
  readonly absenceLimit: number | null;
  /** Days away in `period` that the route counts; without a period, all given days. */
  readonly absenceDaysTotal: number;
  readonly englishLanguage: boolean;
  readonly goodCharacter: boolean;
  /** The absences break the rule, but accepted reasons might excuse them. */
  readonly discretionRecommended: boolean;
  readonly discretionReason: string | null;
  readonly calculationDate: CivilDate;
  readonly calculationVersion: string;

  /** Null if the visa type does not determine the route. */
  readonly route: { readonly key: RouteKey; readonly title: string } | null;
  readonly financialRequirement: boolean;
  readonly visaStartDate: CivilDate;
  readonly entryDate: CivilDate;
  readonly visaExpiryDate: CivilDate;
  /** The checked qualifying years, both days included; null if the visa does not lead to settlement. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate } | null;
  readonly absencesByYear: readonly YearOfAbsences[];
  /** Most important first. */
  readonly reasons: readonly Reason[];
  /** Both counts in full; null if only yearly totals were given or the visa does not lead to settlement. */
  readonly cautious: AssessmentAnswer | null;
  readonly homeOffice: AssessmentAnswer | null;
  /** The margin: the difference if days of travel count; null if verdict and date are equal. */
  readonly travelMargin: string | null;
  readonly ruleSet: RuleSet;

  /** By years and days away only. `not_enough` if the data does not cover the years: see `missing`. */
  readonly verdict: SettlementVerdict;
  readonly missing: readonly Missing[];
  /** Questions that change the outcome; `permission` and `trip` are positions in the form. */
  readonly questions: readonly OpenQuestion[];
  readonly otherOutcome: OtherOutcome | null;
  readonly practicalEarliestApplicationDate: CivilDate | null;
  readonly applyBy: CivilDate | null;
  readonly eligibleUntil: CivilDate | null;
  readonly eligibleAgainFrom: CivilDate | null;
  readonly english: EnglishStatus | null;
  readonly lifeInUk: LifeInUkStatus | null;
  /** The day of an application already made: the answer is for that day. Null if none was made. */
  readonly appliedOn: CivilDate | null;
  /** The day of a pending application to extend the permission; null without one. */
  readonly extensionAppliedOn: CivilDate | null;
}
