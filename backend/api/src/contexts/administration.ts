import type { NewsSubscribers } from '@settlewise/infra/news';
import type { PracticeReports } from '@settlewise/infra/practiceReports';
import type { AdministratorGuard } from '../http/administrator';
import type { Routing } from '../http/routes';
import { createRecordAccess } from '../resources/admin/accessGuard';
import { startLogChecks } from '../resources/admin/proof/checks';
import { createRecordOperation } from '../resources/admin/recordOperation';
import { adminRoutes } from '../resources/admin/routes';
import type { ContextDependencies } from './contextDependencies';

/** What administrators see and do. @throws JobsUnavailableError when the job store is away */
export async function composeAdministration(
  { group }: Pick<Routing, 'group'>,
  dependencies: ContextDependencies & {
    readonly administrator: AdministratorGuard;
    readonly news: Pick<NewsSubscribers, 'count'>;
    readonly practiceReports: PracticeReports;
  },
): Promise<void> {
  const routes = group('Administration');
  adminRoutes(routes, group('Board of the queues'), {
    ...dependencies,
    recordAccess: createRecordAccess(dependencies),
    logChecks: await startLogChecks(dependencies),
    recordOperation: createRecordOperation(dependencies),
  });
}
