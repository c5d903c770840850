import { englishStatus } from '../assessment/knowledge';
import type { EnglishStatus } from '../assessment/answer';
import type { AssessedPerson } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import type { EnglishLevel } from '../parameters/englishLevels';
import { routeOf, type RouteKey } from '../routes/routes';

/** The day from which settlement on a route asks for another level of English than before. */
export interface EnglishLine {
  readonly from: CivilDate;
  /** What is asked of an application up to the day before. */
  readonly before: EnglishLevel;
  /** What is asked of this person from then on, and whether they meet it. */
  readonly status: EnglishStatus;
}

/**
 * Null where the level of the route never changes, or where what is asked after it is known to be met.
 * @param applyingOn an application before the line is looked at as on its first day
 */
export function englishLineFor(
  route: RouteKey,
  person: AssessedPerson | undefined,
  applyingOn: CivilDate,
): EnglishLine | null {
  const { english } = routeOf(route);
  for (const [place, row] of english.rows.entries()) {
    const before = english.rows[place - 1]?.value;
    if (row.from === null || before === undefined || before === row.value) continue;
    const status = englishStatus(english, applyingOn > row.from ? applyingOn : row.from, person);
    return status.met === true ? null : { from: row.from, before, status };
  }
  return null;
}
