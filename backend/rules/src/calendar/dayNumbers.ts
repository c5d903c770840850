// Own arithmetic, because date-fns is 6 to 10 times slower and the rules need thousands of steps per answer
// (ADR 0026).

/** Whole days since 1970-01-01; all counting uses it. */
export type DayNumber = number;

/** Year, month (1 to 12) and day of the month. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const daysIn400Years = 146_097;
// Days from 0000-03-01, the start of a year in this calculation, to 1970-01-01.
const daysBefore1970 = 719_468;

/**
 * The number of a day of the Gregorian calendar. Years start on 1 March here, so that the leap day is the last. Also
 * works outside of the years of a civil date.
 */
export function calculateDayNumber(year: number, month: number, day: number): DayNumber {
  const marchYear = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const dayOfCycle =
    yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * daysIn400Years + dayOfCycle - daysBefore1970;
}

/** Year, month and day of a number; the inverse of `dayNumberOf`. */
export function partsOfDay(number: DayNumber): DayParts {
  const days = number + daysBefore1970;
  const cycle = Math.floor(days / daysIn400Years);
  const dayOfCycle = days - cycle * daysIn400Years;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1_460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * The number of days, at least 1, for which the same date in other years moves in step with this one. It ends at 28
 * February, because a leap day may follow in one year and not in another.
 */
export function daysInStepWithOtherYears(day: DayNumber): number {
  const { year, month, day: dayOfMonth } = partsOfDay(day);
  if (month === 2 && dayOfMonth >= 28) return 1;
  return calculateDayNumber(month <= 2 ? year : year + 1, 2, 28) - day;
}

/** The same day a number of months later (or earlier), or the month’s last day if it is shorter. */
export function monthsLater(day: DayNumber, months: number): DayNumber {
  const { year, month, day: dayOfMonth } = partsOfDay(day);
  const fromYearZero = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(fromYearZero / 12);
  const targetMonth = fromYearZero - targetYear * 12 + 1;
  const first = calculateDayNumber(targetYear, targetMonth, 1);
  const next =
    targetMonth === 12
      ? calculateDayNumber(targetYear + 1, 1, 1)
      : calculateDayNumber(targetYear, targetMonth + 1, 1);
  return Math.min(first + dayOfMonth - 1, next - 1);
}

/**
 * The same day and month a number of years later (or earlier); 29 February becomes 28 February if it does not exist.
 */
export function yearsLater(day: DayNumber, years: number): DayNumber {
  const parts = partsOfDay(day);
  const year = parts.year + years;
  const clamped = parts.month === 2 && parts.day === 29 && !isLeapYear(year) ? 28 : parts.day;
  return calculateDayNumber(year, parts.month, clamped);
}
