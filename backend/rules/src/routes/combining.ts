/**
 * The routes whose time adds up: continuous residence guidance v8.0, pages 8 to 19, and the appendices of the routes
 * it names.
 */
import { asksForYears, routes, type RouteKey } from './routes';

/** SW 21.1, GT 12.1, MR 12.1, ISP 15.1: every combination of these. Tier 1 without Graduate Entrepreneur. */
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

/** The sources do not clearly include these in "routes that lead to settlement". */
const uncertainRoutes: ReadonlySet<RouteKey> = new Set([
  'hk_bno',
  'long_residence',
  'eu_settled_status',
  'child_born_in_uk',
]);

const leadingToSettlement: readonly RouteKey[] = routes
  .filter((route) => asksForYears(route) && !uncertainRoutes.has(route.key))
  .map(({ key }) => key);

/** Includes BN(O), which leads to settlement after five years: BN(O) guidance counts it with each of the others. */
const anyLeadingToSettlement: readonly RouteKey[] = [...leadingToSettlement, 'hk_bno'];

/** SETF 3.1: family life under Appendix FM, not as a fiancé, and private life. */
const familyLife: readonly RouteKey[] = [
  'family_ten_years',
  'partner',
  'parent_of_child',
  'child_joining_parents',
  'private_life',
];

/** PL 14.1: private life, and family life under Appendix FM. */
const privateLife: readonly RouteKey[] = [...familyLife, 'child_born_in_uk'];

/**
 * For each route, the routes that add up with it. Omitted routes are not mentioned in the sources, or add up with
 * none.
 */
const combined: Readonly<Partial<Record<RouteKey, readonly RouteKey[]>>> = {
  skilled_worker: skilledWork,
  health_and_care_worker: skilledWork,
  tier_2: skilledWork,
  scale_up: skilledWork,
  global_talent: skilledWork,
  // Global Talent under its earlier name.
  tier1_exceptional_talent: skilledWork,
  minister_of_religion: skilledWork,
  sportsperson: skilledWork,
  hk_bno: leadingToSettlement,
  family_ten_years: familyLife,
  private_life: privateLife,
  long_residence: routes.filter((route) => route.countsForLongResidence).map(({ key }) => key),
};

/** Time on other routes that adds up only after a year on the main route. */
export interface CombinedAfterYear {
  /** Requires a year on these. */
  readonly yearOn: readonly RouteKey[];
  readonly with: readonly RouteKey[];
  /** Only for those who did not enter the UK illegally. */
  readonly asksForLegalEntry: boolean;
}

const combinedAfterYear: Readonly<Partial<Record<RouteKey, CombinedAfterYear>>> = {
  /** SETF 3.2: a year as partner or parent, for people who did not enter illegally. */
  family_ten_years: {
    yearOn: ['family_ten_years', 'partner', 'parent_of_child'],
    with: anyLeadingToSettlement.filter((key) => !familyLife.includes(key)),
    asksForLegalEntry: true,
  },
  /** PL 14.2: a year on private life. */
  private_life: {
    yearOn: ['private_life', 'child_born_in_uk'],
    with: anyLeadingToSettlement.filter((key) => !privateLife.includes(key)),
    asksForLegalEntry: false,
  },
};

/** The other routes whose time adds up with a route's own. */
export function combinesWith(route: RouteKey): readonly RouteKey[] {
  return (combined[route] ?? []).filter((key) => key !== route);
}

/** The other routes whose time adds up after a year on the main route; null if there are none. */
export const combinesAfterYear = (route: RouteKey): CombinedAfterYear | null =>
  combinedAfterYear[route] ?? null;

/** Routes for which the sources give the years but not whether time on others adds up. */
const unknownCombinations: Readonly<Partial<Record<RouteKey, readonly RouteKey[]>>> = {
  tier1_entrepreneur: skilledWork,
  tier1_investor: skilledWork,
  // Only leave granted for family or private life counts, but the permission does not show that.
  family_ten_years: ['leave_outside_rules', 'child_born_in_uk'],
  private_life: ['leave_outside_rules'],
  ecaa_worker: ['tier_2', 'minister_of_religion', 'sportsperson'],
  ecaa_businessperson: ['tier1_entrepreneur'],
  refugee: ['humanitarian_protection'],
  humanitarian_protection: ['refugee'],
  hk_bno: ['eu_settled_status', 'child_born_in_uk'],
};

/** The other routes for which it is unknown whether their time adds up: both outcomes are then given. */
export function mayCombineWith(route: RouteKey): readonly RouteKey[] {
  const certain = combinesWith(route);
  return (unknownCombinations[route] ?? []).filter((key) => key !== route && !certain.includes(key));
}
