import type { Trip } from '@settlewise/rules/absences';
import { addYears, type CivilDate, splitDate } from '@settlewise/rules/calendar';

interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** What a picture of days away reaches over. */
export interface PictureSpan extends Period {
  readonly firstYear: number;
  readonly lastYear: number;
  /** Journeys lie before the first year or after the last: they are in the table alone. */
  readonly cut: boolean;
}

/** A journey of long ago, or a slip of the pen, must not make a picture of a hundred years. */
const mostYearsBefore = 12;
const mostYearsAfter = 5;

/**
 * From the start of the period, or the first journey when that is earlier, to its end, the last journey or today,
 * whichever is latest; years far from both the period and today are left out. Without a period and journeys: the last
 * five years.
 */
export function pictureSpan(trips: readonly Trip[], period: Period | null, today: CivilDate): PictureSpan {
  const starts = [today, ...(period === null ? [] : [period.from])];
  const ends = [today, ...(period === null ? [] : [period.to])];
  const empty = period === null && trips.length === 0;
  const furthestBack = addYears(earliestOf(starts), -mostYearsBefore);
  const furthestOn = addYears(latestOf(ends), mostYearsAfter);
  const near = trips.filter(
    ({ departureDate, returnDate }) => departureDate >= furthestBack && returnDate <= furthestOn,
  );
  const from = empty
    ? addYears(today, -5)
    : earliestOf([...starts, ...near.map(({ departureDate }) => departureDate)]);
  const to = latestOf([...ends, ...near.map(({ returnDate }) => returnDate)]);
  return {
    from,
    to,
    firstYear: splitDate(from).year,
    lastYear: splitDate(to).year,
    cut: near.length < trips.length,
  };
}

// Dates written yyyy-MM-dd stand in the order of the days.
const earliestOf = (dates: readonly CivilDate[]): CivilDate =>
  dates.reduce((earliest, date) => (date < earliest ? date : earliest));
const latestOf = (dates: readonly CivilDate[]): CivilDate =>
  dates.reduce((latest, date) => (date > latest ? date : latest));
