import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { usePrinting } from '../../ui/print/usePrinting';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { useTabInAddress } from '../../ui/tabs/useTabInAddress';
import { CitizenshipPanel } from '../../record/progress/panels/CitizenshipPanel';
import { IlrPanel } from '../../record/progress/panels/IlrPanel';
import { OverviewPanel } from '../../record/progress/panels/OverviewPanel';
import { ProgressLawNews } from '../../record/progress/ProgressLawNews';
import { RulesNote } from '../../ui/sources/RulesNote';
import { asPrinted } from '../../record/journeys/asPrinted';
import { PrintedTrips } from '../../record/journeys/PrintedTrips';
import { ProgressSkeleton } from '../../record/progress/ProgressSkeleton';
import { ProgressStatus } from '../../record/progress/ProgressStatus';
import { NextActCard } from '../../record/summary/NextActCard';
import { saysVerdict } from '../../record/summary/sentences';
import { useDashboardSummary } from '../../record/summary/summaryQuery';
import { useProgress, type Progress } from '../../record/progress/useProgress';

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
  const summary = useDashboardSummary();
  const [told, setTold] = useState('');

  async function refreshAndTell(): Promise<void> {
    setTold('');
    const [isNew] = await Promise.all([refresh(), summary.refetch()]);
    if (isNew) setTold('Your progress is up to date.');
  }

  return (
    <Page
      title="ILR and Citizenship Progress"
      lead="From your visa dates and journeys, from visa to settlement to citizenship."
      action={
        progress !== null && (
          <Button look="quiet" icon="refresh" busy={fetching} onClick={() => void refreshAndTell()}>
            {fetching ? 'Refreshing…' : 'Refresh'}
          </Button>
        )
      }
    >
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
      {progress === null ? (
        !failed && <ProgressSkeleton />
      ) : (
        <Content progress={progress} summary={summary} />
      )}
    </Page>
  );
}

interface ContentProps {
  progress: Progress;
  summary: ReturnType<typeof useDashboardSummary>;
}

/** The next act, or that it is on its way, or did not come. */
function WhatNext({ summary: { data, isPending, isFetching, refetch } }: Pick<ContentProps, 'summary'>) {
  if (data !== undefined) return <NextActCard act={data.nextAct} />;
  if (isPending || isFetching) return <ListSkeleton label="Loading what to do next…" cards={1} />;
  return (
    <LoadFailure
      title="What to do next could not be loaded"
      act="Retry"
      icon="refresh"
      onRetry={() => void refetch()}
    >
      Everything else on this page was loaded.
    </LoadFailure>
  );
}

function Content({ progress, summary }: ContentProps) {
  const [selected, select] = useTabInAddress(tabs, 'overview');
  const Panel = panels[selected];
  const printing = usePrinting();
  const { asOf, ruleSet } = progress.ilr;
  const { data, isPending } = summary;
  // Until the next act is there, its place is kept for the verdict: it would else be said below, and then jump up.
  const isBelow = data === undefined ? isPending : saysVerdict(data.nextAct);
  return (
    <>
      <WhatNext summary={summary} />
      <ProgressStatus progress={progress} below={isBelow} fillsIn={data?.nextAct.kind !== 'add_facts'} />
      <ProgressLawNews {...progress} />
      <Tabs label="Parts of your progress" tabs={tabs} selected={selected} onSelect={select}>
        {printing ? (
          tabs.map(({ key, label }) => {
            const Printed = panels[key];
            return (
              <section key={key} aria-label={label}>
                <Typography variant="h2" sx={{ m: '12pt 0 4pt' }}>
                  {label}
                </Typography>
                <Printed progress={progress} />
              </section>
            );
          })
        ) : (
          <Panel progress={progress} />
        )}
      </Tabs>
      <PrintedTrips trips={progress.journeys.map(asPrinted)} today={asOf} />
      <Typography variant="body2" color="textDisabled" sx={{ maxWidth: '80ch' }}>
        As of {formatLongDate(asOf)} · By rules {ruleSet.version} · <RulesNote ruleSet={ruleSet} /> · Only
        whole days count: the days you leave and come back are left out where nothing else is said. These are
        estimates from your record, and not legal advice.
      </Typography>
    </>
  );
}
