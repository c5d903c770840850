import type { Route } from './route';
import type { RouteKey } from './routes';

const tenYearFamily: readonly RouteKey[] = ['family_ten_years', 'private_life', 'child_born_in_uk'];

/**
 * Whether the form asks only for long absences: the forms of family life and private life do, and a child born in the
 * UK uses the latter. Other forms ask for every absence.
 */
export const listsLongAbsencesOnly = (route: Route['key']): boolean =>
  tenYearFamily.some((one) => one === route);
