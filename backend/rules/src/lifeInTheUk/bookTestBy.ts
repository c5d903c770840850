import { addDays, type CivilDate } from '../calendar/civilDate';
import { lifeInTheUkTestOn } from '../parameters/lifeInTheUkTest';

/** Our own margin in days, for centres that are full and for what comes between. */
const margin = 28;

/**
 * The last day to book the test for an application on a day, so that there is time for a second attempt: the notice of a
 * booking, the days between two attempts, and four weeks to spare.
 */
export function bookTestBy(application: CivilDate): CivilDate {
  const { bookedBefore, betweenAttempts } = lifeInTheUkTestOn(application);
  return addDays(application, -(bookedBefore + betweenAttempts + margin));
}
