import { familyRoutes } from './familyRoutes';
import { protectionRoutes } from './protectionRoutes';
import { residenceRoutes } from './residenceRoutes';
import type { CivilDate } from '../calendar/civilDate';
import { valueOn } from '../parameters/parameter';
import type { Route } from './route';
import type { RouteRow } from './routeRow';
import { routesNotKnown } from './routesNotKnown';
import { routesWithoutSettlement } from './routesWithoutSettlement';
import { tier1Routes } from './tier1Routes';
import { workRoutes } from './workRoutes';

const rows = {
  ...workRoutes,
  ...tier1Routes,
  ...familyRoutes,
  ...protectionRoutes,
  ...residenceRoutes,
  ...routesWithoutSettlement,
  ...routesNotKnown,
} as const;

/** The name of a route in requests and answers. */
export type RouteKey = keyof typeof rows;

/** Whether a text is the name of a route. */
export function isRouteKey(text: string): text is RouteKey {
  return Object.hasOwn(rows, text);
}

/** Finds a route by its name. */
export function findRoute(key: RouteKey): Route & { readonly key: RouteKey } {
  const { laterYears = [], ...row }: RouteRow = rows[key];
  const { title, source, confidence, qualifyingYears: value } = row;
  const qualifyingYears: Route['qualifyingYears'] = {
    title: `${title}: years to complete`,
    unit: yearsUnit,
    rows: [{ value, from: null, source, confidence }, ...laterYears],
  };
  return { key, ...row, qualifyingYears };
}

const yearsUnit: Route['qualifyingYears']['unit'] = {
  key: 'years',
  inWords: (years) => (years.every((number) => number === 0) ? 'At once' : `${years.join(' or ')} years`),
};

/** The years that a route requires for applications on a day, the usual number first. */
export const yearsOn = (
  { qualifyingYears }: Pick<Route, 'qualifyingYears'>,
  day: CivilDate,
): readonly number[] => valueOn(qualifyingYears, day);

/** Whether a route requires years and leads to settlement by them. */
export const asksForYears = ({ qualifyingYears }: Pick<Route, 'qualifyingYears'>): boolean =>
  qualifyingYears.rows.some(({ value }) => value.some((years) => years > 0));

/** All routes, those that lead to settlement first. Sections 1 and 6 of the facts. */
export const routes: readonly (Route & { readonly key: RouteKey })[] = Object.keys(rows)
  .filter(isRouteKey)
  .map(findRoute);
