import { addDays, type CivilDate } from '../calendar/civilDate';
import { lifeInTheUkTestOn } from '../parameters/lifeInTheUkTest';

/** Our own margin in days, for full test centres and delays. */
const margin = 28;

/**
 * The last day to book the test for an application on a day, with time for a second attempt: the booking notice, the
 * days between two attempts, and a margin of four weeks.
 */
export function bookTestBy(application: CivilDate): CivilDate {
  const { bookedBefore, betweenAttempts } = lifeInTheUkTestOn(application);
  return addDays(application, -(bookedBefore + betweenAttempts + margin));
}
