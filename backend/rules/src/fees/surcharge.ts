import { ageOn } from '../calendar/age';
import type { CivilDate } from '../calendar/civilDate';
import type { FeeKey } from '../parameters/feeTable';
import { valueOn } from '../parameters/parameter';
import { surchargeRules } from '../parameters/surchargeRules';
import { findRoute, type RouteKey } from '../routes/routes';
import { knownRoute } from './applicationFee';
import type { PermissionStep } from './question';

/** Who pays which surcharge on a route; of some it is not known whether they pay at all. */
type OfRoute = 'none' | 'reduced' | 'full' | 'not_known';

const exempt: ReadonlySet<RouteKey> = new Set([
  'visitor',
  'health_and_care_worker',
  'refugee',
  'humanitarian_protection',
  'eu_settled_status',
  'armed_forces_family',
  'domestic_abuse',
  'irish_citizen',
  'right_of_abode',
  // Settled on the day of entry: the surcharge is for permission that ends.
  'adult_dependent_relative',
]);
const reduced: ReadonlySet<RouteKey> = new Set([
  'student',
  'student_dependant',
  'short_term_student',
  'youth_mobility',
]);

/** The surcharge of a route, before age is considered. */
export function surchargeOfRoute(key: RouteKey): OfRoute {
  if (exempt.has(key)) return 'none';
  if (reduced.has(key)) return 'reduced';
  return key === 'ukraine_scheme' || findRoute(key).settlementRule === 'not_known' ? 'not_known' : 'full';
}

/** The surcharge of one person, in half years of a rate. */
export interface Surcharge {
  readonly key: FeeKey;
  readonly halfYears: number;
  readonly because: 'route' | 'age' | null;
  /** False where it is not known whether it is paid at all. */
  readonly certain: boolean;
}

/** Why nothing is paid. */
export type NoSurcharge = 'route' | 'short';

/** The half years that so many months are charged as: whole years, and then the rest. */
export function countHalfYears(months: number, on: CivilDate): number {
  const rest = months % 12;
  const ofRest = rest === 0 ? 0 : rest <= valueOn(surchargeRules.halfYear, on) ? 1 : 2;
  return 2 * Math.floor(months / 12) + ofRest;
}

/** The surcharge that a person pays with an application, or why they pay none. */
export function calculateSurcharge(step: PermissionStep, dateOfBirth: CivilDate): Surcharge | NoSurcharge {
  const { on, months, where } = step;
  const ofRoute = surchargeOfRoute(knownRoute(step.route));
  if (ofRoute === 'none') return 'route';
  if (where === 'outside' && months <= valueOn(surchargeRules.noneOutside, on)) return 'short';
  const isYoung = ageOn(dateOfBirth, on) < valueOn(surchargeRules.reducedAge, on);
  const because = ofRoute === 'reduced' ? 'route' : isYoung ? 'age' : null;
  return {
    key: because === null ? 'health_surcharge' : 'health_surcharge_reduced',
    halfYears: countHalfYears(months, on),
    because,
    certain: ofRoute !== 'not_known',
  };
}
