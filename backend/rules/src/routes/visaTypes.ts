import type { RouteKey } from './routes';

/**
 * What the visa type lists of the screens (calculators, visa form, visa history, dependants, onboarding, timeline test)
 * and the immigration routes of the citizenship calculator mean. Null where nothing can be said: `other`, and types
 * that do not say which of several routes they are.
 */
const routeByVisaType: Readonly<Record<string, RouteKey | null>> = {
  // Calculator of settlement
  skilled_worker: 'skilled_worker',
  tier_2: 'tier_2',
  scale_up: 'scale_up',
  global_talent: 'global_talent',
  innovator_founder: 'innovator_founder',
  rep_overseas_business: 'rep_overseas_business',
  religious_worker: 'religious_worker',
  domestic_worker: 'domestic_worker',
  tier_1: 'tier1_other',
  tier_1_investor: 'tier1_investor',
  tier_1_entrepreneur: 'tier1_entrepreneur',
  tier_1_graduate_entrepreneur: 'tier1_graduate_entrepreneur',
  spouse: 'partner',
  // The five years of a partner; the ten-year way is a choice of its own.
  family: 'partner',
  parent_of_child: 'parent_of_child',
  student: 'student',
  youth_mobility: 'youth_mobility',
  uk_ancestry: 'uk_ancestry',
  refugee: 'refugee',
  humanitarian_protection: 'humanitarian_protection',
  pbs_dependant: 'pbs_dependant',
  long_residence: 'long_residence',
  other: null,
  // Visa form and visa history
  ancestry: 'uk_ancestry',
  start_up: 'start_up',
  innovator: 'innovator_founder',
  high_potential: 'high_potential_individual',
  // Dependants
  dependent: 'pbs_dependant',
  student_dependent: 'student_dependant',
  tier_2_dependent: 'pbs_dependant',
  // Onboarding
  spouse_partner: 'partner',
  graduate: 'graduate',
  global_business_mobility: 'global_business_mobility',
  high_potential_individual: 'high_potential_individual',
  bno: 'hk_bno',
  // Calculator of citizenship
  eu_settled_status: 'eu_settled_status',
  spouse_of_uk_citizen: 'partner',
  investor: 'tier1_investor',
  child_born_in_uk: 'child_born_in_uk',
};

/** Every visa type that a screen can send. */
export const visaTypes: readonly string[] = Object.keys(routeByVisaType);

/** The route that a screen's visa type stands for; null for `other` and for anything unknown. */
export function routeOfVisaType(visaType: string): RouteKey | null {
  return Object.hasOwn(routeByVisaType, visaType) ? (routeByVisaType[visaType] ?? null) : null;
}
