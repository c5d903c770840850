import type { DayNumber } from '../calendar/civilDate';
import type { DayIndex } from '../absences/dayIndex';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import type { AbsenceRule, Obstacle } from './absenceRule';
import { daysBeforeComplete } from './applicationWindow';
import {
  breaks,
  firstCompliantPeriod,
  periodCompleteFrom,
  periodFrom,
  type CompliantPeriod,
  type QualifyingPeriod,
} from './qualifyingPeriod';

/** What a qualifying period is looked for with. */
export interface PeriodSearch {
  readonly route: Route;
  readonly years: number;
  /** No period starts before it. */
  readonly start: DayNumber;
  readonly asOf: DayNumber;
  readonly uncounted: DayIndex;
  readonly rules: readonly AbsenceRule[];
  readonly law: LawOnDay;
}

/** The period by which somebody can apply, and the one that a person reads about. */
export interface FoundPeriod {
  /** From the start on, whatever breaks it. */
  readonly whole: QualifyingPeriod;
  /** The period by which the first day to apply is found: the first that keeps the rules, or the next one. */
  readonly chosen: CompliantPeriod;
  /** The years that keep the rules for an application on the day asked about; null where none do. */
  readonly now: QualifyingPeriod | null;
  /** The period whose days away are shown. */
  readonly looked: QualifyingPeriod;
  readonly obstacles: readonly Obstacle[];
  /** Years that kept the rules, where the last ones before the application do not: long ago. */
  readonly earlier: QualifyingPeriod | null;
}

/**
 * Finds the period. It is counted back from the application, or from a day up to 28 days after it: five good years long
 * ago do not serve somebody who was away too long since. On Ancestry they do.
 */
export function findPeriod({ route, years, start, asOf, uncounted, rules, law }: PeriodSearch): FoundPeriod {
  const lead = daysBeforeComplete(route, law);
  const whole = periodFrom(start, years, uncounted);
  const first = firstCompliantPeriod(whole, years, uncounted, rules);
  const reached = first.completes - lead <= asOf;
  const today = periodCompleteFrom(asOf, start, years, uncounted);
  const latest = !reached
    ? null
    : route.anyYearsOnRoute || first.start >= today.start
      ? first
      : firstCompliantPeriod(today, years, uncounted, rules);
  const isGood = latest !== null && latest.completes <= asOf + lead;
  const goodNow = isGood || (latest !== null && route.anyYearsOnRoute);
  const chosen = latest === null || goodNow ? first : latest;
  return {
    whole,
    chosen,
    now: goodNow ? latest : null,
    looked: goodNow && latest !== null ? latest : whole.completes < asOf ? today : whole,
    obstacles: goodNow ? [] : chosen.obstacles,
    earlier: reached && (!goodNow || breaks(today, uncounted, rules)) ? first : null,
  };
}
