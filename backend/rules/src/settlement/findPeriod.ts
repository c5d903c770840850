import type { DayNumber } from '../calendar/civilDate';
import type { DayIndex } from '../absences/dayIndex';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import type { AbsenceRule, Obstacle } from './absenceRule';
import { daysBeforeComplete } from './applicationWindow';
import {
  breaksRules,
  firstCompliantPeriod,
  periodCompleteFrom,
  periodFrom,
  type CompliantPeriod,
  type QualifyingPeriod,
} from './qualifyingPeriod';

/** The input of the search for a qualifying period. */
export interface PeriodSearch {
  readonly route: Route;
  readonly years: number;
  /** The earliest start of a period. */
  readonly start: DayNumber;
  readonly asOf: DayNumber;
  readonly uncounted: DayIndex;
  readonly rules: readonly AbsenceRule[];
  readonly law: LawOnDay;
}

/** The period for the application and the period to display. */
export interface FoundPeriod {
  /** The period from the earliest start, even if it breaks rules. */
  readonly fullPeriod: QualifyingPeriod;
  /** The period that decides the first day to apply: the first that keeps the rules, or the next one. */
  readonly chosen: CompliantPeriod;
  /** The years that keep the rules for an application on `asOf`; null if none do. */
  readonly now: QualifyingPeriod | null;
  /** The period whose days away are displayed. */
  readonly displayed: QualifyingPeriod;
  readonly obstacles: readonly Obstacle[];
  /** Earlier years that kept the rules, if the last years before the application do not. */
  readonly earlier: QualifyingPeriod | null;
}

/**
 * Counts the period back from the application, or from a day up to 28 days after it. Earlier valid years do not help
 * a person who was away too long since, except on Ancestry.
 */
export function findPeriod({ route, years, start, asOf, uncounted, rules, law }: PeriodSearch): FoundPeriod {
  const lead = daysBeforeComplete(route, law);
  const fullPeriod = periodFrom(start, years, uncounted);
  const first = firstCompliantPeriod(fullPeriod, years, uncounted, rules);
  const isReached = first.completes - lead <= asOf;
  const today = periodCompleteFrom(asOf, start, years, uncounted);
  const latest = !isReached
    ? null
    : route.anyYearsOnRoute || first.start >= today.start
      ? first
      : firstCompliantPeriod(today, years, uncounted, rules);
  const isGood = latest !== null && latest.completes <= asOf + lead;
  const isGoodNow = isGood || (latest !== null && route.anyYearsOnRoute);
  const chosen = latest === null || isGoodNow ? first : latest;
  return {
    fullPeriod,
    chosen,
    now: isGoodNow ? latest : null,
    displayed: isGoodNow && latest !== null ? latest : fullPeriod.completes < asOf ? today : fullPeriod,
    obstacles: isGoodNow ? [] : chosen.obstacles,
    earlier: isReached && (!isGoodNow || breaksRules(today, uncounted, rules)) ? first : null,
  };
}
