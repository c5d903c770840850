import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { AbsencesPanel } from './panels/AbsencesPanel';
import { DocumentsPanel } from './panels/DocumentsPanel';
import { OverviewPanel } from './panels/OverviewPanel';
import { TasksPanel } from './panels/TasksPanel';
import { OverviewSkeleton } from './OverviewSkeleton';
import styles from './OverviewPage.module.css';
import { useOverview } from './useOverview';

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
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <div className={styles['words']}>
          <PageTitle documentTitle="Dashboard">Dashboard</PageTitle>
          <p className={styles['lead']}>Where you stand on {formatLongDate(today)}.</p>
        </div>
        <Button look="quiet" icon="refresh" busy={refreshing} onClick={() => void refreshAndTell()}>
          {refreshing ? 'Refreshing…' : 'Refresh'}
        </Button>
      </div>
      <p role="status" className="visuallyHidden">
        {told}
      </p>
      <Content overview={overview} />
    </div>
  );
}

function Content({ overview }: { overview: ReturnType<typeof useOverview> }) {
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find((tab) => tab.key === search.get('tab'))?.key ?? 'overview';
  const { summary, firstLoad } = overview;
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
      <Tabs
        label="Parts of your dashboard"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) =>
          setSearch(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        {selected === 'overview' && <OverviewPanel overview={overview} summary={summary.data} />}
        {selected === 'documents' && <DocumentsPanel documents={overview.documents} />}
        {selected === 'tasks' && <TasksPanel tasks={overview.tasks} />}
        {selected === 'absences' && <AbsencesPanel absences={overview.absences} />}
      </Tabs>
    </>
  );
}
