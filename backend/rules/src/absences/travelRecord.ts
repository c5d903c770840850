import { addDays, addYears, splitDate, type CivilDate } from '../calendar/civilDate';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';
import { lawOn, type Law } from '../parameters/law';
import { absentDays, countDays, countDaysBetween, type DaySet } from './absentDays';
import { againstLimit, type AgainstLimit } from './limitCheck';
import { daysOfTrip, type CountingMethod, type Trip } from './trip';

/** Days away in the years that end on a given day, against their limit. */
export interface PeriodTotal extends AgainstLimit {
  readonly years: number;
  /** First and last day of the period, both included. */
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The totals of a person's journeys on a day. */
export interface TravelRecord {
  readonly asOf: CivilDate;
  readonly counting: CountingMethod;
  readonly totalDays: number;
  readonly lastYear: PeriodTotal;
  readonly lastThreeYears: PeriodTotal;
  readonly lastFiveYears: PeriodTotal;
  /** A rule of thumb for settlement in the tracker: one of the three periods is over its limit. */
  readonly settlementAtRisk: boolean;
  /** The final year or the five years are over their limit. */
  readonly citizenshipAtRisk: boolean;
}

/** @param asOf the last day of every period, itself included; its limits apply */
export function travelRecord(
  trips: readonly Trip[],
  asOf: CivilDate,
  counting: CountingMethod,
  rows?: Law,
): TravelRecord {
  const law = lawOn(asOf, rows);
  const days = absentDays(trips, counting);
  const lastYear = periodTotal(days, law.finalYear, asOf);
  const lastThreeYears = periodTotal(days, law.threeYears, asOf);
  const lastFiveYears = periodTotal(days, law.fiveYears, asOf);
  const over = (...periods: PeriodTotal[]) => periods.some((period) => period.standing === 'over');
  return {
    asOf,
    counting,
    totalDays: countDays(days),
    lastYear,
    lastThreeYears,
    lastFiveYears,
    settlementAtRisk: over(lastYear, lastThreeYears, lastFiveYears),
    citizenshipAtRisk: over(lastYear, lastFiveYears),
  };
}

function periodTotal(days: DaySet, limit: AbsenceLimitOnDay, asOf: CivilDate): PeriodTotal {
  const from = addDays(addYears(asOf, -limit.years), 1);
  return { years: limit.years, from, to: asOf, ...againstLimit(countDaysBetween(days, from, asOf), limit) };
}

/** Days and journeys of a group, with the group's share of all days. */
export interface GroupTotal<Key> {
  readonly key: Key;
  readonly trips: number;
  readonly days: number;
  /** Whole percent of the days of all groups. */
  readonly percent: number;
}

/**
 * Sums journeys by a key, most days first. Each journey counts in full, so groups of overlapping journeys can sum to
 * more than the total of days away.
 */
export function totalsBy<T extends Trip, Key>(
  trips: readonly T[],
  counting: CountingMethod,
  keyOf: (trip: T) => Key,
): readonly GroupTotal<Key>[] {
  const groups = new Map<Key, { trips: number; days: number }>();
  for (const trip of trips) {
    const group = groups.get(keyOf(trip)) ?? { trips: 0, days: 0 };
    groups.set(keyOf(trip), { trips: group.trips + 1, days: group.days + daysOfTrip(trip, counting) });
  }
  const all = [...groups.values()].reduce((total, group) => total + group.days, 0);
  return [...groups]
    .map(([key, group]) => ({ key, ...group, percent: all === 0 ? 0 : Math.round((100 * group.days) / all) }))
    .sort((a, b) => b.days - a.days);
}

/** The quarter of the departure, for example `2026 Q3`. */
export function findQuarter(trip: Trip): string {
  const { year, month } = splitDate(trip.departureDate);
  return `${year} Q${Math.ceil(month / 3)}`;
}

/** The journeys that return within the last `years` years. */
export function returnedWithin<T extends Trip>(
  trips: readonly T[],
  asOf: CivilDate,
  years: number,
): readonly T[] {
  const from = addDays(addYears(asOf, -years), 1);
  return trips.filter((trip) => trip.returnDate >= from);
}
