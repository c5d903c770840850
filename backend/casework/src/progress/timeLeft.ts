import { addMonths, type CivilDate, toDayNumber } from '@settlewise/rules/calendar';

export interface TimeLeft {
  readonly months: number;
  readonly days: number;
}

/** Whole months from one day to a later one, and the days that remain; null where the other day has come. */
export function timeLeftUntil(day: CivilDate, today: CivilDate): TimeLeft | null {
  if (day <= today) return null;
  const apart = (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12;
  const most = apart + Number(day.slice(5, 7)) - Number(today.slice(5, 7));
  const months = addMonths(today, most) > day ? most - 1 : most;
  return { months, days: toDayNumber(day) - toDayNumber(addMonths(today, months)) };
}
