import type { RouteKey } from '../routes/routes';

/** Routes on which the employer must still need the person. */
export const employedRoutes: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'skilled_worker',
  'health_and_care_worker',
  'tier_2',
  'scale_up',
  'minister_of_religion',
  'sportsperson',
]);

/** Routes on which a couple must live together. */
export const partnerRoutes: ReadonlySet<RouteKey> = new Set<RouteKey>(['partner', 'uk_ancestry_partner']);
