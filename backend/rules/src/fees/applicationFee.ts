import type { FeeKey } from '../parameters/feeTable';
import { isRouteKey, routeOf, type RouteKey } from '../routes/routes';
import type { FeeStep, PermissionStep } from './question';

/** What an application costs: the sums that are charged, nothing and why, or that nobody of us knows. */
export type ApplicationFee =
  | {
      readonly kind: 'fees';
      readonly keys: readonly [FeeKey, ...FeeKey[]];
      /** Whether it is certain that it is charged at all. */
      readonly certain: boolean;
    }
  | { readonly kind: 'free'; readonly key: FeeKey | null }
  | { readonly kind: 'not_known' };

const charged = (...keys: readonly [FeeKey, ...FeeKey[]]): ApplicationFee => ({
  kind: 'fees',
  keys,
  certain: true,
});
const free = (key: FeeKey | null): ApplicationFee => ({ kind: 'free', key });
const notKnown: ApplicationFee = { kind: 'not_known' };

type Asked = Pick<PermissionStep, 'where' | 'months' | 'onSalaryList'>;
type OfRoute = (asked: Asked) => ApplicationFee;

/** Above three years the fee is another one. */
const short = ({ months }: Asked) => months <= 36;

/** Whether the lower fee of the immigration salary list is one that is asked about. */
export const asksSalaryList = (asked: Asked & { readonly route: string }): boolean =>
  asked.route === 'skilled_worker' && asked.where === 'outside' && short(asked);

const skilledWorker: OfRoute = (asked) => {
  if (asked.where === 'outside' && short(asked) && asked.onSalaryList === true)
    return charged('skilled_worker_salary_list');
  if (asked.where === 'outside')
    return charged(short(asked) ? 'skilled_worker_outside_short' : 'skilled_worker_outside_long');
  return charged(short(asked) ? 'skilled_worker_inside_short' : 'skilled_worker_inside_long');
};
const family: OfRoute = ({ where }) => charged(where === 'outside' ? 'partner_outside' : 'partner_inside');
const student: OfRoute = ({ where }) => charged(where === 'outside' ? 'student' : 'student_inside');
const globalTalent: OfRoute = () => charged('global_talent_visa', 'global_talent_endorsement');
const ancestry: OfRoute = () => charged('ancestry');
const protection: OfRoute = () => free('settlement_protection');
const nothingToApplyFor: OfRoute = () => free(null);

/** The fee of a visitor by the time for which the visa is good. */
const visitor: OfRoute = ({ months }) => {
  if (months <= 6) return charged('visitor');
  if (months <= 24) return charged('visitor_two_years');
  return charged(months <= 60 ? 'visitor_five_years' : 'visitor_ten_years');
};

/** Routes whose fee for permission stands in the table. */
const byRoute: Partial<Record<RouteKey, OfRoute>> = {
  skilled_worker: skilledWorker,
  tier_2: skilledWorker,
  health_and_care_worker: (asked) => charged(short(asked) ? 'health_and_care_short' : 'health_and_care_long'),
  global_talent: globalTalent,
  tier1_exceptional_talent: globalTalent,
  uk_ancestry: ancestry,
  uk_ancestry_partner: ancestry,
  graduate: () => charged('graduate'),
  youth_mobility: () => charged('youth_mobility'),
  partner: family,
  parent_of_child: family,
  family_ten_years: family,
  private_life: family,
  child_born_in_uk: family,
  child_joining_parents: family,
  fiance: family,
  adult_dependent_relative: () => charged('adult_dependent_relative'),
  hk_bno: ({ months }) => charged(months <= 30 ? 'bno_short' : 'bno_long'),
  student,
  student_dependant: student,
  visitor,
  refugee: protection,
  humanitarian_protection: protection,
  eu_settled_status: () => free('eu_settlement'),
  irish_citizen: nothingToApplyFor,
  right_of_abode: nothingToApplyFor,
};

/** What the application of a step costs, before priority, surcharge and ceremony. @throws RangeError for an unknown route */
export function applicationFee(step: FeeStep): ApplicationFee {
  switch (step.item) {
    case 'visa':
    case 'extension':
      return byRoute[knownRoute(step.route)]?.(step) ?? notKnown;
    case 'ilr':
      return settlementFee(knownRoute(step.route));
    case 'naturalisation':
      return charged('naturalisation');
    case 'registration_child':
      return charged('child_registration');
    case 'registration_adult':
      return charged('adult_registration');
    case 'first_passport':
      return charged('first_passport');
    case 'eta':
      return charged('travel_authorisation');
    case 'administrative_review':
      return charged('administrative_review');
  }
}

/** One fee for every paid route, also where the rules of the route itself are not known. */
function settlementFee(key: RouteKey): ApplicationFee {
  const { fee, settlementRule } = routeOf(key);
  if (settlementRule === 'not_needed') return free(null);
  if (key === 'eu_settled_status') return free('eu_settlement');
  if (settlementRule === 'by_years' && !fee) return free('settlement_protection');
  return { kind: 'fees', keys: ['settlement'], certain: settlementRule !== 'not_known' };
}

/** @throws RangeError for a route that is not known: `feesProblems` names it before. */
export function knownRoute(route: string): RouteKey {
  if (isRouteKey(route)) return route;
  throw new RangeError(`Not a route: ${route}`);
}
