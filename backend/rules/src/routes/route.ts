import type { CivilDate } from '../calendar/civilDate';
import type { ChecklistForm } from '../documentChecklist/question';
import type { Confidence } from '../parameters/confidence';
import type { Parameter, Source } from '../parameters/parameter';
import type { EnglishLevel } from '../parameters/englishLevels';
import type { Condition } from './conditions';
import type { RouteNote } from './routeNote';

/** The rule that counts days away on a route. */
export type AbsenceCounting =
  'continuous_residence' | 'long_residence' | 'eu_settlement' | 'child_born_in_uk' | 'none';

/** Absences that a route ignores because of their dates. */
export type IgnoredAbsences =
  | { readonly kind: 'days_before'; readonly date: CivilDate; readonly source: Source }
  | { readonly kind: 'begun_before'; readonly date: CivilDate; readonly source: Source }
  | { readonly kind: 'permission_granted_before'; readonly date: CivilDate; readonly source: Source };

/**
 * The known rule of settlement. `by_years`: after its years; with 0, once its `condition` holds. `none`: the route
 * does not lead to settlement. `not_needed`: no settlement is needed. `not_known`: the rule is unknown, so the answer
 * only says who to ask.
 */
export type SettlementRule = 'by_years' | 'none' | 'not_needed' | 'not_known';

/** A permission or other right to stay, and its way to settlement by current law. */
export interface Route {
  readonly key: string;
  readonly title: string;
  readonly settlementRule: SettlementRule;
  /** Years to complete by the day of application, the usual number first; empty unless the route leads to settlement `by_years`. */
  readonly qualifyingYears: Parameter<readonly number[]>;
  /** The requirement instead of years, which dates cannot show. */
  readonly condition: Condition | null;
  /** Whether lawful time on it counts towards the ten years of long residence. LR 11.1 and 11.2. */
  readonly countsForLongResidence: boolean;
  readonly absences: AbsenceCounting;
  readonly ignoredAbsences: IgnoredAbsences | null;
  /** The day on which the years start. */
  readonly clockStarts: 'grant' | 'entry';
  /** Whether the years may be counted back from a day up to 28 days after the application. */
  readonly twentyEightDays: boolean;
  /** Appendix FM: GOV.UK lets people apply 28 days early, which the text of the Rules does not say. */
  readonly earlyInPractice: boolean;
  /** Protection: settlement is applied for in the last 28 days of the permission, before it ends. */
  readonly lastDaysOfPermission: boolean;
  /** Ancestry: any unbroken years on the route count, also long ago; later absences do not matter. */
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
  /** The document list of that form: several online forms can share one. Null if there is none. */
  readonly checklistForm: ChecklistForm | null;
  readonly notes: readonly RouteNote[];
  /** The confidence in the rule: read, known from secondary sources, or unknown. */
  readonly confidence: Confidence;
  readonly source: Source;
}

export interface LaterClosing {
  readonly who: string;
  readonly on: CivilDate;
}
