import type { RouteKey } from './routes';

/**
 * The route of each visa type that a screen offers or once offered. Null if unknown: `other`, and types that cover
 * several routes.
 */
const routeByVisaType: Readonly<Record<string, RouteKey | null>> = {
  // Work
  skilled_worker: 'skilled_worker',
  health_and_care_worker: 'health_and_care_worker',
  tier_2: 'tier_2',
  scale_up: 'scale_up',
  global_talent: 'global_talent',
  innovator_founder: 'innovator_founder',
  innovator: 'innovator_founder',
  start_up: 'start_up',
  rep_overseas_business: 'rep_overseas_business',
  minister_of_religion: 'minister_of_religion',
  sportsperson: 'sportsperson',
  religious_worker: 'religious_worker',
  temporary_work: 'temporary_work',
  seasonal_worker: 'seasonal_worker',
  high_potential: 'high_potential_individual',
  high_potential_individual: 'high_potential_individual',
  global_business_mobility: 'global_business_mobility',
  domestic_worker: 'domestic_worker',
  overseas_domestic_worker: 'overseas_domestic_worker',
  private_servant: 'private_servant',
  tier_1: 'tier1_other',
  tier_1_investor: 'tier1_investor',
  investor: 'tier1_investor',
  tier_1_entrepreneur: 'tier1_entrepreneur',
  tier_1_graduate_entrepreneur: 'tier1_graduate_entrepreneur',
  tier_1_exceptional_talent: 'tier1_exceptional_talent',
  ecaa_businessperson: 'ecaa_businessperson',
  ecaa_worker: 'ecaa_worker',
  uk_ancestry: 'uk_ancestry',
  ancestry: 'uk_ancestry',
  // Family
  spouse: 'partner',
  spouse_partner: 'partner',
  spouse_of_uk_citizen: 'partner',
  // The five years of a partner; the ten-year route has its own choice.
  family: 'partner',
  family_ten_years: 'family_ten_years',
  parent_of_child: 'parent_of_child',
  fiance: 'fiance',
  child_joining_parents: 'child_joining_parents',
  adult_dependent_relative: 'adult_dependent_relative',
  bereaved_partner: 'bereaved_partner',
  domestic_abuse: 'domestic_abuse',
  // Long residence and private life
  long_residence: 'long_residence',
  private_life: 'private_life',
  child_born_in_uk: 'child_born_in_uk',
  leave_outside_rules: 'leave_outside_rules',
  // Protection
  refugee: 'refugee',
  humanitarian_protection: 'humanitarian_protection',
  refugee_family: 'refugee_family',
  stateless: 'stateless',
  afghan_scheme: 'afghan_scheme',
  ukraine_scheme: 'ukraine_scheme',
  // Europe and Hong Kong
  eu_pre_settled: 'eu_settled_status',
  eu_settled_status: 'eu_settled_status',
  bno: 'hk_bno',
  hk_bno: 'hk_bno',
  // Study and visits
  student: 'student',
  graduate: 'graduate',
  youth_mobility: 'youth_mobility',
  short_term_student: 'short_term_student',
  parent_of_child_student: 'parent_of_child_student',
  visitor: 'visitor',
  // Nationality and service
  irish_citizen: 'irish_citizen',
  right_of_abode: 'right_of_abode',
  armed_forces: 'armed_forces',
  armed_forces_family: 'armed_forces_family',
  crown_service: 'crown_service',
  // Dependants
  pbs_dependant: 'pbs_dependant',
  dependent: 'pbs_dependant',
  tier_2_dependent: 'pbs_dependant',
  pbs_dependant_child: 'pbs_dependant_child',
  uk_ancestry_partner: 'uk_ancestry_partner',
  overseas_business_partner: 'overseas_business_partner',
  student_dependent: 'student_dependant',
  other: null,
};

/** Every visa type that a screen can send. */
export const visaTypes: readonly string[] = Object.keys(routeByVisaType);

/** A visa type of a route; null if no screen offers one. */
export const visaTypeOfRoute = (route: string): string | null =>
  visaTypes.find((visaType) => routeByVisaType[visaType] === route) ?? null;

/** The route of a screen's visa type; null for `other` and for unknown types. */
export function routeOfVisaType(visaType: string): RouteKey | null {
  return Object.hasOwn(routeByVisaType, visaType) ? (routeByVisaType[visaType] ?? null) : null;
}
