import { sources } from '../parameters/sources';
import type { RouteRow } from './routeRow';
import { noSettlement } from './routesWithoutSettlement';

const notKnown = {
  ...noSettlement,
  settlementRule: 'not_known',
  source: sources.immigrationRulesIndex,
  notes: [],
  confidence: 'unknown',
} as const;

/** Routes known only by name: their settlement rule is not in the facts. */
export const routesNotKnown = {
  crown_service: { ...notKnown, title: 'Crown service' },
  stateless: { ...notKnown, title: 'Stateless person' },
  private_servant: { ...notKnown, title: 'Domestic worker in a diplomatic household' },
  afghan_scheme: { ...notKnown, title: 'Afghan schemes (ARAP, ACRS)' },
  refugee_family: { ...notKnown, title: 'Family member of a refugee' },
  leave_outside_rules: { ...notKnown, title: 'Discretionary leave or leave outside the Rules' },
} as const satisfies Record<string, RouteRow>;
