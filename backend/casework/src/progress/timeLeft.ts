import { addMonths, type CivilDate, toDayNumber } from '@settlewise/rules/calendar';

export interface TimeLeft {
  readonly months: number;
  readonly days: number;
}

/** Whole months from today to a later day, and the remaining days; null if the day has come. */
export function timeLeftUntil(day: CivilDate, today: CivilDate): TimeLeft | null {
  if (day <= today) return null;
  const monthsFromYears = (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12;
  const monthDifference = monthsFromYears + Number(day.slice(5, 7)) - Number(today.slice(5, 7));
  const months = addMonths(today, monthDifference) > day ? monthDifference - 1 : monthDifference;
  return { months, days: toDayNumber(day) - toDayNumber(addMonths(today, months)) };
}
