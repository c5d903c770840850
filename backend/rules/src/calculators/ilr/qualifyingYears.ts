import type { DaySpan } from '../../absences/trip';
import type { SettlementAnswer } from '../../assessment/answer';
import { fromDayNumber, splitDate, toDayNumber, type DayNumber } from '../../calendar/civilDate';
import { calculateDayNumber, partsOfDay, yearsLater } from '../../calendar/dayNumbers';
import type { LawOnDay } from '../../parameters/law';
import type { Route } from '../../routes/route';

/**
 * The qualifying years whose days away the answer checked: the years for the application if only time is missing,
 * which restart after a break. Otherwise the coming years, or the last complete years if they are in the past.
 */
export function findCheckedYears(answer: SettlementAnswer, years: number, asOf: DayNumber): DaySpan {
  const served = yearsServed(answer);
  const counts = answer.verdict === 'eligible' || answer.verdict === 'not_yet';
  if (counts && served !== null) return served;
  const first = Math.max(toDayNumber(answer.periodStart), findYearsStart(asOf, years));
  return { first, last: yearsLater(first, years) - 1 };
}

/** The years that decide the first day to apply; null if there is none. */
export function yearsServed({ reasons }: SettlementAnswer): DaySpan | null {
  const served = reasons.find(({ code }) => code === 'qualifying_period');
  if (served?.from === undefined || served.to === undefined) return null;
  return { first: toDayNumber(served.from), last: toDayNumber(served.to) };
}

/**
 * The answer with the years behind its first day, instead of years broken by a gap or by absences. An answer without
 * a day is unchanged.
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

/** The first day from which the years are complete on a day or later. */
function findYearsStart(day: DayNumber, years: number): DayNumber {
  // Two starts around 29 February can have the same anniversary; the earlier one holds more days.
  let start = yearsLater(day, -years) - 1;
  while (yearsLater(start, years) < day) start += 1;
  return start;
}

/** The calendar years of a period, each with its days in the period. */
export function listCalendarYears({
  first,
  last,
}: DaySpan): readonly (DaySpan & { readonly year: number })[] {
  const years: (DaySpan & { year: number })[] = [];
  for (let year = partsOfDay(first).year; year <= partsOfDay(last).year; year += 1)
    years.push({
      year,
      first: Math.max(first, calculateDayNumber(year, 1, 1)),
      last: Math.min(last, calculateDayNumber(year, 12, 31)),
    });
  return years;
}

/** Whether a route allows 180 days in any twelve months (long residence: since 11 April 2024). */
export function limitsTwelveMonths({ absences }: Pick<Route, 'absences'>): boolean {
  return absences === 'continuous_residence' || absences === 'long_residence';
}

/**
 * Whether the twelve-month rule applies in a calendar year. Long residence has it since April 2024; as a precaution,
 * all days of that year count.
 */
export function countsTwelveMonthsIn(
  route: Pick<Route, 'absences'>,
  year: number,
  { longResidenceRollingSince }: LawOnDay,
): boolean {
  const since = splitDate(longResidenceRollingSince).year;
  return limitsTwelveMonths(route) && (route.absences !== 'long_residence' || year >= since);
}

/** Whether the days away in one calendar year exceed the twelve-month limit. */
export function isOverInYear(
  route: Pick<Route, 'absences'>,
  { year, days }: { readonly year: number; readonly days: number },
  law: LawOnDay,
): boolean {
  return countsTwelveMonthsIn(route, year, law) && days > law.anyTwelveMonths.days;
}

/**
 * The most days away that a period allows. With 180 days in any twelve months it is 180 for each year: 900 for five.
 * Long residence has 548 for its days before 11 April 2024 and 180 for each year since. Null if the route has no
 * limit in days for the whole period. Keeping to it is necessary but not sufficient: each twelve months are checked
 * separately.
 */
export function calculateAbsenceLimit(
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
