import type { CivilDate } from '../calendar/civilDate';
import { routeOfDependant } from '../documentChecklist/forms';
import type { ChecklistRole } from '../documentChecklist/question';
import { englishLevelOn, type EnglishRow } from '../parameters/englishLevels';
import { routeOf, type RouteKey } from '../routes/routes';

/**
 * The English that settlement asks of somebody: by the route of the application, as whom they take part in it, and its day.
 * Partners and grown-up children of a worker apply as dependants, whether with the worker or on a day of their own. Checklist,
 * fees and dependants all ask here.
 */
export const settlementEnglish = (route: RouteKey, role: ChecklistRole, on: CivilDate): EnglishRow =>
  englishLevelOn(routeOf(routeOfDependant(route, role)).english, on);
