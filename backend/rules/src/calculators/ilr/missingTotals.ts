import { lengthOf, type DaySpan } from '../../absences/trip';
import type { Missing } from '../../assessment/answer';
import { fromDayNumber, type DayNumber } from '../../calendar/civilDate';
import type { LawOnDay } from '../../parameters/law';
import type { Route } from '../../routes/route';
import { fewestDaysOf } from '../../settlement/calendarMonths';
import { countsTwelveMonthsIn } from './qualifyingYears';
import { missing } from './said';

/** A calendar year as far as it lies in the period; the days away are null where nobody gave a total. */
export interface GivenYear extends DaySpan {
  readonly year: number;
  readonly days: number | null;
}

/** The most days that can have been spent away in a year: all of them where nobody said how many. */
const mostDays = (year: GivenYear | undefined): number =>
  year === undefined ? 0 : (year.days ?? lengthOf(year));

/**
 * The years of the period so far for which a total is missing: each that nobody gave, unless no number of days away in it
 * can change the answer. Nobody knows how many they were, so the answer has to hold for the most there can be: a year is
 * left out only where even all its days, with those of a year beside it, break no rule. Of whole years that is never so;
 * of the weeks at the edge of the period it can be. Years that have not begun hold no day away.
 */
export function missingTotals(
  route: Route,
  years: readonly GivenYear[],
  asOf: DayNumber,
  law: LawOnDay,
): readonly Missing[] {
  if (route.absences === 'none') return [];
  const begun = years.filter(({ first }) => first <= asOf);
  return begun.flatMap((year, position) => {
    const beside = [begun[position - 1], begun[position + 1]];
    if (year.days !== null || !canDecide({ route, law }, begun, year, beside)) return [];
    return [
      missing(
        'absence_total',
        { year: year.year },
        {
          field: 'absencesPerYear',
          from: fromDayNumber(year.first),
          to: fromDayNumber(Math.min(year.last, asOf)),
        },
      ),
    ];
  });
}

function canDecide(
  { route, law }: { readonly route: Route; readonly law: LawOnDay },
  years: readonly GivenYear[],
  year: GivenYear,
  beside: readonly (GivenYear | undefined)[],
): boolean {
  const withOneBeside = mostDays(year) + Math.max(...beside.map(mostDays));
  if (route.absences !== 'continuous_residence' && route.absences !== 'long_residence') return true;
  if (countsTwelveMonthsIn(route, year.year, law)) return withOneBeside > law.anyTwelveMonths.days;
  const early = years.filter((one) => !countsTwelveMonthsIn(route, one.year, law));
  const total = early.reduce((sum, one) => sum + mostDays(one), 0);
  return withOneBeside > law.longResidenceSingle.days || total > law.longResidenceTotal.days;
}

/**
 * Rules that look at single absences or at calendar months cannot be judged by totals, unless so few days were spent
 * away that no absence can break them.
 */
export function missingTrips(route: Route, years: readonly GivenYear[], law: LawOnDay): readonly Missing[] {
  const harmless = daysThatBreakNothing(route, law);
  const total = years.reduce((sum, year) => sum + (year.days ?? 0), 0);
  if (total <= harmless) return [];
  return [missing('trips', {}, { field: 'detailedAbsences' })];
}

/** So many days away in all break no rule of calendar months: no number of months that is allowed has fewer. */
function daysThatBreakNothing({ absences }: Route, law: LawOnDay): number {
  switch (absences) {
    case 'eu_settlement':
      return fewestDaysOf(law.euMonthsInTwelve.months);
    case 'child_born_in_uk':
      return Math.min(fewestDaysOf(law.childBornInUkSingle.months), law.childBornInUk.days);
    default:
      return Infinity;
  }
}
