import { addDays, type CivilDate } from './civilDate';

/** So many days before something expires a person is told of it, each time more urgently. */
export const expiryWarnedDays = [90, 30, 7] as const;

/** What there is to say of something that is valid up to a day, that day included. */
export type Expiry = 'valid' | 'expiring_soon' | 'expired';

/**
 * How something with a last day stands on a day: the one answer that notifications and pages give. It expires soon from
 * the day of the first notification on, and has expired from the day after its last.
 */
export function expiryOn(lastDay: CivilDate, today: CivilDate): Expiry {
  if (lastDay < today) return 'expired';
  return addDays(lastDay, -expiryWarnedDays[0]) <= today ? 'expiring_soon' : 'valid';
}
