import {
  absentDays,
  addDays,
  addYears,
  countDaysBetween,
  finalYearLimit,
  type CivilDate,
} from '@settlewise/rules';
import { applicationOf, yearsOf, type CitizenshipDraft } from './citizenshipDraft';

/** Days away by the trips typed, in the years and in the final year that end with the planned application. */
export interface TripTotals {
  readonly total: number;
  readonly finalYear: number;
  readonly from: CivilDate;
  readonly finalYearFrom: CivilDate;
  readonly until: CivilDate;
}

/** As the result counts them: each day once, trips to the islands not at all. */
export function tripTotals(draft: CitizenshipDraft, today: CivilDate): TripTotals {
  const until = applicationOf(draft, today);
  const firstDay = (years: number) => addDays(addYears(until, -years), 1);
  const from = firstDay(yearsOf(draft.isSpouseRoute));
  const finalYearFrom = firstDay(finalYearLimit.years);
  const trips = draft.absenceRecords
    .filter(({ crownDependency }) => crownDependency === undefined)
    .map(({ startDate, endDate }) => ({ departureDate: startDate, returnDate: endDate }));
  const away = absentDays(trips, 'inclusive');
  return {
    total: countDaysBetween(away, from, until),
    finalYear: countDaysBetween(away, finalYearFrom, until),
    ...{ from, finalYearFrom, until },
  };
}
