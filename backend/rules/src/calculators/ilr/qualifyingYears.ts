import type { DaySpan } from '../../absences/trip';
import type { SettlementAnswer } from '../../assessment/answer';
import { fromDayNumber, partsOf, toDayNumber, type DayNumber } from '../../calendar/civilDate';
import { dayNumberOf, partsOfDay, yearsLater } from '../../calendar/dayNumbers';
import type { LawOnDay } from '../../parameters/law';
import type { Route } from '../../routes/route';

/**
 * The qualifying years in which an answer looked at the days away: those that serve the application where nothing but time
 * is missing, which begin anew after a break; else the whole years to come, or the last whole years where they are over.
 */
export function yearsLookedAt(answer: SettlementAnswer, years: number, asOf: DayNumber): DaySpan {
  const served = yearsServed(answer);
  const counts = answer.verdict === 'eligible' || answer.verdict === 'not_yet';
  if (counts && served !== null) return served;
  const first = Math.max(toDayNumber(answer.periodStart), startOfYearsTo(asOf, years));
  return { first, last: yearsLater(first, years) - 1 };
}

/** The years by which an answer's first day to apply is found; null where it names none. */
export function yearsServed({ reasons }: SettlementAnswer): DaySpan | null {
  const served = reasons.find(({ code }) => code === 'qualifying_period');
  if (served?.from === undefined || served.to === undefined) return null;
  return { first: toDayNumber(served.from), last: toDayNumber(served.to) };
}

/**
 * The answer with the years that its first day rests on, in place of years that a gap or too many days away have broken. An
 * answer without a day stays as it is.
 */
export function withYearsServed(answer: SettlementAnswer): SettlementAnswer {
  const served = yearsServed(answer);
  if (answer.firstCompliantCountingDate === null || served === null) return answer;
  return {
    ...answer,
    periodStart: fromDayNumber(served.first),
    periodComplete: fromDayNumber(served.last + 1),
  };
}

/** The first day from which so many years are complete on a day or later. */
function startOfYearsTo(day: DayNumber, years: number): DayNumber {
  // Two starts about 29 February can have one anniversary; the earlier one holds more days.
  let start = yearsLater(day, -years) - 1;
  while (yearsLater(start, years) < day) start += 1;
  return start;
}

/** The calendar years that a period touches, each with the days of it that lie in the period. */
export function calendarYearsOf({ first, last }: DaySpan): readonly (DaySpan & { readonly year: number })[] {
  const years: (DaySpan & { year: number })[] = [];
  for (let year = partsOfDay(first).year; year <= partsOfDay(last).year; year += 1)
    years.push({
      year,
      first: Math.max(first, dayNumberOf(year, 1, 1)),
      last: Math.min(last, dayNumberOf(year, 12, 31)),
    });
  return years;
}

/** Whether a route allows 180 days in any twelve months (long residence: since 11 April 2024). */
export function limitsTwelveMonths({ absences }: Pick<Route, 'absences'>): boolean {
  return absences === 'continuous_residence' || absences === 'long_residence';
}

/**
 * Whether twelve months are counted in a calendar year. Long residence counts them since April 2024; to be safe, all
 * days of that year are taken to count so.
 */
export function countsTwelveMonthsIn(
  route: Pick<Route, 'absences'>,
  year: number,
  { longResidenceRollingSince }: LawOnDay,
): boolean {
  const since = partsOf(longResidenceRollingSince).year;
  return limitsTwelveMonths(route) && (route.absences !== 'long_residence' || year >= since);
}

/** Whether the days away in a calendar year alone are more than any twelve months may hold. */
export function isOverInYear(
  route: Pick<Route, 'absences'>,
  { year, days }: { readonly year: number; readonly days: number },
  law: LawOnDay,
): boolean {
  return countsTwelveMonthsIn(route, year, law) && days > law.anyTwelveMonths.days;
}

/**
 * The most days away for which a period leaves room. Where any twelve months may hold 180 days, so many for each year:
 * 900 for five. Long residence has 548 for its days before 11 April 2024 and 180 for each year begun since. Null where
 * the route sets no limit that can be given in days of the whole period. To keep to it is needed, but not enough: the
 * twelve months are judged by themselves.
 */
export function absenceLimitOf(
  route: Route,
  years: number,
  { first, last }: DaySpan,
  { anyTwelveMonths, longResidenceTotal, longResidenceRollingSince }: LawOnDay,
): number | null {
  switch (route.absences) {
    case 'continuous_residence':
      return anyTwelveMonths.days * years;
    case 'long_residence': {
      const change = toDayNumber(longResidenceRollingSince);
      const before = first < change ? longResidenceTotal.days : 0;
      return before + anyTwelveMonths.days * yearsBegun(Math.max(first, change), last);
    }
    default:
      return null;
  }
}

function yearsBegun(first: DayNumber, last: DayNumber): number {
  let years = 0;
  while (yearsLater(first, years) <= last) years += 1;
  return years;
}
