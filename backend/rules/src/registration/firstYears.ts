import { absentDays, countDaysBetween } from '../absences/absentDays';
import type { CountingMethod, Trip } from '../absences/trip';
import { birthday } from '../calendar/age';
import { addDays, type CivilDate } from '../calendar/civilDate';

/** A year of a child's life, from a birthday to the day before the next, and the days away in it. */
export interface YearOfLife {
  /** 1 for the year that begins with the birth. */
  readonly number: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly days: Readonly<Record<CountingMethod, number>>;
}

/** Days away in each of the first years of a life, by both ways of counting. O(n log n) for n trips. */
export function firstYears(
  dateOfBirth: CivilDate,
  journeys: readonly Trip[],
  years: number,
): readonly YearOfLife[] {
  const inclusive = absentDays(journeys, 'inclusive');
  const wholeDays = absentDays(journeys, 'whole_days');
  return Array.from({ length: years }, (_, year) => {
    const from = birthday(dateOfBirth, year);
    const to = addDays(birthday(dateOfBirth, year + 1), -1);
    return {
      number: year + 1,
      from,
      to,
      days: {
        inclusive: countDaysBetween(inclusive, from, to),
        whole_days: countDaysBetween(wholeDays, from, to),
      },
    };
  });
}
