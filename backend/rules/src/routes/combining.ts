import { routes, type RouteKey } from './routes';

/** SW 21.1: every combination of these, with a last permission as Skilled Worker. Tier 1 without Graduate Entrepreneur. */
const skilledWork: readonly RouteKey[] = [
  'skilled_worker',
  'health_and_care_worker',
  'tier_2',
  'scale_up',
  'global_talent',
  'innovator_founder',
  'minister_of_religion',
  'sportsperson',
  'rep_overseas_business',
  'tier1_entrepreneur',
  'tier1_investor',
  'tier1_exceptional_talent',
  'tier1_other',
];

/** Not a permission of their own, or not certain to be meant by "routes that lead to settlement" (HK 62.1). */
const notAddedToBno: ReadonlySet<RouteKey> = new Set([
  'hk_bno',
  'long_residence',
  'eu_settled_status',
  'child_born_in_uk',
]);

/** A route that is not named stands alone: the sources say so (Innovator Founder), or do not say otherwise. */
const added: Readonly<Partial<Record<RouteKey, readonly RouteKey[]>>> = {
  skilled_worker: skilledWork,
  health_and_care_worker: skilledWork,
  tier_2: skilledWork,
  scale_up: skilledWork,
  // The same route under two names. What else GT 9 adds up was not read.
  global_talent: ['tier1_exceptional_talent'],
  tier1_exceptional_talent: ['global_talent'],
  hk_bno: routes
    .filter(({ key, qualifyingYears: [years = 0] }) => years > 0 && !notAddedToBno.has(key))
    .map(({ key }) => key),
  long_residence: routes.filter((route) => route.countsForLongResidence).map(({ key }) => key),
};

/** The other routes whose time adds up with a route's own towards settlement on it. */
export function combinesWith(route: RouteKey): readonly RouteKey[] {
  return (added[route] ?? []).filter((key) => key !== route);
}
