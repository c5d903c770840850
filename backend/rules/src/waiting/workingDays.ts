import { utc } from '@date-fns/utc/utc';
import { isWeekend } from 'date-fns/isWeekend';
import { addDays, toUtcDate, type CivilDate } from '../calendar/civilDate';
import { bankHolidays } from '../parameters/bankHolidays';
import { valueOn } from '../parameters/parameter';

/** Whether a day is a working day in England and Wales; null if the year's bank holidays are not announced. */
export function isWorkingDay(day: CivilDate): boolean | null {
  if (isWeekend(toUtcDate(day), { in: utc })) return false;
  const { rows, notKnownFrom } = bankHolidays;
  const first = rows[0]?.from ?? day;
  if (day < first || (notKnownFrom !== undefined && day >= notKnownFrom)) return null;
  return !valueOn(bankHolidays, day).includes(day);
}

/**
 * The day that is a number of working days after a day, which itself does not count; null if a year on the way is
 * unknown.
 */
export function workingDaysAfter(day: CivilDate, count: number): CivilDate | null {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    const works = isWorkingDay(at);
    if (works === null) return null;
    if (works) left -= 1;
  }
  return at;
}
