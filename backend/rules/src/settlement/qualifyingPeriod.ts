import type { DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { daysWithin, type DayIndex } from '../absences/dayIndex';
import type { AbsenceRule, Obstacle } from './absenceRule';

/** A stretch of years that ends the day before it is complete. */
export interface QualifyingPeriod {
  readonly start: DayNumber;
  /** The day on which the years are complete: the anniversary of the start, later by days that do not count. */
  readonly completes: DayNumber;
}

/** The period of so many years from a day on; days that do not count make it longer. */
export function periodFrom(start: DayNumber, years: number, uncounted: DayIndex): QualifyingPeriod {
  const anniversary = yearsLater(start, years);
  let completes = anniversary;
  for (;;) {
    const later = anniversary + daysWithin(uncounted, start, completes - 1);
    if (later === completes) return { start, completes };
    completes = later;
  }
}

/** The earliest period from `notBefore` on that is complete on a day or later. */
export function periodCompleteFrom(
  day: DayNumber,
  notBefore: DayNumber,
  years: number,
  uncounted: DayIndex,
): QualifyingPeriod {
  let start = Math.max(notBefore, yearsLater(day, -years) - uncounted.total - 1);
  for (;;) {
    const period = periodFrom(start, years, uncounted);
    if (period.completes >= day) return period;
    start += 1;
  }
}

/** The earliest period that keeps every rule, and what stood against the earlier ones. */
export interface CompliantPeriod extends QualifyingPeriod {
  readonly obstacles: readonly Obstacle[];
}

/**
 * Moves a period's start on until it keeps all the rules. Ends, because trips do: a period after the last of them
 * breaks nothing. Each step leaves an obstacle behind, so it takes about as many as there are obstacles.
 */
export function firstCompliantPeriod(
  first: QualifyingPeriod,
  years: number,
  uncounted: DayIndex,
  rules: readonly AbsenceRule[],
): CompliantPeriod {
  const obstacles: Obstacle[] = [];
  let period = first;
  for (;;) {
    const obstacle = firstObstacle(period, rules);
    if (obstacle === null) return { ...period, obstacles };
    remember(obstacles, obstacle);
    period = periodFrom(obstacle.retryFrom, years, uncounted);
  }
}

/**
 * Keeps what a person should hear. A year or total that moves with the period is one obstacle, however many days it
 * takes to leave it; of windows that reach into one another the one with the most days stands for all.
 */
function remember(obstacles: Obstacle[], obstacle: Obstacle): void {
  const previous = obstacles.at(-1);
  if (previous?.kind !== obstacle.kind || obstacle.first > previous.last) obstacles.push(obstacle);
  else if (obstacle.kind === 'any_twelve_months' && obstacle.days > previous.days)
    obstacles[obstacles.length - 1] = obstacle;
}

function firstObstacle(period: QualifyingPeriod, rules: readonly AbsenceRule[]): Obstacle | null {
  for (const rule of rules) {
    const obstacle = rule.obstacle(period.start, period.completes - 1);
    if (obstacle !== null) return obstacle;
  }
  return null;
}
