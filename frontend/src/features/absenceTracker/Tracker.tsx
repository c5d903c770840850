import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AbroadWithoutJourney } from '../../record/addresses/AbroadWithoutJourney';
import { useAbsenceSummary } from '../../record/journeys/absenceQueries';
import { useDeleteJourney, useJourneys } from '../../record/journeys/journeyQueries';
import { useToday } from '../../ui/dates/useToday';
import { usePrinting } from '../../ui/print/usePrinting';
import { bothOf } from '../../ui/ListRegion';
import { LoadFailure } from '../../ui/LoadFailure';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { AnalysisPanel } from '../../record/journeys/analysis/AnalysisPanel';
import { EligibilityPanel } from './EligibilityPanel';
import { JourneyDialog } from '../../record/journeys/JourneyDialog';
import { JourneysPanel } from './JourneysPanel';
import { ApproximateTotals } from '../../record/journeys/ApproximateTotals';
import { OpenJourney } from '../../record/journeys/OpenJourney';
import { recordOf } from '../../record/journeys/recordOf';
import { SummaryCards } from './SummaryCards';
import { PrintedHead } from '../../record/account/PrintedHead';
import { useKeepInTracker } from '../../record/journeys/useKeepInTracker';
import { TrackerSkeleton } from '../../record/journeys/TrackerSkeleton';

type TrackerTab = 'journeys' | 'analysis' | 'eligibility';

const tabs: readonly Tab<TrackerTab>[] = [
  { key: 'journeys', label: 'Journeys' },
  { key: 'analysis', label: 'Analysis' },
  { key: 'eligibility', label: 'Eligibility' },
];

export function Tracker() {
  const { data, error, isFetching, refetch } = bothOf(useJourneys(), useAbsenceSummary());
  const deletion = useDeleteJourney();
  const today = useToday();
  const printing = usePrinting();
  const [isAdding, setIsAdding] = useState(false);
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find((tab) => tab.key === search.get('tab'))?.key ?? 'journeys';
  const content = useRef<HTMLDivElement>(null);

  const loadFailure = error !== null && !isFetching && (
    <LoadFailure title="Error" act="Try again" onRetry={() => void refetch()}>
      Failed to load absence records. Please try again later.
    </LoadFailure>
  );
  if (data === undefined) return loadFailure || <TrackerSkeleton />;

  const [journeys, summary] = data;
  const latestFirst = journeys.toSorted((a, b) => b.departureDate.localeCompare(a.departureDate));
  const record = recordOf(journeys, today);
  return (
    <Stack
      ref={content}
      tabIndex={-1}
      role="region"
      aria-label="Your journeys"
      spacing={3}
      sx={{ minWidth: 0, '&:focus': { outline: 'none' } }}
    >
      {loadFailure}
      <PrintedHead of="Journeys" />
      <OpenJourney journeys={journeys} />
      <AbroadWithoutJourney journeys={journeys} />
      <SummaryCards journeys={journeys} record={record} limits={summary.limits} />
      <ApproximateTotals totals={summary.approximateTotals} />
      <Tabs
        label="Views of your journeys"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) =>
          setSearch(tab === 'journeys' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        {/* On paper one follows the other, what the days mean first. */}
        {(printing || selected === 'eligibility') && (
          <EligibilityPanel journeys={journeys} record={record} summary={summary} />
        )}
        {(printing || selected === 'journeys') && (
          <JourneysPanel
            journeys={latestFirst}
            today={today}
            onAdd={() => setIsAdding(true)}
            deletion={deletion}
            // The button that opened the dialog goes with its journey; without this the focus would be lost.
            onRemoved={() => content.current?.focus({ preventScroll: true })}
          />
        )}
        {(printing || selected === 'analysis') && (
          <AnalysisPanel journeys={journeys} record={record} limits={summary.limits} />
        )}
      </Tabs>
      {isAdding && (
        <JourneyDialog useKeeping={useKeepInTracker} others={journeys} onClose={() => setIsAdding(false)} />
      )}
    </Stack>
  );
}
