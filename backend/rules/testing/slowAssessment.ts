import type { CountingMethod } from '../src/absences/trip';
import { toDayNumber, type DayNumber } from '../src/calendar/civilDate';
import { anniversary } from './dayByDay';

/** A trip in day numbers. */
export interface SlowTrip {
  readonly departure: number;
  readonly arrival: number;
  /** Whether it was entirely on the islands. */
  readonly island?: boolean;
}

/** The days away of one journey, found day by day. */
export function findAwayDays({ departure, arrival }: SlowTrip, counting: CountingMethod): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = departure; day <= arrival; day += 1)
    if (counting === 'inclusive' || (day !== departure && day !== arrival)) days.push(day);
  return days;
}

function count(away: ReadonlySet<DayNumber>, from: DayNumber, to: DayNumber): number {
  let days = 0;
  for (let day = from; day <= to; day += 1) if (away.has(day)) days += 1;
  return days;
}

/** Whether the twelve months from a day away in the period have more than 180 days away. */
function brokenByTwelveMonths(away: ReadonlySet<DayNumber>, from: DayNumber, to: DayNumber): boolean {
  for (let day = from; day <= to; day += 1)
    if (away.has(day) && count(away, day, Math.min(to, anniversary(day, 1) - 1)) > 180) return true;
  return false;
}

/** The first completion day of five years of continuous residence, found by trying every start. */
export function firstCountingDaySlowly(
  trips: readonly SlowTrip[],
  counting: CountingMethod,
  grant: DayNumber,
  entry: DayNumber,
): DayNumber {
  const away = new Set(trips.flatMap((trip) => findAwayDays(trip, counting)));
  for (let day = grant; day < entry; day += 1) away.add(day);
  let start = grant;
  while (brokenByTwelveMonths(away, start, anniversary(start, 5) - 1)) start += 1;
  return anniversary(start, 5);
}

/** As above, for long residence: ten years, two rules. */
export function firstLongResidenceDaySlowly(trips: readonly SlowTrip[], grant: DayNumber): DayNumber {
  const change = toDayNumber('2024-04-11');
  const before = trips.filter(({ departure }) => departure < change);
  const early = new Set(before.flatMap((trip) => findAwayDays(trip, 'whole_days')));
  const late = new Set(
    trips.filter((trip) => !before.includes(trip)).flatMap((trip) => findAwayDays(trip, 'whole_days')),
  );
  const broken = (from: DayNumber, to: DayNumber) =>
    before.some(
      (trip) => findAwayDays(trip, 'whole_days').filter((day) => day >= from && day <= to).length > 184,
    ) ||
    count(early, from, Math.min(to, change - 1)) > 548 ||
    brokenByTwelveMonths(late, from, to);
  let start = grant;
  while (broken(start, anniversary(start, 10) - 1)) start += 1;
  return anniversary(start, 10);
}

/** The journeys that count for citizenship: the islands belong to the UK. */
const abroad = (trips: readonly SlowTrip[]) => trips.filter(({ island }) => island !== true);

/** The first citizenship application day that meets everything, found by trying each day. */
export function firstCitizenshipDaySlowly(
  trips: readonly SlowTrip[],
  counting: CountingMethod,
  from: DayNumber,
  years: 3 | 5,
): DayNumber {
  const away = new Set(abroad(trips).flatMap((trip) => findAwayDays(trip, counting)));
  const whollyAway = new Set(abroad(trips).flatMap((trip) => findAwayDays(trip, 'whole_days')));
  for (let application = from; ; application += 1) {
    const first = anniversary(application, -years) + 1;
    if (whollyAway.has(first)) continue;
    if (count(away, first, application) > years * 90) continue;
    if (count(away, anniversary(application, -1) + 1, application) > 90) continue;
    return application;
  }
}

/** The years outside the UK after which each kind of settlement lapses. */
const yearsOutside = { ilr: 2, eu_settled_status: 5, eu_settled_status_swiss: 4 } as const;
export type SlowKind = keyof typeof yearsOutside | 'irish' | 'right_of_abode';

/**
 * The last day on which settlement certainly exists, found day by day. Each day outside the UK after the grant
 * extends the absence; a day in the UK (also a travel day) restarts it. Null if it never lapses by these journeys.
 */
export function settlementStandsUntilSlowly(
  trips: readonly SlowTrip[],
  settled: DayNumber,
  kind: SlowKind,
): DayNumber | null {
  if (kind === 'irish' || kind === 'right_of_abode') return null;
  const outside = new Set(abroad(trips).flatMap((trip) => findAwayDays(trip, 'whole_days')));
  const last = Math.max(settled, ...abroad(trips).map(({ arrival }) => arrival));
  for (let day = settled; day <= last; day += 1) {
    // A person who is away on the day of the grant has been away since that day. Others left the day before
    // the first day away.
    const begins = outside.has(day) && (day === settled || !outside.has(day - 1));
    if (!begins) continue;
    const left = day === settled ? day : day - 1;
    const backBy = anniversary(left, yearsOutside[kind]);
    let back = day;
    while (outside.has(back)) back += 1;
    if (back > backBy) return backBy;
  }
  return null;
}

/** The upper limit of days of each band for the whole period, the worst last. */
const wholePeriod = {
  5: [
    [450, 'meets'],
    [480, 'discretion_expected'],
    [900, 'discretion_conditional'],
  ],
  3: [
    [270, 'meets'],
    [300, 'discretion_expected'],
    [540, 'discretion_conditional'],
  ],
} as const;

/** An application assessed day by day through its years: totals, bands and presence on the first day. */
export function citizenshipSlowly(
  trips: readonly SlowTrip[],
  counting: CountingMethod,
  application: DayNumber,
  years: 3 | 5,
) {
  const away = new Set(abroad(trips).flatMap((trip) => findAwayDays(trip, counting)));
  const first = anniversary(application, -years) + 1;
  const total = count(away, first, application);
  const finalYear = count(away, anniversary(application, -1) + 1, application);
  const totalBand = wholePeriod[years].find(([most]) => total <= most)?.[1] ?? 'normally_refused';
  const finalYearBand =
    finalYear <= 90
      ? 'meets'
      : finalYear <= 100
        ? 'discretion_expected'
        : finalYear <= 180 || totalBand === 'meets'
          ? 'discretion_conditional'
          : 'normally_refused';
  const present = !abroad(trips).some((trip) => findAwayDays(trip, 'whole_days').includes(first));
  return { total, finalYear, totalBand, finalYearBand, present };
}
