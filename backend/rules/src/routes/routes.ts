import { familyRoutes } from './familyRoutes';
import { protectionRoutes } from './protectionRoutes';
import { residenceRoutes } from './residenceRoutes';
import type { Route } from './route';
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

const keys = Object.keys(rows).filter(isRouteKey);

/** All routes, those to settlement first. Sections 1 and 6 of the facts, as in force on the rule set's day. */
export const routes: readonly (Route & { readonly key: RouteKey })[] = keys.map(routeOf);

/** True for the name of a route. */
export function isRouteKey(text: string): text is RouteKey {
  return Object.hasOwn(rows, text);
}

/** The route of a name. */
export function routeOf(key: RouteKey): Route & { readonly key: RouteKey } {
  return { key, ...rows[key] };
}
