import fc from 'fast-check';
import type { OwnHome, PartnerHome } from '../src/addressHistory/livedTogether';
import { isSameAddress, type AddressPlace } from '../src/addressHistory/sameAddress';
import type { DaysOfStay } from '../src/addressHistory/stay';
import { addMonths, fromDayNumber, toDayNumber } from '../src/calendar/civilDate';
import { coversDay, dayOrMonth, sorted } from './addressesDayByDay';

const nextDay = (day: string) => fromDayNumber(toDayNumber(day) + 1);

function daysFromTo(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = nextDay(day)) days.push(day);
  return days;
}

/** Every possible day: the day itself, or each day of the month. */
const possibleDays = (date: string): readonly string[] =>
  date.length === 10 ? [date] : daysFromTo(`${date}-01`, `${date}-31`).filter((day) => day.startsWith(date));

/** Whether the person certainly lived there on a day, for all possible days. */
const certainlyCovers = ({ from, to }: DaysOfStay, day: string): boolean =>
  possibleDays(from).every((first) => first <= day) &&
  (to === null || possibleDays(to).every((last) => day <= last));

/** The results of `livedTogether`, found by checking each day. Slow and simple. */
export function togetherDayByDay(
  own: readonly OwnHome[],
  partner: readonly PartnerHome[],
  period: { readonly from: string; readonly to: string },
) {
  const days = daysFromTo(period.from, period.to);
  const atOneAddress = (day: string, covers: typeof coversDay) =>
    partner.some(
      (theirs) =>
        covers(theirs, day) &&
        own.some(
          (mine) => covers(mine, day) && (theirs.place === null || isSameAddress(mine.place, theirs.place)),
        ),
    );
  /** A person who moves within a month lives at one of the two homes on each of its days. */
  const isBetweenHomes = (day: string) =>
    own.some(({ to }) => to === day.slice(0, 7) && own.some(({ from }) => from === to));
  const together = days.filter((day) => atOneAddress(day, coversDay));
  const certain = days.filter(
    (day) =>
      atOneAddress(day, certainlyCovers) ||
      (isBetweenHomes(day) &&
        partner.some((theirs) => theirs.place === null && certainlyCovers(theirs, day))),
  );

  const why = (day: string) => {
    if (together.includes(day)) return null;
    if (!own.some((stay) => coversDay(stay, day))) return 'own_missing';
    return partner.some((stay) => coversDay(stay, day)) ? 'two_addresses' : 'partner_missing';
  };
  return {
    days: together.length,
    certainDays: certain.length,
    stretches: findRuns(days, (day) => (together.includes(day) ? 'together' : null)).map((run) => ({
      from: run.first,
      to: run.last,
      days: run.days,
      inMonths: countMonths(run.first, run.last),
      certainDays: certain.filter((day) => day >= run.first && day <= run.last).length,
    })),
    apart: findRuns(days, why).map((run) => ({
      from: run.first,
      to: run.last,
      days: run.days,
      why: run.label,
    })),
  };
}

/** Consecutive days with the same label; days without a label are skipped. */
function findRuns(days: readonly string[], labelFor: (day: string) => string | null) {
  const runs: { label: string; first: string; last: string; days: number }[] = [];
  let before: string | null = null;
  for (const day of days) {
    const label = labelFor(day);
    const run = runs.at(-1);
    if (label !== null && label === before && run !== undefined) {
      run.last = day;
      run.days += 1;
    } else if (label !== null) runs.push({ label, first: day, last: day, days: 1 });
    before = label;
  }
  return runs;
}

/** The whole months that end before the day after the last, and the remaining days. */
function countMonths(first: string, last: string) {
  const end = nextDay(last);
  let months = 0;
  while (addMonths(first, months + 1) <= end) months += 1;
  return { months, days: daysFromTo(addMonths(first, months), last).length };
}

const places: readonly AddressPlace[] = [
  { line1: '14 Harbour Street', line2: 'Flat 2', town: 'Leith', postcode: 'EH6 6AA' },
  { line1: 'Flat 2, 14 Harbour St', line2: null, town: 'Leith', postcode: null },
  { line1: '9 Mare Street', line2: null, town: 'London', postcode: 'E8 4RP' },
];
const somewhere = fc.constantFrom(...places);
const when = fc
  .record({ from: dayOrMonth, to: fc.option(dayOrMonth, { freq: 6 }) })
  .filter(({ from, to }) => to === null || sorted(from, to));

/** Homes of two people, many of which are one address in different words. */
export const anyOwnHomes = fc
  .array(fc.tuple(when, somewhere), { maxLength: 5 })
  .map((homes) => homes.map(([days, place], position): OwnHome => ({ ...days, place, id: `${position}` })));
export const anyPartnerHomes = fc
  .array(fc.tuple(when, fc.option(somewhere, { freq: 2 })), { maxLength: 4 })
  .map((homes) => homes.map(([days, place]): PartnerHome => ({ ...days, place })));
