import type { DayNumber } from '../calendar/civilDate';
import { daysInStepWithOtherYears, yearsLater } from '../calendar/dayNumbers';
import { daysWithin, spanAt, type DayIndex } from '../absences/dayIndex';
import { daysUntilWithin } from '../absences/movingWindow';

/** The first day of the years that end on an application: application - N years + 1 day. BNA 1981, Schedule 1. */
export function firstDayOfPeriod(application: DayNumber, years: number): DayNumber {
  return yearsLater(application, -years) + 1;
}

/** The conditions of an application. */
export interface CitizenshipConditions {
  readonly years: number;
  readonly totalLimit: number;
  readonly finalYearLimit: number;
  /** Days that count as away. */
  readonly away: DayIndex;
  /** Days spent wholly outside the UK: on a travel day the person is in the UK. */
  readonly whollyAway: DayIndex;
}

/**
 * The first application day, `from` or later, that meets everything: in the UK on the period's first day, and both
 * limits. Each step moves past the broken condition.
 */
export function firstGoodApplication(from: DayNumber, conditions: CitizenshipConditions): DayNumber {
  let application = from;
  for (;;) {
    const next = nextCandidate(application, conditions);
    if (next === null) return application;
    application = next;
  }
}

function nextCandidate(application: DayNumber, conditions: CitizenshipConditions): DayNumber | null {
  const { years, totalLimit, finalYearLimit, away, whollyAway } = conditions;
  const firstDay = firstDayOfPeriod(application, years);
  const absence = spanAt(whollyAway, firstDay);
  if (absence !== null) return applicationWithFirstDay(absence.last + 1, years);
  return (
    afterExcess(away, application, years, totalLimit) ?? afterExcess(away, application, 1, finalYearLimit)
  );
}

/** The next application day that can be within the limit; null if this one is. */
function afterExcess(away: DayIndex, application: DayNumber, years: number, limit: number): DayNumber | null {
  const first = firstDayOfPeriod(application, years);
  if (daysWithin(away, first, application) <= limit) return null;
  const inStep = daysInStepWithOtherYears(application);
  return application + daysUntilWithin(away, { first, last: application }, limit, inStep);
}

/** The earliest application whose years begin on a day or later. */
function applicationWithFirstDay(firstDay: DayNumber, years: number): DayNumber {
  let application = yearsLater(firstDay - 1, years);
  while (firstDayOfPeriod(application, years) < firstDay) application += 1;
  return application;
}
