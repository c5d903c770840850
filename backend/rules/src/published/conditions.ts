import type { Missing } from '../assessment/answer';
import type { CivilDate } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import type { Route } from '../routes/route';

/**
 * The condition of a route without years, in the words of a day; null if it requires years or does not lead to
 * settlement.
 */
export const conditionOn = (
  { condition }: Route,
  day: CivilDate,
): Pick<Missing, 'code' | 'message'> | null =>
  condition === null ? null : { code: condition.code, message: condition.inWords(lawOn(day)) };
