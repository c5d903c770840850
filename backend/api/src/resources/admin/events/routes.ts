import type { Routes } from '../../../http/routes';
import type { AdminApp } from '../adminApp';
import { eventExportRoutes } from './exportEvents';
import { personHistoryRoutes } from './history';
import { eventListRoutes } from './list';
import { adminStreamRoutes } from './streams';

/** All events, one person's history, and the state of any stream at any moment. */
export function adminEventsRoutes(routes: Routes, app: AdminApp): void {
  eventListRoutes(routes, app);
  eventExportRoutes(routes, app);
  personHistoryRoutes(routes, app);
  adminStreamRoutes(routes, app);
}
