import { addDays, type CivilDate } from '../calendar/civilDate';

/** Nobody is told to do something by tomorrow. */
const shortestDays = 7;

/**
 * A sensible day by which something is done that has to be ready on a later day.
 * @param lead how many days before it
 * @returns null where no day is known or it is past
 */
export function dueBefore(day: CivilDate | null, lead: number, today: CivilDate): CivilDate | null {
  if (day === null || day <= today) return null;
  const wanted = addDays(day, -lead);
  const soonest = addDays(today, shortestDays);
  if (wanted >= soonest) return wanted;
  return soonest < day ? soonest : day;
}
