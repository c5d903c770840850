import type { DashboardSummaryResponse } from '@settlewise/contract';
import { AbsencesCard } from '../cards/AbsencesCard';
import { Counts } from '../cards/Counts';
import { IlrCard } from '../cards/IlrCard';
import { NotificationsCard } from '../cards/NotificationsCard';
import { ProfileCard } from '../cards/ProfileCard';
import { RecentDocuments } from '../cards/RecentDocuments';
import { UpcomingTasks } from '../cards/UpcomingTasks';
import type { Overview } from '../useOverview';
import styles from './OverviewPanel.module.css';

interface OverviewPanelProps {
  overview: Overview;
  summary: DashboardSummaryResponse;
}

/** ILR first, then days away, what there is, what is next, what is new, and who it is about. */
export function OverviewPanel({ overview, summary }: OverviewPanelProps) {
  const { tasks, documents, absences, profile, notifications } = overview;
  return (
    <div className={styles['grid']}>
      <IlrCard ilr={summary.ilrEligibility} citizenship={summary.citizenship} className={styles['wide']} />
      <AbsencesCard summary={summary} absences={absences} className={styles['narrow']} />
      <Counts documents={documents} tasks={tasks} dependants={summary.dependantCount} />
      <UpcomingTasks tasks={tasks} className={styles['half']} />
      <RecentDocuments documents={documents} className={styles['half']} />
      <ProfileCard profile={profile} className={styles['half']} />
      <NotificationsCard notifications={notifications} className={styles['half']} />
    </div>
  );
}
