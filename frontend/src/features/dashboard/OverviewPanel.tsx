import type { DashboardSummaryResponse } from '@settlewise/contract';
import { AbsencesCard } from './cards/AbsencesCard';
import { Counts } from './cards/Counts';
import { IlrCard } from './cards/IlrCard';
import { NotificationsCard } from './cards/NotificationsCard';
import { ProfileCard } from './cards/ProfileCard';
import { RecentDocuments } from './cards/RecentDocuments';
import { UpcomingTasks } from './cards/UpcomingTasks';
import { OverviewGrid, Place } from './OverviewGrid';
import type { Overview } from './useOverview';

interface OverviewPanelProps {
  overview: Overview;
  summary: DashboardSummaryResponse;
}

/** ILR first, then days away, what there is, what is next, what is new, and who it is about. */
export function OverviewPanel({ overview, summary }: OverviewPanelProps) {
  const { tasks, documents, absences, profile, notifications } = overview;
  return (
    <OverviewGrid>
      <Place at="wide">
        <IlrCard ilr={summary.ilrEligibility} citizenship={summary.citizenship} />
      </Place>
      <Place at="narrow">
        <AbsencesCard summary={summary} absences={absences} />
      </Place>
      <Place at="row">
        <Counts documents={documents} tasks={tasks} dependants={summary.dependantCount} />
      </Place>
      <Place at="half">
        <UpcomingTasks tasks={tasks} />
      </Place>
      <Place at="half">
        <RecentDocuments documents={documents} />
      </Place>
      <Place at="half">
        <ProfileCard profile={profile} />
      </Place>
      <Place at="half">
        <NotificationsCard notifications={notifications} />
      </Place>
    </OverviewGrid>
  );
}
