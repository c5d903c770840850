import { protectionRoutes } from '../../routes/protectionRoutes';
import { routeOfVisaType } from '../../routes/visaTypes';
import type { CitizenshipForm } from './citizenshipForm';

/** How somebody came to the UK, as far as good character asks. */
export type Arrival = 'regular' | 'irregular' | 'not_known';

/**
 * Good character guidance, pages 50 and 51: whoever entered illegally, or came by a dangerous journey without the entry
 * clearance that they needed, is normally refused. People with protection, and those with trouble of that kind, are
 * asked; of others a regular arrival is supposed.
 */
export function classifyArrival({
  arrivedWithoutPermission: said,
  immigrationRoute,
  hasImmigrationIssues,
}: Pick<CitizenshipForm, 'arrivedWithoutPermission' | 'immigrationRoute' | 'hasImmigrationIssues'>): Arrival {
  if (said === 'yes') return 'irregular';
  if (said === 'no') return 'regular';
  const route = routeOfVisaType(immigrationRoute);
  const hasProtection = route !== null && route in protectionRoutes;
  return said === 'not_sure' || hasProtection || hasImmigrationIssues ? 'not_known' : 'regular';
}
