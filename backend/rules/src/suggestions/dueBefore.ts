import { addDays, type CivilDate } from '../calendar/civilDate';

/** A due day is never tomorrow. */
const shortestDays = 7;

/**
 * A due day for something that must be ready on a later day.
 * @param lead days before the later day
 * @returns null if the later day is unknown or past
 */
export function dueBefore(day: CivilDate | null, lead: number, today: CivilDate): CivilDate | null {
  if (day === null || day <= today) return null;
  const wanted = addDays(day, -lead);
  const soonest = addDays(today, shortestDays);
  if (wanted >= soonest) return wanted;
  return soonest < day ? soonest : day;
}
