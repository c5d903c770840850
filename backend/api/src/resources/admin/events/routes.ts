import type { Routes } from '../../../http/routes';
import type { AdminDependencies } from '../adminDependencies';
import { eventExportRoutes } from './exportEvents';
import { personHistoryRoutes } from './history';
import { eventListRoutes } from './list';
import { adminStreamRoutes } from './streams';

/** All events, one person's history, and the state of any stream at any moment. */
export function adminEventsRoutes(routes: Routes, parts: AdminDependencies): void {
  eventListRoutes(routes, parts);
  eventExportRoutes(routes, parts);
  personHistoryRoutes(routes, parts);
  adminStreamRoutes(routes, parts);
}
