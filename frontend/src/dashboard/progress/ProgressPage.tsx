import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageTitle } from '../../ui/PageTitle';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { CitizenshipPanel } from './panels/CitizenshipPanel';
import { IlrPanel } from './panels/IlrPanel';
import { OverviewPanel } from './panels/OverviewPanel';
import { RulesNote } from '../../ui/sources/RulesNote';
import styles from './ProgressPage.module.css';
import { ProgressSkeleton } from './ProgressSkeleton';
import { ProgressStatus } from './ProgressStatus';
import { useProgress, type Progress } from './useProgress';

type ProgressTab = 'overview' | 'ilr' | 'citizenship';

const tabs: readonly Tab<ProgressTab>[] = [
  { key: 'overview', label: 'Overview' },
  { key: 'ilr', label: 'ILR Details' },
  { key: 'citizenship', label: 'Citizenship' },
];

const panels: Readonly<Record<ProgressTab, (props: { progress: Progress }) => ReactNode>> = {
  overview: OverviewPanel,
  ilr: IlrPanel,
  citizenship: CitizenshipPanel,
};

/** How far the signed-in person has come on the way to ILR and to citizenship, why, and what is missing. */
export function ProgressPage() {
  const { progress, fetching, failed, refresh } = useProgress();
  const [told, setTold] = useState('');

  async function refreshAndTell(): Promise<void> {
    setTold('');
    if (await refresh()) setTold('Your progress is up to date.');
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <div className={styles['words']}>
          <PageTitle documentTitle="ILR and Citizenship Progress">ILR and Citizenship Progress</PageTitle>
          <p className={styles['lead']}>
            From your visa dates and journeys, from visa to settlement to citizenship.
          </p>
        </div>
        {progress !== null && (
          <Button look="quiet" icon="refresh" busy={fetching} onClick={() => void refreshAndTell()}>
            {fetching ? 'Refreshing…' : 'Refresh'}
          </Button>
        )}
      </div>
      <p role="status" className="visuallyHidden">
        {told}
      </p>
      {failed && (
        <LoadFailure
          title="Error Loading Progress Data"
          act="Retry"
          icon="refresh"
          onRetry={() => void refreshAndTell()}
        >
          There was a problem loading your immigration progress data. Please try again.
        </LoadFailure>
      )}
      {progress === null ? !failed && <ProgressSkeleton /> : <Content progress={progress} />}
    </div>
  );
}

function Content({ progress }: { progress: Progress }) {
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'overview';
  const Panel = panels[selected];
  const { asOf, ruleSet } = progress.ilr;
  return (
    <>
      <ProgressStatus progress={progress} />
      <Tabs
        label="Parts of your progress"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) =>
          setSearch(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        <Panel progress={progress} />
      </Tabs>
      <p className={styles['foot']}>
        As of {formatLongDate(asOf)} · By <RulesNote ruleSet={ruleSet} /> · Days are counted cautiously: the
        days you leave and come back are included. These are estimates from your record, and not legal advice.
      </p>
    </>
  );
}
