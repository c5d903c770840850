import type { Missing } from '../assessment/answer';
import type { CivilDate } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import type { Route } from '../routes/route';

/** What a route without years asks instead, in the words of a day; null where it asks for years, or leads nowhere. */
export const conditionOn = (
  { condition }: Route,
  day: CivilDate,
): Pick<Missing, 'code' | 'message'> | null =>
  condition === null ? null : { code: condition.code, message: condition.inWords(lawOn(day)) };
