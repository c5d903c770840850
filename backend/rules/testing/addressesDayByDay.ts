import fc from 'fast-check';
import type { JourneyBesideAddresses } from '../src/addressHistory/checkAddresses';
import type { AddressStay, DaysOfStay } from '../src/addressHistory/stay';
import { fromDayNumber, toDayNumber } from '../src/calendar/civilDate';

/** Whether an address covers a day: a month without a day covers all its days. */
export function coversDay({ from, to }: DaysOfStay, day: string): boolean {
  // Dates as text sort by time; a month is compared with the month of the day.
  const begun = day.slice(0, from.length) >= from;
  return begun && (to === null || day.slice(0, to.length) <= to);
}

/** The results of `checkAddresses` about single days, found by checking each day. Slow and simple. */
export function addressesDayByDay(
  stays: readonly AddressStay[],
  journeys: readonly JourneyBesideAddresses[],
  period: { readonly from: string; readonly to: string },
) {
  const days: string[] = [];
  for (let day = toDayNumber(period.from); day <= toDayNumber(period.to); day += 1)
    days.push(fromDayNumber(day));

  const runs: string[][] = [];
  let run: string[] = [];
  for (const day of days) {
    if (stays.some((stay) => coversDay(stay, day))) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push(day);
  }
  const isOn = ({ departureDate, returnDate }: JourneyBesideAddresses, day: string) =>
    departureDate <= day && (returnDate === null || day <= returnDate);
  const gaps = runs.map((gap) => ({
    from: gap[0],
    to: gap.at(-1),
    days: gap.length,
    isExplained: journeys.some((journey) => gap.every((day) => isOn(journey, day))),
  }));

  const shared = new Map<string, number>();
  for (const [position, one] of stays.entries())
    for (const other of stays.slice(position + 1)) {
      if (one.to === other.from || other.to === one.from) continue;
      const both = days.filter((day) => coversDay(one, day) && coversDay(other, day)).length;
      if (both > 0) shared.set([one.id, other.id].sort().join(' and '), both);
    }
  return { gaps, shared };
}

const start = toDayNumber('2023-11-01');
/** From November 2023 to August 2024. */
export const aDay = fc.integer({ min: 0, max: 300 }).map((days) => fromDayNumber(start + days));
export const dayOrMonth = fc.oneof(
  aDay,
  aDay.map((day) => day.slice(0, 7)),
);
export const sorted = (from: string, to: string) => to.slice(0, from.length) >= from.slice(0, to.length);

const aStay = fc
  .record({
    from: dayOrMonth,
    to: fc.option(dayOrMonth, { freq: 6 }),
    isTemporary: fc.boolean(),
    isAbroad: fc.boolean(),
  })
  .filter(({ from, to }) => to === null || sorted(from, to));

/** Addresses so close together that many touch, overlap and leave gaps. */
export const anyStays = fc
  .array(aStay, { maxLength: 7 })
  .map((stays) => stays.map((stay, position): AddressStay => ({ id: `address ${position}`, ...stay })));

export const anyJourneys = fc.array(
  fc
    .record({ departureDate: aDay, returnDate: fc.option(aDay, { freq: 8 }) })
    .filter(({ departureDate, returnDate }) => returnDate === null || returnDate >= departureDate),
  { maxLength: 5 },
);
