import type { Routes } from '../../http/routes';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { createAccessGuard } from './accessGuard';
import type { AdminApp } from './adminApp';
import { eventExportRoutes } from './events/exportEvents';
import { personHistoryRoutes } from './events/history';
import { eventListRoutes } from './events/list';
import { adminStreamRoutes } from './events/streams';
import { jobBoardRoutes } from './jobs/board/routes';
import { adminJobsRoutes } from './jobs/routes';
import { adminLawDeskRoutes } from './lawDesk/routes';
import { adminLegalAccessRoutes } from './legalAccess/routes';
import { adminRecordAccessRoutes } from './recordAccess/routes';
import { adminMailsRoutes } from './mails/routes';
import { adminOverviewRoutes } from './overview/routes';
import { adminPracticeReportsRoutes } from './practiceReports/routes';
import { adminProjectionsRoutes } from './projections/routes';
import { startLogChecks } from './proof/logChecks';
import { adminProofRoutes } from './proof/routes';
import { createRecordOperation } from './recordOperation';
import { adminRuleNoticesRoutes } from './ruleNotices/routes';
import { adminRuleRoutes, adminRulesRoutes } from './rules/routes';
import { adminUsersRoutes } from './users/routes';

/**
 * Declares all routes under /api/admin. A new area needs a folder here and a line in this function.
 * @throws JobsUnavailableError if the job store is unavailable
 */
export async function adminRoutes(
  routes: Routes,
  boardRoutes: Routes,
  shared: App & Identity,
): Promise<void> {
  const app: AdminApp = {
    ...shared,
    accessGuard: createAccessGuard(shared),
    recordOperation: createRecordOperation(shared),
    logChecks: await startLogChecks(shared),
  };
  adminOverviewRoutes(routes, app);
  adminUsersRoutes(routes, app);
  adminRecordAccessRoutes(routes, app);
  eventListRoutes(routes, app);
  eventExportRoutes(routes, app);
  personHistoryRoutes(routes, app);
  adminStreamRoutes(routes, app);
  adminProofRoutes(routes, app);
  adminProjectionsRoutes(routes, app);
  adminJobsRoutes(routes, app);
  jobBoardRoutes(boardRoutes, app);
  adminMailsRoutes(routes, app);
  adminLegalAccessRoutes(routes, app);
  adminPracticeReportsRoutes(routes, app);
  adminRulesRoutes(routes, app);
  adminRuleNoticesRoutes(routes, app);
  adminLawDeskRoutes(routes, app);
  adminRuleRoutes(routes, app);
}
