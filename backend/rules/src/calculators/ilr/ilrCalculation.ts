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

/** Days away in a calendar year, as far as it lies within the qualifying years. */
export interface YearOfAbsences {
  readonly year: number;
  readonly days: number;
  readonly over: boolean;
}

/** What the calculator of settlement answers. The Home Office's count decides; totals of days include both travel days. */
export interface IlrCalculation {
  readonly visaType: string;
  /** Today, with every requirement met as far as the form can say. */
  readonly isEligible: boolean;
  /**
   * The first day to apply when today the years or the days away stand against it. Null when an answer alone does
   * (then no day does), and where no day can be named.
   */
  readonly suggestedEligibilityDate: CivilDate | null;
  /** The first day to apply by years and days away, past or to come; null where there is none. */
  readonly earliestApplicationDate: CivilDate | null;
  /** Null where the visa leads to no settlement. */
  readonly requiredYears: number | null;
  /** The years are complete and no absence breaks them. */
  readonly continuousResidenceMet: boolean;
  /** The years since the grant are complete for an application today, the 28 days ahead included where the route has them. */
  readonly meetsSettlementPeriod: boolean;
  /** The same number of years, 28 days ahead included, has passed since the entry to the UK. */
  readonly hasMinimumUKResidence: boolean;
  /** The days away in the qualifying years are not more than `absenceLimit`; true where there is no such limit. */
  readonly meetsAbsenceTotal: boolean;
  /** The route's rule about absences is kept in the years looked at: mostly 180 days in any twelve months. */
  readonly absencesValid: boolean;
  /** The most days that the rule leaves room for in all the years, see `absenceLimitOf`; null without such a rule. */
  readonly absenceLimit: number | null;
  /** Days away in `period` that the route counts; without a period, all that were given. */
  readonly absenceDaysTotal: number;
  readonly englishLanguage: boolean;
  readonly goodCharacter: boolean;
  /** The absences break the rule, and reasons that the Home Office accepts might mend it. */
  readonly discretionRecommended: boolean;
  readonly discretionReason: string | null;
  readonly calculationDate: CivilDate;
  readonly calculationVersion: string;

  /** Null where the visa does not say which route it is. */
  readonly route: { readonly key: RouteKey; readonly title: string } | null;
  readonly financialRequirement: boolean;
  readonly visaStartDate: CivilDate;
  readonly entryDate: CivilDate;
  readonly visaExpiryDate: CivilDate;
  /** The qualifying years that were looked at, both days included; null where the visa leads to no settlement. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate } | null;
  readonly absencesByYear: readonly YearOfAbsences[];
  /** Most important first. */
  readonly reasons: readonly Reason[];
  /** Both counts in full; null where only yearly totals were given or the visa leads nowhere. */
  readonly cautious: AssessmentAnswer | null;
  readonly homeOffice: AssessmentAnswer | null;
  /** The margin: what changes with the days of travel counted; null where verdict and date are the same. */
  readonly travelMargin: string | null;
  readonly ruleSet: RuleSet;

  /** By years and days away alone. `not_enough` where what was given does not cover the years: see `missing`. */
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
  /** The day of an application that was made already: the answer is the one for that day. Null while none was made. */
  readonly appliedOn: CivilDate | null;
  /** The day of an application to extend the permission that has no decision yet; null without one. */
  readonly extensionAppliedOn: CivilDate | null;
}
