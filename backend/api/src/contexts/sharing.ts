import { createSendInvitation } from '@settlewise/projections/reminders';
import type { Routes } from '../http/routes';
import { createLegalAccessCommands } from '../resources/legalAccess/commands';
import { legalAccessRoutes } from '../resources/legalAccess/routes';
import { createSharedGuard } from '../resources/shared/guard';
import { invitationRoutes } from '../resources/shared/invitation';
import { createRecordAccess } from '../resources/shared/recordAccess';
import { sharedRoutes } from '../resources/shared/routes';
import type { ContextDependencies } from './contextDependencies';

/** What people show to a lawyer, and what the lawyer sees of it. @throws JobsUnavailableError when the job store is away */
export async function composeSharing(routes: Routes, dependencies: ContextDependencies): Promise<void> {
  const { limiter } = dependencies;
  legalAccessRoutes(routes, {
    ...dependencies,
    legalAccess: createLegalAccessCommands(dependencies),
    grantsByAccount: limiter('grantsByAccount'),
    sendInvitation: await createSendInvitation(dependencies.jobs),
  });
  invitationRoutes(routes, { ...dependencies, linksByAddress: limiter('linkByAddress') });
  sharedRoutes(routes, {
    ...dependencies,
    guard: createSharedGuard(dependencies),
    recordAccess: createRecordAccess({ ...dependencies, looksByAccount: limiter('looksByAccount') }),
  });
}
