import type { SharedResults } from '@settlewise/infra/sharedResults';
import type { Routes } from '../http/routes';
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
  routes: Routes,
  dependencies: ContextDependencies & {
    readonly sharedResults: SharedResults;
    readonly invitations: Invitations;
  },
): LookAtLink {
  const { limiter } = dependencies;
  legalAccessRoutes(routes, {
    ...dependencies,
    legalAccess: createLegalAccessCommands(dependencies),
    grantsByAccount: limiter('grantsByAccount'),
  });
  invitationRoutes(routes, { ...dependencies, linksByAddress: limiter('linkByAddress') });
  const behindGuard = {
    ...dependencies,
    guard: createSharedGuard(dependencies),
    recordAccess: createRecordAccess({ ...dependencies, looksByAccount: limiter('looksByAccount') }),
  };
  sharedRoutes(routes, behindGuard);
  downloadRoutes(routes, { ...behindGuard, downloadsByAccount: limiter('downloadsByAccount') });
  const sharedResultsByAddress = limiter('sharedResultsByAddress');
  sharedResultRoutes(routes, {
    ...{ ...dependencies, sharedResultsByAddress },
    sharing: createSharing(dependencies),
    sharingByAddress: limiter('sharingByAddress'),
  });
  return createLookAtLink({ ...dependencies, sharedResultsByAddress });
}
