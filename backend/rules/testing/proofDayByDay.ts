import fc from 'fast-check';
import type { AddressPeriod } from '../src/addressHistory/question';
import type { DaysOfStay } from '../src/addressHistory/stay';
import { fromDayNumber, toDayNumber } from '../src/calendar/civilDate';
import { coversDay, sorted } from './addressesDayByDay';

const everyDay = ({ from, to }: AddressPeriod): readonly string[] => {
  const days: string[] = [];
  for (let day = toDayNumber(from); day <= toDayNumber(to); day += 1) days.push(fromDayNumber(day));
  return days;
};

/** The same day a number of months later or earlier, or the last day of a shorter month. Independent of the engine. */
function monthsOn(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return new Date(
    Date.UTC(
      lastOfMonth.getUTCFullYear(),
      lastOfMonth.getUTCMonth(),
      Math.min(day, lastOfMonth.getUTCDate()),
    ),
  )
    .toISOString()
    .slice(0, 10);
}

/** The days of a home with and without a proof, found by checking each day. Slow and simple. */
export function proofDayByDay(
  stay: DaysOfStay,
  proofs: readonly AddressPeriod[],
  period: AddressPeriod,
  months: number,
): { readonly proven: readonly string[]; readonly missing: readonly string[] } {
  const ofThisHome = proofs.filter((proof) => everyDay(proof).some((day) => coversDay(stay, day)));
  const serving = ofThisHome.map(({ from, to }) => ({
    from: monthsOn(from, -months),
    to: monthsOn(to, months),
  }));
  const lived = everyDay(period).filter((day) => coversDay(stay, day));
  const isProven = (day: string) => serving.some(({ from, to }) => from <= day && day <= to);
  return { proven: lived.filter(isProven), missing: lived.filter((day) => !isProven(day)) };
}

/** The days of some periods, in order. */
export const listDays = (stretches: readonly AddressPeriod[]): readonly string[] =>
  stretches.flatMap(everyDay);

const start = toDayNumber('2020-01-01');
const day = fc.integer({ min: 0, max: 2_000 }).map((days) => fromDayNumber(start + days));
const dayOrMonth = fc.oneof(
  day,
  day.map((date) => date.slice(0, 7)),
);

/** A home of some years, possibly current, possibly known only by months. */
export const aHome: fc.Arbitrary<DaysOfStay> = fc
  .record({ from: dayOrMonth, to: fc.option(dayOrMonth, { freq: 4 }) })
  .filter(({ from, to }) => to === null || sorted(from, to));

export const aStretch: fc.Arbitrary<AddressPeriod> = fc
  .tuple(day, day)
  .map(([one, other]) => (one <= other ? { from: one, to: other } : { from: other, to: one }));

/** Documents of one day, and some of a longer time. */
export const someProofs = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: day.map((date): AddressPeriod => ({ from: date, to: date })) },
    { weight: 1, arbitrary: aStretch },
  ),
  { maxLength: 6 },
);
