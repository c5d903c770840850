import { addDays, type CivilDate } from './civilDate';

/** Days before the last day from which something expires soon (first) and urgently (second). */
export const expiresSoonDays = [90, 30] as const;

/** The state of something that is valid up to and including a day. */
export type Expiry = 'valid' | 'expiring_soon' | 'expired';

/**
 * The expiry state on a day, used by notifications and pages. Before "expiring soon" there is no warning. It has
 * expired from the day after its last day.
 */
export function expiryOn(lastDay: CivilDate, today: CivilDate): Expiry {
  if (lastDay < today) return 'expired';
  return addDays(lastDay, -expiresSoonDays[0]) <= today ? 'expiring_soon' : 'valid';
}

/**
 * The tone for the last day of a permission: amber while it lasts, because missing it costs more than any document,
 * and red once it has ended.
 */
export const toneOfPermissionEnd = (lastDay: CivilDate, today: CivilDate): 'soon' | 'over' =>
  lastDay < today ? 'over' : 'soon';
