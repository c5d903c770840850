import type { CivilDate } from '../calendar/civilDate';
import { routeOfDependant } from '../documentChecklist/forms';
import type { ChecklistRole } from '../documentChecklist/question';
import { englishLevelOn, type EnglishRow } from '../parameters/englishLevels';
import { findRoute, type RouteKey } from '../routes/routes';

/**
 * The level of English for settlement, by the route of the application, the applicant's role, and its day. Partners
 * and grown-up children of a worker apply as dependants, also on a later day. Checklist, fees and dependants all use
 * it.
 */
export const settlementEnglish = (route: RouteKey, role: ChecklistRole, on: CivilDate): EnglishRow =>
  englishLevelOn(findRoute(routeOfDependant(route, role)).english, on);
