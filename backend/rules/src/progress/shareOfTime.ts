import { addYears, toDayNumber, type CivilDate } from '../calendar/civilDate';

/** How much of the time between two days has passed, in whole percent; 99 at most before the later one. */
export function percentPassed(from: CivilDate, until: CivilDate, today: CivilDate): number {
  if (today >= until) return 100;
  const first = toDayNumber(from);
  const share = (toDayNumber(today) - first) / (toDayNumber(until) - first);
  return Math.min(99, Math.max(0, Math.floor(100 * share)));
}

/** Calendar years since a day, cut to one decimal: 4.9 on the day before the fifth anniversary; 0 before the day. */
export function yearsSince(day: CivilDate, today: CivilDate): number {
  if (today <= day) return 0;
  let whole = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  if (addYears(day, whole) > today) whole -= 1;
  const start = toDayNumber(addYears(day, whole));
  const share = (toDayNumber(today) - start) / (toDayNumber(addYears(day, whole + 1)) - start);
  return whole + Math.floor(10 * share) / 10;
}
