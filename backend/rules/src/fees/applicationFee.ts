import { feeKeys, fees, type ChargedFor, type FeeKey } from '../parameters/feeTable';
import { isRouteKey, findRoute, type RouteKey } from '../routes/routes';
import type { FeeStep, PermissionStep } from './question';

/** What an application costs: fees, nothing and why, or a fee that is not known. */
export type ApplicationFee =
  | {
      readonly kind: 'fees';
      readonly keys: readonly [FeeKey, ...FeeKey[]];
      /** Whether it is certain that it is charged at all. */
      readonly certain: boolean;
    }
  | { readonly kind: 'free'; readonly key: FeeKey | null }
  | { readonly kind: 'not_known' };

interface Charge extends ChargedFor {
  readonly key: FeeKey;
}

const charges: readonly Charge[] = feeKeys.flatMap((key) =>
  fees[key].chargedFor.map((charged) => ({ key, ...charged })),
);

/** Routes whose permission costs the same as that of another route. */
const chargedLike: Partial<Record<RouteKey, RouteKey>> = {
  tier_2: 'skilled_worker',
  tier1_exceptional_talent: 'global_talent',
  uk_ancestry_partner: 'uk_ancestry',
  family_ten_years: 'partner',
  private_life: 'partner',
  child_born_in_uk: 'partner',
  child_joining_parents: 'partner',
  fiance: 'partner',
  student_dependant: 'student',
};

/** Routes whose permission costs nothing, with the fee that says so; null where there is nothing to apply for. */
const freeRoutes: Partial<Record<RouteKey, FeeKey | null>> = {
  refugee: 'settlement_protection',
  humanitarian_protection: 'settlement_protection',
  eu_settled_status: 'eu_settlement',
  irish_citizen: null,
  right_of_abode: null,
};

/** Routes that people apply for from one place: its fee is charged wherever they say they are. */
const fromOnePlace: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'graduate',
  'youth_mobility',
  'adult_dependent_relative',
  'visitor',
]);

const permission: ReadonlySet<string> = new Set(['visa', 'extension', 'visitor']);

type Asked = Pick<PermissionStep, 'where' | 'months' | 'onSalaryList'>;

const isLongEnough = ({ months = Infinity }: ChargedFor, asked: Asked) => asked.months <= months;

/** Whether the lower fee of the immigration salary list is one that is asked about. */
export const asksSalaryList = (asked: Asked & { readonly route: string }): boolean =>
  charges.some(
    ({ who, ...charge }) =>
      who === 'immigration_salary_list' &&
      charge.route === asked.route &&
      charge.where === asked.where &&
      isLongEnough(charge, asked),
  );

/** What the application of a step costs, before priority, surcharge and ceremony. @throws RangeError for an unknown route */
export function applicationFee(step: FeeStep): ApplicationFee {
  switch (step.item) {
    case 'visa':
    case 'extension':
      return permissionFee(step);
    case 'ilr':
      return settlementFee(knownRoute(step.route));
    default:
      return toFees(charges.filter(({ item }) => item === step.item));
  }
}

const toFees = ([first, ...others]: readonly Charge[], certain = true): ApplicationFee =>
  first === undefined
    ? { kind: 'not_known' }
    : { kind: 'fees', keys: [first.key, ...others.map(({ key }) => key)], certain };

/** The fee of the shortest permission that is long enough, and that of an endorsement. */
function permissionFee(step: PermissionStep): ApplicationFee {
  const route = knownRoute(step.route);
  const free = freeRoutes[route];
  if (free !== undefined) return { kind: 'free', key: free };
  const ofRoute = charges.filter((charge) => charge.route === (chargedLike[route] ?? route));
  const possible = ofRoute.filter(
    ({ item, where = step.where }) =>
      permission.has(item) && (where === step.where || fromOnePlace.has(route)),
  );
  const asListed = possible.find(
    (charge) =>
      charge.who === 'immigration_salary_list' && step.onSalaryList === true && isLongEnough(charge, step),
  );
  const byLength = possible
    .filter(({ who }) => who === undefined)
    .toSorted((one, other) => (one.months ?? Infinity) - (other.months ?? Infinity));
  const chosen = asListed ?? byLength.find((charge) => isLongEnough(charge, step)) ?? byLength.at(-1);
  return toFees([
    ...(chosen === undefined ? [] : [chosen]),
    ...ofRoute.filter(({ item }) => item === 'endorsement'),
  ]);
}

/** One fee for every paid route, also where the rules of the route itself are not known. */
function settlementFee(key: RouteKey): ApplicationFee {
  const { fee, settlementRule } = findRoute(key);
  if (settlementRule === 'not_needed') return { kind: 'free', key: null };
  if (key === 'eu_settled_status') return { kind: 'free', key: 'eu_settlement' };
  if (settlementRule === 'by_years' && !fee) return { kind: 'free', key: 'settlement_protection' };
  return { kind: 'fees', keys: ['settlement'], certain: settlementRule !== 'not_known' };
}

/** @throws RangeError for a route that is not known: `feesProblems` names it before. */
export function knownRoute(route: string): RouteKey {
  if (isRouteKey(route)) return route;
  throw new RangeError(`Not a route: ${route}`);
}
