import { asksForYears, routes, type RouteKey } from './routes';

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

/** What the sources say adds up. A route that is not named stands alone, or its sources are silent (`mayCombineWith`). */
const added: Readonly<Partial<Record<RouteKey, readonly RouteKey[]>>> = {
  skilled_worker: skilledWork,
  health_and_care_worker: skilledWork,
  tier_2: skilledWork,
  scale_up: skilledWork,
  // The same route under two names.
  global_talent: ['tier1_exceptional_talent'],
  tier1_exceptional_talent: ['global_talent'],
  hk_bno: routes
    .filter((route) => asksForYears(route) && !notAddedToBno.has(route.key))
    .map(({ key }) => key),
  long_residence: routes.filter((route) => route.countsForLongResidence).map(({ key }) => key),
};

/** The other routes whose time adds up with a route's own towards settlement on it. */
export function combinesWith(route: RouteKey): readonly RouteKey[] {
  return (added[route] ?? []).filter((key) => key !== route);
}

/** Routes of which the sources give the years, and not whether time on others adds up with them. */
const notSaid: Readonly<Partial<Record<RouteKey, readonly RouteKey[]>>> = {
  ...Object.fromEntries(
    (
      [
        ...(['global_talent', 'tier1_exceptional_talent', 'minister_of_religion', 'sportsperson'] as const),
        ...(['rep_overseas_business', 'tier1_entrepreneur', 'tier1_investor'] as const),
      ] as const
    ).map((key) => [key, skilledWork] as const),
  ),
  family_ten_years: ['partner', 'parent_of_child', 'private_life'],
  private_life: ['family_ten_years', 'partner', 'parent_of_child', 'child_born_in_uk'],
  refugee: ['humanitarian_protection'],
  humanitarian_protection: ['refugee'],
  hk_bno: ['eu_settled_status', 'child_born_in_uk'],
};

/** The other routes of which nobody here knows whether their time adds up: then both outcomes are given. */
export function mayCombineWith(route: RouteKey): readonly RouteKey[] {
  const certain = combinesWith(route);
  return (notSaid[route] ?? []).filter((key) => key !== route && !certain.includes(key));
}
