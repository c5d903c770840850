import type { Routes } from '../../http/routes';
import type { AdminDependencies } from './adminDependencies';
import { adminEventsRoutes } from './events/routes';
import { jobBoardRoutes } from './jobs/board/routes';
import { adminJobsRoutes } from './jobs/routes';
import { adminLawDeskRoutes } from './lawDesk/routes';
import { adminLegalAccessRoutes } from './legalAccess/routes';
import { adminRecordAccessRoutes } from './recordAccess/routes';
import { adminMailsRoutes } from './mails/routes';
import { adminOverviewRoutes } from './overview/routes';
import { adminPracticeReportsRoutes } from './practiceReports/routes';
import { adminProjectionsRoutes } from './projections/routes';
import { adminProofRoutes } from './proof/routes';
import { adminRuleNoticesRoutes } from './ruleNotices/routes';
import { adminRuleRoutes, adminRulesRoutes } from './rules/routes';
import { adminUsersRoutes } from './users/routes';

/** Everything under /api/admin. A new area needs a folder beside this file, and a line here. */
export function adminRoutes(routes: Routes, boardRoutes: Routes, parts: AdminDependencies): void {
  adminOverviewRoutes(routes, parts);
  adminUsersRoutes(routes, parts);
  adminRecordAccessRoutes(routes, parts);
  adminEventsRoutes(routes, parts);
  adminProofRoutes(routes, parts);
  adminProjectionsRoutes(routes, parts);
  adminJobsRoutes(routes, parts);
  jobBoardRoutes(boardRoutes, parts);
  adminMailsRoutes(routes, parts);
  adminLegalAccessRoutes(routes, parts);
  adminPracticeReportsRoutes(routes, parts);
  adminRulesRoutes(routes, parts);
  adminRuleNoticesRoutes(routes, parts);
  adminLawDeskRoutes(routes, parts);
  adminRuleRoutes(routes, parts);
}
