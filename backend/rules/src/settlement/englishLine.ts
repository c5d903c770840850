import { englishStatus } from '../assessment/knowledge';
import type { EnglishStatus } from '../assessment/answer';
import type { AssessedPerson } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import type { EnglishLevel } from '../parameters/englishLevels';
import { findRoute, type RouteKey } from '../routes/routes';

/** The day from which a route requires another level of English for settlement. */
export interface EnglishLine {
  readonly from: CivilDate;
  /** The level required until the day before. */
  readonly before: EnglishLevel;
  /** The level required of this person from that day, and whether they meet it. */
  readonly status: EnglishStatus;
}

/**
 * Null if the route's level never changes, or if the person is known to meet the later level.
 * @param applyingOn an application before the change is checked as on its first day
 */
export function englishLineFor(
  route: RouteKey,
  person: AssessedPerson | undefined,
  applyingOn: CivilDate,
): EnglishLine | null {
  const { english } = findRoute(route);
  for (const [place, row] of english.rows.entries()) {
    const before = english.rows[place - 1]?.value;
    if (row.from === null || before === undefined || before === row.value) continue;
    const status = englishStatus(english, applyingOn > row.from ? applyingOn : row.from, person);
    return status.met === true ? null : { from: row.from, before, status };
  }
  return null;
}
