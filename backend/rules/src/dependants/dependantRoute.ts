import { ageOn } from '../calendar/age';
import type { CivilDate } from '../calendar/civilDate';
import { valueOn } from '../parameters/parameter';
import { routeRules } from '../parameters/routeRules';
import { findRoute, type RouteKey } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';
import { isPartner, type DependantOnRecord, type MainPerson } from './dependantOnRecord';

/** Routes of workers: partners need five years of their own, and children settle with their parents. */
const workers: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'skilled_worker',
  'health_and_care_worker',
  'tier_2',
  'scale_up',
  'global_talent',
  'innovator_founder',
  'minister_of_religion',
  'sportsperson',
  'tier1_entrepreneur',
  'tier1_investor',
  'tier1_exceptional_talent',
  'tier1_other',
]);

/** The visa type "dependant" without the main person's route. */
const unspecifiedDependant = 'dependent';

/**
 * The route on which a dependant settles: that of their own visa or, for the type "dependant", the one that follows
 * the main person's route. `main_not_known`: the main person's visa decides and is unknown. Null: unknown.
 */
export function dependantRoute(
  dependant: DependantOnRecord,
  main: MainPerson,
  today: CivilDate,
): RouteKey | 'main_not_known' | null {
  const { currentVisaType: visaType, relationship } = dependant;
  if (visaType === null) return null;
  const own = routeOfVisaType(visaType);
  const isChild = relationship === 'child';
  if (own === 'hk_bno' && isChild && isExemptChild(dependant, today)) return 'child_joining_parents';
  if (own !== 'pbs_dependant') return own;
  if (!isChild && !isPartner(dependant)) return null;
  const workerDependant = isChild ? 'pbs_dependant_child' : 'pbs_dependant';
  if (visaType !== unspecifiedDependant) return workerDependant;
  if (main.visaType === null) return 'main_not_known';
  const route = routeOfVisaType(main.visaType);
  if (route === null) return null;
  if (workers.has(route)) return workerDependant;
  if (route === 'rep_overseas_business') return isChild ? workerDependant : 'overseas_business_partner';
  if (route === 'uk_ancestry') return isChild ? null : 'uk_ancestry_partner';
  if (route === 'student') return 'student_dependant';
  if (route === 'hk_bno')
    return isChild && isExemptChild(dependant, today) ? 'child_joining_parents' : 'hk_bno';
  return findRoute(route).settlementRule === 'none' ? route : null;
}

const isExemptChild = ({ dateOfBirth }: DependantOnRecord, today: CivilDate) =>
  ageOn(dateOfBirth, today) < valueOn(routeRules.hongKongChildren, today);
