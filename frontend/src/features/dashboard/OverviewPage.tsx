import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { messageFor } from '../../api/errors';
import { OpenJourney } from '../../record/journeys/OpenJourney';
import { Button } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { useTabInAddress } from '../../ui/tabs/useTabInAddress';
import { AbsencesPanel } from './AbsencesPanel';
import { RecentDocuments } from './cards/RecentDocuments';
import { UpcomingTasks } from './cards/UpcomingTasks';
import { OverviewPanel } from './OverviewPanel';
import { useOverview } from './useOverview';
import { OverviewGrid, overviewPlaces } from './OverviewGrid';

type OverviewTab = 'overview' | 'documents' | 'tasks' | 'absences';

const tabs: readonly Tab<OverviewTab>[] = [
  { key: 'overview', label: 'Overview' },
  { key: 'documents', label: 'Documents' },
  { key: 'tasks', label: 'Tasks' },
  { key: 'absences', label: 'Absences' },
];

/** Where the signed-in person stands today, at a glance. */
export function OverviewPage() {
  const overview = useOverview();
  const { refresh, refreshing } = overview;
  const today = useToday();
  const [told, setTold] = useState('');

  async function refreshAndTell(): Promise<void> {
    setTold('');
    setTold((await refresh()) ? 'Your dashboard is up to date.' : '');
  }

  return (
    <Page
      title="Dashboard"
      lead={`Where you stand on ${formatLongDate(today)}.`}
      action={
        <Button look="quiet" icon="refresh" busy={refreshing} onClick={() => void refreshAndTell()}>
          {refreshing ? 'Refreshing…' : 'Refresh'}
        </Button>
      }
    >
      <p role="status" className="visuallyHidden">
        {told}
      </p>
      <Content overview={overview} />
    </Page>
  );
}

function Content({ overview }: { overview: ReturnType<typeof useOverview> }) {
  const [selected, select] = useTabInAddress(tabs, 'overview');
  const { summary, absences, firstLoad } = overview;
  const failure = summary.isError && !summary.isFetching && (
    <LoadFailure title="Error Loading Dashboard" icon="refresh" onRetry={() => void summary.refetch()}>
      {messageFor(summary.error, 'There was a problem loading your dashboard. Please try again.')}
    </LoadFailure>
  );
  if (firstLoad) return <OverviewSkeleton />;
  if (summary.data === undefined) return failure || <OverviewSkeleton />;
  return (
    <>
      {failure}
      {absences.data !== undefined && (
        <OpenJourney journeys={Object.values(absences.data.byYear).flatMap(({ trips }) => trips)} />
      )}
      <Tabs label="Parts of your dashboard" tabs={tabs} selected={selected} onSelect={select}>
        {selected === 'overview' && <OverviewPanel overview={overview} summary={summary.data} />}
        {selected === 'documents' && <RecentDocuments documents={overview.documents} detailed />}
        {selected === 'tasks' && <UpcomingTasks tasks={overview.tasks} detailed />}
        {selected === 'absences' && <AbsencesPanel absences={overview.absences} />}
      </Tabs>
    </>
  );
}

/** The page's own shape while its answers are on their way. */
function OverviewSkeleton() {
  const { wide, narrow, half } = overviewPlaces;
  return (
    <div>
      <p role="status" className="visuallyHidden">
        Loading your dashboard…
      </p>
      <OverviewGrid hidden>
        <Skeleton height={44} sx={{ gridColumn: '1 / -1', maxWidth: 420 }} />
        <Skeleton height={300} sx={wide} />
        <Skeleton height={300} sx={narrow} />
        <Skeleton height={220} sx={half} />
        <Skeleton height={220} sx={half} />
      </OverviewGrid>
    </div>
  );
}
