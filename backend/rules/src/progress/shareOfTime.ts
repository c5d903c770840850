import { addYears, toDayNumber, type CivilDate } from '../calendar/civilDate';

/** The whole percent of the time between two days that has passed; at most 99 before the later day. */
export function percentPassed(from: CivilDate, until: CivilDate, today: CivilDate): number {
  if (today >= until) return 100;
  const first = toDayNumber(from);
  const share = (toDayNumber(today) - first) / (toDayNumber(until) - first);
  return Math.min(99, Math.max(0, Math.floor(100 * share)));
}

/**
 * Calendar years since a day, rounded down to one decimal: 4.9 on the day before the fifth anniversary; 0 before the
 * day.
 */
export function yearsSince(day: CivilDate, today: CivilDate): number {
  if (today <= day) return 0;
  let wholeYears = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  if (addYears(day, wholeYears) > today) wholeYears -= 1;
  const start = toDayNumber(addYears(day, wholeYears));
  const share = (toDayNumber(today) - start) / (toDayNumber(addYears(day, wholeYears + 1)) - start);
  return wholeYears + Math.floor(10 * share) / 10;
}
