import { protectionRoutes } from '../../routes/protectionRoutes';
import { routeOfVisaType } from '../../routes/visaTypes';
import type { CitizenshipForm } from './citizenshipForm';

/** How the person arrived in the UK, for good character. */
export type Arrival = 'regular' | 'irregular' | 'not_known';

/**
 * Classifies the arrival. The Home Office normally refuses people who entered illegally, or who made a dangerous
 * journey without the entry clearance they needed (good character guidance, pages 50 and 51). Without an answer, this
 * may apply only to people with protection or with immigration issues.
 */
export function classifyArrival({
  arrivedWithoutPermission: said,
  immigrationRoute,
  hasImmigrationIssues,
  hadProtection = false,
}: Pick<
  CitizenshipForm,
  'arrivedWithoutPermission' | 'immigrationRoute' | 'hasImmigrationIssues' | 'hadProtection'
>): Arrival {
  if (said === 'yes') return 'irregular';
  if (said === 'no') return 'regular';
  return said === 'not_sure' || hadProtection || isProtection(immigrationRoute) || hasImmigrationIssues
    ? 'not_known'
    : 'regular';
}

function isProtection(visaType: string): boolean {
  const route = routeOfVisaType(visaType);
  return route !== null && route in protectionRoutes;
}

/** Whether an earlier visa was for protection. */
export const hadProtection = (earlier: readonly { readonly visaType: string }[] = []): boolean =>
  earlier.some(({ visaType }) => isProtection(visaType));
