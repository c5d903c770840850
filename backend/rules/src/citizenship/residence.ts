import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { uniteSpans } from '../absences/absentDays';
import { daysWithin, includesDay, indexDays, type DayIndex } from '../absences/dayIndex';
import { toAbsence } from '../absences/recordedAbsences';
import type { CountingMethod, DaySpan } from '../absences/trip';
import type { Reason } from '../assessment/reason';
import type { DatedTrip } from '../assessment/request';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';
import { changesAfter, lawOn, type Law, type LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import { firstDayOfPeriod, firstGoodApplication } from './citizenshipPeriod';
import { against, met, toKnow } from './reasonFactories';

/** Days outside the UK under the Act. */
export interface DaysOutside {
  readonly away: DayIndex;
  /** Days wholly away: a travel day is a day in the UK by both counts. */
  readonly whollyAway: DayIndex;
}

/** The days away. Under the Act the UK includes the islands, so journeys there do not count (BNA 1981 s.50). */
export function daysOutside(
  trips: readonly DatedTrip[],
  counting: CountingMethod,
  asOf: DayNumber,
  beforeEntry: DaySpan | null,
): DaysOutside {
  const outside = trips.filter(({ crownDependency }) => crownDependency === null);
  const index = (by: CountingMethod) => {
    const absences: DaySpan[] = outside.map((trip) => toAbsence(trip, by, asOf));
    return indexDays(uniteSpans(beforeEntry === null ? absences : [...absences, beforeEntry]));
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
 * The first application day, `from` or later, with enough residence and few enough days away. Each day has its own
 * law, so it searches from one change of law to the next.
 */
export function firstGoodDay(
  from: DayNumber,
  period: 'threeYears' | 'fiveYears',
  outside: DaysOutside,
  rows?: Law,
): DayNumber {
  const goodFrom = (day: DayNumber) =>
    firstGoodApplication(day, { ...toConditions(lawOn(fromDayNumber(day), rows), period), ...outside });
  let good = goodFrom(from);
  for (const change of changesAfter(fromDayNumber(from), rows).map(toDayNumber)) {
    if (good < change) return good;
    good = goodFrom(change);
  }
  return good;
}

function toConditions(law: LawOnDay, period: 'threeYears' | 'fiveYears') {
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

/** Says that journeys to the islands do not count; empty without such journeys. */
export function islandReasons(trips: readonly DatedTrip[]): readonly Reason[] {
  const journeys = trips.filter(({ crownDependency }) => crownDependency !== null).length;
  if (trips.length === 0) return [];
  if (journeys === 0) return [toKnow('islands_are_not_away', {}, sources.nationalityActIslands)];
  return [toKnow('crown_dependency_days', { journeys }, sources.nationalityActIslands)];
}
