import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { unionOf } from '../absences/absentDays';
import { daysWithin, includesDay, indexDays, type DayIndex } from '../absences/dayIndex';
import { absenceOf } from '../absences/recordedAbsences';
import type { CountingMethod, DaySpan } from '../absences/trip';
import type { Reason } from '../assessment/reason';
import type { DatedTrip } from '../assessment/request';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';
import { changesAfter, lawOn, type Law, type LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import { firstDayOfPeriod, firstGoodApplication } from './citizenshipPeriod';
import { against, met, toKnow } from './said';

/** Days outside the UK, as the Act counts them. */
export interface DaysOutside {
  readonly away: DayIndex;
  /** Days wholly away: a day of travel is a day in the UK, whichever way days away are counted. */
  readonly whollyAway: DayIndex;
}

/** The days away. For the Act the UK includes the islands, so journeys there are none (BNA 1981 s.50). */
export function daysOutside(
  trips: readonly DatedTrip[],
  counting: CountingMethod,
  asOf: DayNumber,
  beforeEntry: DaySpan | null,
): DaysOutside {
  const outside = trips.filter(({ crownDependency }) => crownDependency === null);
  const index = (by: CountingMethod) => {
    const absences: DaySpan[] = outside.map((trip) => absenceOf(trip, by, asOf));
    return indexDays(unionOf(beforeEntry === null ? absences : [...absences, beforeEntry]));
  };
  const away = index(counting);
  return { away, whollyAway: counting === 'whole_days' ? away : index('whole_days') };
}

/** The years that end with an application, and the days away in them. */
export interface Residence {
  readonly first: DayNumber;
  readonly finalFirst: DayNumber;
  readonly totalDays: number;
  readonly finalYearDays: number;
  readonly presentOnFirstDay: boolean;
}

export function residenceUntil(
  application: DayNumber,
  { years }: Pick<AbsenceLimitOnDay, 'years'>,
  { away, whollyAway }: DaysOutside,
): Residence {
  const first = firstDayOfPeriod(application, years);
  const finalFirst = firstDayOfPeriod(application, 1);
  return {
    first,
    finalFirst,
    totalDays: daysWithin(away, first, application),
    finalYearDays: daysWithin(away, finalFirst, application),
    presentOnFirstDay: !includesDay(whollyAway, first),
  };
}

/**
 * The first day of application, `from` or later, on which residence and days away are right: by the law of that day, so
 * it is looked for from one change of the law to the next.
 */
export function firstGoodDay(
  from: DayNumber,
  period: 'threeYears' | 'fiveYears',
  outside: DaysOutside,
  rows?: Law,
): DayNumber {
  const goodFrom = (day: DayNumber) =>
    firstGoodApplication(day, { ...conditionsOf(lawOn(fromDayNumber(day), rows), period), ...outside });
  let good = goodFrom(from);
  for (const change of changesAfter(fromDayNumber(from), rows).map(toDayNumber)) {
    if (good < change) return good;
    good = goodFrom(change);
  }
  return good;
}

function conditionsOf(law: LawOnDay, period: 'threeYears' | 'fiveYears') {
  const { years, days: totalLimit } = law[period];
  return { years, totalLimit, finalYearLimit: law.finalYear.days };
}

/** Whether the first day was spent in the UK. */
export function firstDayPresence({ first, presentOnFirstDay }: Residence, years: number): Reason {
  return (presentOnFirstDay ? met : against)(
    presentOnFirstDay ? 'present_on_first_day' : 'absent_on_first_day',
    { first, years },
    sources.nationalityAct,
    { first, last: first },
  );
}

/** Says that journeys to the islands are not counted; empty without any journey. */
export function islandReasons(trips: readonly DatedTrip[]): readonly Reason[] {
  const journeys = trips.filter(({ crownDependency }) => crownDependency !== null).length;
  if (trips.length === 0) return [];
  if (journeys === 0) return [toKnow('islands_are_not_away', {}, sources.nationalityActIslands)];
  return [toKnow('crown_dependency_days', { journeys }, sources.nationalityActIslands)];
}
