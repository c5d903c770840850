import { addDays, type CivilDate } from './civilDate';

/** From so many days before its last day something expires soon, and from the second on urgently. */
export const expiresSoonDays = [90, 30] as const;

/** What there is to say of something that is valid up to a day, that day included. */
export type Expiry = 'valid' | 'expiring_soon' | 'expired';

/**
 * How something with a last day stands on a day: the one answer that notifications and pages give. What is told of it
 * before it expires soon is no warning yet. It has expired from the day after its last.
 */
export function expiryOn(lastDay: CivilDate, today: CivilDate): Expiry {
  if (lastDay < today) return 'expired';
  return addDays(lastDay, -expiresSoonDays[0]) <= today ? 'expiring_soon' : 'valid';
}

/**
 * The tone in which a page or a message tells of the last day of a permission: amber as long as it lasts, since to miss it
 * costs more than any paper, and red once it has ended.
 */
export const toneOfPermissionEnd = (lastDay: CivilDate, today: CivilDate): 'soon' | 'over' =>
  lastDay < today ? 'over' : 'soon';
