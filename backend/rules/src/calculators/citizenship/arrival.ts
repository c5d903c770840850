import { protectionRoutes } from '../../routes/protectionRoutes';
import { routeOfVisaType } from '../../routes/visaTypes';
import type { CitizenshipForm } from './citizenshipForm';

/** How somebody came to the UK, as far as good character asks. */
export type Arrival = 'regular' | 'irregular' | 'not_known';

/**
 * The Home Office normally refuses people who entered illegally, or who came by a dangerous journey without the entry
 * clearance that they needed (good character guidance, pages 50 and 51). Without an answer, only people with protection or
 * with immigration issues may be such people.
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
