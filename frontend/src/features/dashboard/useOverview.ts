import { useState } from 'react';
import { useAbsenceSummary } from '../../record/journeys/absenceQueries';
import { useAccountProfile } from '../../record/account/settingsQueries';
import { useDashboardSummary } from '../../record/summary/summaryQuery';
import { useDocuments } from '../../record/documents/documentQueries';
import { useNotifications } from '../../record/notifications/notificationQueries';
import { useTasks } from '../../record/tasks/taskQueries';

/** Everything that the dashboard's first page shows, each asked for by itself: one that fails leaves the others. */
export function useOverview() {
  const summary = useDashboardSummary();
  const tasks = useTasks();
  const documents = useDocuments();
  const absences = useAbsenceSummary();
  const profile = useAccountProfile();
  const notifications = useNotifications();
  const [refreshing, setRefreshing] = useState(false);
  const all = [summary, tasks, documents, absences, profile, notifications];

  const refresh = async (): Promise<boolean> => {
    setRefreshing(true);
    const answers = await Promise.all(all.map(({ refetch }) => refetch()));
    setRefreshing(false);
    return answers.every(({ isError }) => !isError);
  };

  return {
    summary,
    tasks,
    documents,
    absences,
    profile,
    notifications,
    refreshing,
    /** Until each has been answered once, or has failed. */
    firstLoad: all.some(({ isPending }) => isPending),
    /** Asks for everything again; true when all of it came. */
    refresh,
  };
}

export type Overview = ReturnType<typeof useOverview>;
