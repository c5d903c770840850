import type { Routes } from '../http/routes';
import { createLegalAccessCommands } from '../resources/legalAccess/commands';
import { legalAccessRoutes } from '../resources/legalAccess/routes';
import { createSharedGuard } from '../resources/shared/guard';
import { createRecordAccess } from '../resources/shared/recordAccess';
import { sharedRoutes } from '../resources/shared/routes';
import type { ContextDependencies } from './contextDependencies';

/** What people show to a lawyer, and what the lawyer sees of it. */
export function sharingContext(routes: Routes, dependencies: ContextDependencies): void {
  const { limiter } = dependencies;
  legalAccessRoutes(routes, {
    ...dependencies,
    legalAccess: createLegalAccessCommands(dependencies),
    grantsByAccount: limiter('grantsByAccount'),
  });
  sharedRoutes(routes, {
    ...dependencies,
    guard: createSharedGuard(dependencies),
    recordAccess: createRecordAccess({ ...dependencies, looksByAccount: limiter('looksByAccount') }),
  });
}
