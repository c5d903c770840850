import Stack from '@mui/material/Stack';
import type { DashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { useUser } from '../../record/account/accountQueries';
import { NextActCard } from '../../record/summary/NextActCard';
import { AbsencesCard } from './cards/AbsencesCard';
import { Counts } from './cards/Counts';
import { IlrCard } from './cards/IlrCard';
import { NotificationsCard } from './cards/NotificationsCard';
import { ProfileCard } from './cards/ProfileCard';
import { RecentDocuments } from './cards/RecentDocuments';
import { UpcomingTasks } from './cards/UpcomingTasks';
import { fourSteps, stepsDone } from './firstSteps';
import { AboveAll } from './AboveAll';
import { DashboardNews } from './DashboardNews';
import { FourSteps } from './FourSteps';
import { OverviewGrid, Place } from './OverviewGrid';
import type { Overview } from './useOverview';

interface OverviewPanelProps {
  overview: Overview;
  summary: DashboardSummaryResponse;
}

/**
 * The next act first, then ILR, days away, what there is, what is next, what is new, and who it is about. While the first steps are
 * open they come first as long as there is no visa to work anything out from; an empty record has nothing else to show.
 */
export function OverviewPanel({ overview, summary }: OverviewPanelProps) {
  const { tasks, documents, absences, profile, notifications } = overview;
  const { data: user } = useUser();
  const steps = summary.firstSteps;
  const offered = user && user.onboarding !== 'put_away' && stepsDone(steps) < fourSteps.length;
  const { ilrEligibility, citizenship } = summary;
  const canApply = ilrEligibility.eligibleNow || citizenship?.eligibleNow === true;
  // What the steps lead to stands on the page already.
  const showsDate = canApply || ilrEligibility.earliestApplicationDate !== null;
  const first = offered && (
    <Place at="row">
      <FourSteps steps={steps} onboarding={user.onboarding} showsDate={showsDate} folds={steps.visa} />
    </Place>
  );
  const hasDate = !offered || steps.visa;
  const isEmpty =
    offered && stepsDone(steps) === 0 && tasks.data?.length === 0 && documents.data?.length === 0;
  return (
    <OverviewGrid>
      <AboveAll asksWhoShares={stepsDone(steps) === 0} isAdministrator={user?.role === 'admin'} />
      {!hasDate && first}
      {hasDate && (
        <Place at="row">
          <Stack spacing={1}>
            <NextActCard act={summary.nextAct} />
            <DashboardNews summary={summary} />
          </Stack>
        </Place>
      )}
      {hasDate && (
        <Place at="wide">
          <IlrCard summary={summary} />
        </Place>
      )}
      {!isEmpty && (
        <>
          <Place at={hasDate ? 'narrow' : 'row'}>
            <AbsencesCard summary={summary} absences={absences} />
          </Place>
          {hasDate && first}
          <Place at="row">
            <Counts documents={documents} tasks={tasks} dependants={summary.dependantCount} />
          </Place>
          <Place at="half">
            <UpcomingTasks tasks={tasks} />
          </Place>
          <Place at="half">
            <RecentDocuments documents={documents} />
          </Place>
        </>
      )}
      <Place at="half">
        <ProfileCard profile={profile} ilr={summary.ilrEligibility} />
      </Place>
      <Place at="half">
        <NotificationsCard notifications={notifications} />
      </Place>
    </OverviewGrid>
  );
}
