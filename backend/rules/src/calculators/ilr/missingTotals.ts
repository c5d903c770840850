import { countSpanDays, type DaySpan } from '../../absences/trip';
import type { Missing } from '../../assessment/answer';
import { fromDayNumber, type DayNumber } from '../../calendar/civilDate';
import type { LawOnDay } from '../../parameters/law';
import type { Route } from '../../routes/route';
import { fewestDays } from '../../settlement/calendarMonths';
import { countsTwelveMonthsIn } from './qualifyingYears';
import { missing } from './reasonFactories';

/** The part of a calendar year in the period; the days away are null if no total was given. */
export interface GivenYear extends DaySpan {
  readonly year: number;
  readonly days: number | null;
}

/** The most days that can have been spent away in a year: all of them if no total was given. */
const mostDays = (year: GivenYear | undefined): number =>
  year === undefined ? 0 : (year.days ?? countSpanDays(year));

/**
 * The past years of the period with a missing total that can change the answer. A missing year may hold up to all of
 * its days. So it can be ignored only if even those, with the days of a neighbouring year, break no rule. This never
 * holds for whole years but can for the weeks at the edge of the period. Future years hold no days away.
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
    const neighbours = [begun[position - 1], begun[position + 1]];
    if (year.days !== null || !canDecide({ route, law }, begun, year, neighbours)) return [];
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
  neighbours: readonly (GivenYear | undefined)[],
): boolean {
  const withNeighbour = mostDays(year) + Math.max(...neighbours.map(mostDays));
  if (route.absences !== 'continuous_residence' && route.absences !== 'long_residence') return true;
  if (countsTwelveMonthsIn(route, year.year, law)) return withNeighbour > law.anyTwelveMonths.days;
  const early = years.filter((one) => !countsTwelveMonthsIn(route, one.year, law));
  const total = early.reduce((sum, one) => sum + mostDays(one), 0);
  return withNeighbour > law.longResidenceSingle.days || total > law.longResidenceTotal.days;
}

/**
 * Rules about single absences or calendar months need dates. Totals are enough only if too few days were spent away
 * to break them.
 */
export function missingTrips(route: Route, years: readonly GivenYear[], law: LawOnDay): readonly Missing[] {
  const harmless = countHarmlessDays(route, law);
  const total = years.reduce((sum, year) => sum + (year.days ?? 0), 0);
  if (total <= harmless) return [];
  return [missing('trips', {}, { field: 'detailedAbsences' })];
}

/** The number of days away that cannot break any rule of calendar months: every permitted number of months has more. */
function countHarmlessDays({ absences }: Route, law: LawOnDay): number {
  switch (absences) {
    case 'eu_settlement':
      return fewestDays(law.euMonthsInTwelve.months);
    case 'child_born_in_uk':
      return Math.min(fewestDays(law.childBornInUkSingle.months), law.childBornInUk.days);
    default:
      return Infinity;
  }
}
