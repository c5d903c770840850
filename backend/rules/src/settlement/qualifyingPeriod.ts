import type { DayNumber } from '../calendar/civilDate';
import { daysInStepWithOtherYears, yearsLater } from '../calendar/dayNumbers';
import { findNextDay, nthDayOutside, type DayIndex } from '../absences/dayIndex';
import type { AbsenceRule, MovingPeriod, Obstacle } from './absenceRule';

/** A number of years that ends on the day before it is complete. */
export interface QualifyingPeriod {
  readonly start: DayNumber;
  /** The day on which the years are complete: the anniversary of the start, later by days that do not count. */
  readonly completes: DayNumber;
}

/**
 * The period of a number of years from a day on. Days that do not count make it longer. It starts on a day that
 * counts, because uncounted days before do not change its end. O(log n).
 */
export function periodFrom(from: DayNumber, years: number, uncounted: DayIndex): QualifyingPeriod {
  const start = nthDayOutside(uncounted, from, 1);
  const days = yearsLater(start, years) - start;
  return { start, completes: days === 0 ? start : nthDayOutside(uncounted, start, days) + 1 };
}

/**
 * The earliest period from `notBefore` on that is complete on `day` or later. A later start is never complete
 * earlier.
 */
export function periodCompleteFrom(
  day: DayNumber,
  notBefore: DayNumber,
  years: number,
  uncounted: DayIndex,
): QualifyingPeriod {
  let low = notBefore;
  let high = Math.max(notBefore, day);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (periodFrom(middle, years, uncounted).completes >= day) high = middle;
    else low = middle + 1;
  }
  return periodFrom(low, years, uncounted);
}

/** The earliest period that keeps every rule, with the obstacles to earlier periods. */
export interface CompliantPeriod extends QualifyingPeriod {
  readonly obstacles: readonly Obstacle[];
}

/**
 * Moves a period's start until it keeps all the rules. Terminates because a period after the last journey breaks
 * nothing. Each step passes an obstacle or goes to the next day on which a count changes, so the number of steps is
 * about the number of journeys, gaps and years.
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
    const obstacle = findFirstObstacle(toMovingPeriod(period, uncounted), rules);
    if (obstacle === null) return { ...period, obstacles };
    addObstacle(obstacles, obstacle);
    period = periodFrom(obstacle.retryFrom, years, uncounted);
  }
}

/**
 * Adds an obstacle to the report. A year or total that moves with the period is one obstacle. Overlapping
 * windows are reported once, by the window with the most days.
 */
function addObstacle(obstacles: Obstacle[], obstacle: Obstacle): void {
  const previous = obstacles.at(-1);
  if (previous?.kind !== obstacle.kind || obstacle.first > previous.last) {
    obstacles.push(obstacle);
    return;
  }
  const worse = obstacle.kind === 'any_twelve_months' && obstacle.days > previous.days ? obstacle : previous;
  obstacles[obstacles.length - 1] = { ...worse, retryFrom: obstacle.retryFrom };
}

/** Whether a period breaks any of the rules. */
export function breaksRules(
  period: QualifyingPeriod,
  uncounted: DayIndex,
  rules: readonly AbsenceRule[],
): boolean {
  return findFirstObstacle(toMovingPeriod(period, uncounted), rules) !== null;
}

function toMovingPeriod({ start, completes }: QualifyingPeriod, uncounted: DayIndex): MovingPeriod {
  const last = completes - 1;
  const daysInStep = Math.min(
    daysInStepWithOtherYears(start),
    daysInStepWithOtherYears(last),
    findNextDay(uncounted, start) - start,
    findNextDay(uncounted, completes) - last,
  );
  return { first: start, last, daysInStep };
}

function findFirstObstacle(period: MovingPeriod, rules: readonly AbsenceRule[]): Obstacle | null {
  for (const rule of rules) {
    const obstacle = rule.obstacle(period);
    if (obstacle !== null) return obstacle;
  }
  return null;
}
