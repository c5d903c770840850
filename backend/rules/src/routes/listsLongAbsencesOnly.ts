import type { Route } from './route';
import type { RouteKey } from './routes';

const tenYearFamily: readonly RouteKey[] = ['family_ten_years', 'private_life', 'child_born_in_uk'];

/**
 * Whether the form asks for a list of absences only where they were long: the forms of family life and of private life do,
 * and a child who was born here uses the latter. Those of other routes ask for every absence.
 */
export const listsLongAbsencesOnly = (route: Route['key']): boolean =>
  tenYearFamily.some((one) => one === route);
