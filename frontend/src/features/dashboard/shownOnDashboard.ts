import type { DocumentResponse } from '@settlewise/contract/documents';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import type { TaskResponse } from '@settlewise/contract/tasks';
import type { CivilDate } from '@settlewise/rules/calendar';
import { byUrgency } from '../../record/notifications/byUrgency';

/** So many of each are shown at a glance. */
const most = 5;

/** Tasks that are still to do. */
export const pendingTasks = (tasks: readonly TaskResponse[]): readonly TaskResponse[] =>
  tasks.filter(({ completedAt }) => completedAt === null);

/** Of the tasks still to do the five with the soonest due dates, those without one last. */
export function upcomingTasks(tasks: readonly TaskResponse[]): readonly TaskResponse[] {
  // Written yyyy-MM-dd, dates stand in the order of the days; no date stands behind them all.
  const due = ({ dueDate }: TaskResponse) => dueDate ?? '9999-12-31';
  return pendingTasks(tasks)
    .toSorted((a, b) => due(a).localeCompare(due(b)))
    .slice(0, most);
}

/** The five documents that were uploaded last. */
export const recentDocuments = (documents: readonly DocumentResponse[]): readonly DocumentResponse[] =>
  documents.toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt)).slice(0, most);

/** Notifications that still hold. The others are on their own page, with why they were withdrawn. */
export const currentNotifications = (all: readonly NotificationResponse[]): readonly NotificationResponse[] =>
  all.filter(({ withdrawn }) => withdrawn === null);

/** The five current notifications that matter most today, in the order of their page. */
export const urgentNotifications = (
  all: readonly NotificationResponse[],
  today: CivilDate,
): readonly NotificationResponse[] => byUrgency(currentNotifications(all), today).slice(0, most);
