import {
  absentDays,
  countDaysBetween,
  type CountingMethod,
  limitCheck,
  type LimitCheck,
  ofCitizenship,
  tonesTogether,
  type Trip,
} from '@settlewise/rules/absences';
import { addDays, addYears, type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { absenceLimits } from '@settlewise/rules/parameters';
import { applicationOf, limitsOf, yearsOf, type CitizenshipDraft, type TripEntry } from './citizenshipDraft';

/** Days away by the trips typed, in the years and in the final year that end with the planned application. */
export interface TripTotals {
  readonly total: number;
  readonly finalYear: number;
  readonly from: CivilDate;
  readonly finalYearFrom: CivilDate;
  readonly until: CivilDate;
}

/** Trips as the result counts them: those to the islands not at all, nor those whose dates are not known yet. */
const countedTrips = (entries: readonly TripEntry[]): readonly Trip[] =>
  entries
    .filter(
      ({ crownDependency, startDate, endDate }) =>
        crownDependency === undefined &&
        isCivilDate(startDate) &&
        isCivilDate(endDate) &&
        startDate <= endDate,
    )
    .map(({ startDate, endDate }) => ({ departureDate: startDate, returnDate: endDate }));

function totalsOf(
  draft: CitizenshipDraft,
  trips: readonly Trip[],
  counting: CountingMethod,
  today: CivilDate,
): TripTotals {
  const until = applicationOf(draft, today);
  const firstDay = (years: number) => addDays(addYears(until, -years), 1);
  const from = firstDay(yearsOf(draft.isSpouseRoute));
  const finalYearFrom = firstDay(absenceLimits.finalYear.years);
  const away = absentDays(trips, counting);
  return {
    total: countDaysBetween(away, from, until),
    finalYear: countDaysBetween(away, finalYearFrom, until),
    from,
    finalYearFrom,
    until,
  };
}

/** With the days of travel, each day once. */
export const tripTotals = (draft: CitizenshipDraft, today: CivilDate): TripTotals =>
  totalsOf(draft, countedTrips(draft.absenceRecords), 'inclusive', today);

/** Both limits, the one of the final year first. */
type BothLimits = readonly [finalYear: LimitCheck, total: LimitCheck];

function checksOf(draft: CitizenshipDraft, trips: readonly Trip[], today: CivilDate): BothLimits {
  const cautious = totalsOf(draft, trips, 'inclusive', today);
  const homeOffice = totalsOf(draft, trips, 'whole_days', today);
  const { until } = homeOffice;
  const { total, finalYear } = limitsOf(draft, today);
  // A larger number that was typed is one of both counts: nobody knows its days of travel.
  const typed = draft.recentAbsences > cautious.finalYear ? draft.recentAbsences : null;
  return tonesTogether([
    limitCheck({
      kind: 'final_year',
      limit: finalYear,
      decides: true,
      means: ofCitizenship(finalYear),
      counted: { days: typed ?? homeOffice.finalYear, from: homeOffice.finalYearFrom, to: until },
      cautiousDays: typed ?? cautious.finalYear,
    }),
    limitCheck({
      kind: draft.isSpouseRoute ? 'three_years' : 'five_years',
      limit: total,
      decides: true,
      means: ofCitizenship(total),
      counted: { days: homeOffice.total, from: homeOffice.from, to: until },
      cautiousDays: cautious.total,
    }),
  ]);
}

/** Both limits by the trips of the list, as the result will say them. */
export const checksNow = (draft: CitizenshipDraft, today: CivilDate): BothLimits =>
  checksOf(draft, countedTrips(draft.absenceRecords), today);

/** Both limits after a trip, with the others as they are; none for a trip that citizenship does not count. */
export function checksAfter(
  draft: CitizenshipDraft,
  typed: Pick<TripEntry, 'crownDependency'> & { readonly id: string | null },
  dates: Trip,
  today: CivilDate,
): readonly LimitCheck[] {
  if (typed.crownDependency !== undefined) return [];
  const others = draft.absenceRecords.filter(({ id }) => id !== typed.id);
  return checksOf({ ...draft, recentAbsences: 0 }, [...countedTrips(others), dates], today);
}
