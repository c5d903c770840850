import type { CivilDate } from '../calendar/civilDate';
import type { ChecklistForm } from '../documentChecklist/question';
import type { Confidence } from '../parameters/confidence';
import type { Parameter, Source } from '../parameters/parameter';
import type { EnglishLevel } from '../parameters/englishLevels';
import type { Condition } from './conditions';
import type { RouteNote } from './routeNote';

/** Which rule counts the days away on a route. */
export type AbsenceCounting =
  'continuous_residence' | 'long_residence' | 'eu_settlement' | 'child_born_in_uk' | 'none';

/** Absences that a route leaves out of the count by their dates. */
export type IgnoredAbsences =
  | { readonly kind: 'days_before'; readonly date: CivilDate; readonly source: Source }
  | { readonly kind: 'begun_before'; readonly date: CivilDate; readonly source: Source }
  | { readonly kind: 'permission_granted_before'; readonly date: CivilDate; readonly source: Source };

/**
 * What is known of settlement on a route. `by_years`: it leads there after its years; with 0, once its `condition` holds. `none`: it does
 * not lead there. `not_needed`: there is nothing to settle. `not_known`: the rule is not among the facts, so nothing is
 * said but whom to ask.
 */
export type SettlementRule = 'by_years' | 'none' | 'not_needed' | 'not_known';

/** A permission, or another standing in the UK, and its way to settlement as the law stands. */
export interface Route {
  readonly key: string;
  readonly title: string;
  readonly settlementRule: SettlementRule;
  /** Years to complete by the day of application, the usual number first; empty unless the route leads to settlement `by_years`. */
  readonly qualifyingYears: Parameter<readonly number[]>;
  /** Where no years are asked: what is, and nobody can tell from dates. */
  readonly condition: Condition | null;
  /** Whether lawful time on it counts towards the ten years of long residence. LR 11.1 and 11.2. */
  readonly countsForLongResidence: boolean;
  readonly absences: AbsenceCounting;
  readonly ignoredAbsences: IgnoredAbsences | null;
  /** The day from which the years run. */
  readonly clockStarts: 'grant' | 'entry';
  /** Whether the years may be counted back from a day up to 28 days after the application. */
  readonly twentyEightDays: boolean;
  /** Appendix FM: GOV.UK lets people apply 28 days early, which the text of the Rules does not say. */
  readonly earlyInPractice: boolean;
  /** Protection: settlement is applied for in the last 28 days of the permission, before it ends. */
  readonly lastDaysOfPermission: boolean;
  /** Ancestry: any unbroken years on the route do, however long ago; later absences do not matter. */
  readonly anyYearsOnRoute: boolean;
  /** By date of application, for adults. */
  readonly english: Parameter<EnglishLevel>;
  /** `adults`: from 18 to 64 years. `grown_children`: only those settling as children at 18 or above. */
  readonly lifeInTheUk: 'adults' | 'grown_children' | 'none';
  /** The last day for applications; some people have longer. */
  readonly closes: { readonly on: CivilDate; readonly laterFor: LaterClosing | null } | null;
  /** Whether the fee for indefinite leave is charged. */
  readonly fee: boolean;
  readonly form: string | null;
  /** The list of documents for that form: several online forms can share one. Null where there is none. */
  readonly checklistForm: ChecklistForm | null;
  readonly notes: readonly RouteNote[];
  /** How well the rule itself is known: its text was read, or others say so, or nobody of us knows it. */
  readonly confidence: Confidence;
  readonly source: Source;
}

export interface LaterClosing {
  readonly who: string;
  readonly on: CivilDate;
}
