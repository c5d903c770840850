import type { SharedResults } from '@settlewise/infra/sharedResults';
import type { SendComparison } from '@settlewise/projections/reminders';
import type { Routing } from '../http/routes';
import { createComparisons } from '../resources/addressComparisons/comparisons';
import { addressComparisonRoutes } from '../resources/addressComparisons/routes';
import { createLegalAccessCommands } from '../resources/legalAccess/commands';
import { legalAccessRoutes } from '../resources/legalAccess/routes';
import { createSharedGuard } from '../resources/shared/guard';
import { invitationRoutes } from '../resources/shared/invitation';
import { createRecordAccess } from '../resources/shared/recordAccess';
import { downloadRoutes } from '../resources/shared/download/routes';
import { sharedRoutes } from '../resources/shared/routes';
import type { Invitations } from '../record/legalAccess/invitations';
import type { LookAtLink } from '../http/staticFiles';
import { createLookAtLink } from '../resources/sharedResults/openLink';
import { sharedResultRoutes } from '../resources/sharedResults/routes';
import { createSharing } from '../resources/sharedResults/sharing';
import type { ContextDependencies } from './contextDependencies';

/**
 * What people show to a lawyer, what the lawyer sees of it, and results that are shared by a link.
 * @returns looks where a link leads, for its page
 */
export function composeSharing(
  { group }: Pick<Routing, 'group'>,
  dependencies: ContextDependencies & {
    readonly sharedResults: SharedResults;
    readonly invitations: Invitations;
    readonly sendComparison: SendComparison;
  },
): LookAtLink {
  const routes = group('Sharing');
  const { limiter } = dependencies;
  const grantsByAccount = limiter('grantsByAccount');
  const looksByAccount = limiter('looksByAccount');
  legalAccessRoutes(routes, {
    ...dependencies,
    grantsByAccount,
    legalAccess: createLegalAccessCommands(dependencies),
  });
  addressComparisonRoutes(routes, {
    ...dependencies,
    grantsByAccount,
    looksByAccount,
    comparisons: createComparisons(dependencies),
  });
  invitationRoutes(routes, { ...dependencies, linksByAddress: limiter('linkByAddress') });
  const behindGuard = {
    ...dependencies,
    guard: createSharedGuard(dependencies),
    recordAccess: createRecordAccess({ ...dependencies, looksByAccount }),
  };
  sharedRoutes(routes, behindGuard);
  downloadRoutes(routes, { ...behindGuard, downloadsByAccount: limiter('downloadsByAccount') });
  const sharedResultsByAddress = limiter('sharedResultsByAddress');
  sharedResultRoutes(routes, {
    ...dependencies,
    sharedResultsByAddress,
    sharing: createSharing(dependencies),
    sharingByAddress: limiter('sharingByAddress'),
  });
  return createLookAtLink({ ...dependencies, sharedResultsByAddress });
}
