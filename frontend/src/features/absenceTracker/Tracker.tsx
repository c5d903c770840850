import Stack from '@mui/material/Stack';
import type { JourneyResponse, UserResponse } from '@settlewise/contract';
import { ruleSet } from '@settlewise/rules';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDeleteJourney, useJourneys } from '../../record/journeys/journeyQueries';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { usePrinting } from '../../ui/print/usePrinting';
import { LoadFailure } from '../../ui/LoadFailure';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { AnalysisPanel } from './AnalysisPanel';
import { DeleteJourneyDialog } from '../../record/journeys/DeleteJourneyDialog';
import { EligibilityPanel } from './EligibilityPanel';
import { JourneyDialog } from '../../record/journeys/JourneyDialog';
import { JourneysPanel } from './JourneysPanel';
import { recordOf } from './recordOf';
import { SummaryCards } from './SummaryCards';
import { RulesNote } from '../../ui/sources/RulesNote';
import { useKeepInTracker } from '../../record/journeys/useKeepInTracker';
import { TrackerSkeleton } from '../../record/journeys/TrackerSkeleton';

type TrackerTab = 'journeys' | 'analysis' | 'eligibility';

const tabs: readonly Tab<TrackerTab>[] = [
  { key: 'journeys', label: 'Journeys' },
  { key: 'analysis', label: 'Analysis' },
  { key: 'eligibility', label: 'Eligibility' },
];

/** The dialog on show: none, a new journey, or one journey's change or deletion. */
type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly journey: JourneyResponse };

export function Tracker({ user }: { user: UserResponse }) {
  const { data: journeys, error, isFetching, refetch } = useJourneys();
  const deletion = useDeleteJourney();
  const today = useToday();
  const printing = usePrinting();
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find((tab) => tab.key === search.get('tab'))?.key ?? 'journeys';
  const close = () => setDialog({ kind: 'none' });
  const content = useRef<HTMLDivElement>(null);

  const loadFailure = error !== null && !isFetching && (
    <LoadFailure title="Error" act="Try again" onRetry={() => void refetch()}>
      Failed to load absence records. Please try again later.
    </LoadFailure>
  );
  if (journeys === undefined) return loadFailure || <TrackerSkeleton />;

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
      <p className="printOnly">
        Journeys of {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.username}. Printed on{' '}
        {formatLongDate(today)}; <RulesNote ruleSet={ruleSet} />.
      </p>
      <SummaryCards journeys={journeys} record={record} />
      <Tabs
        label="Views of your journeys"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) =>
          setSearch(tab === 'journeys' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        {/* On paper one follows the other, what the days mean first. */}
        {(printing || selected === 'eligibility') && <EligibilityPanel journeys={journeys} record={record} />}
        {(printing || selected === 'journeys') && (
          <JourneysPanel
            journeys={latestFirst}
            today={today}
            onAdd={() => setDialog({ kind: 'add' })}
            onEdit={(journey) => setDialog({ kind: 'edit', journey })}
            onDelete={(journey) => setDialog({ kind: 'delete', journey })}
          />
        )}
        {(printing || selected === 'analysis') && <AnalysisPanel journeys={journeys} record={record} />}
      </Tabs>
      {(dialog.kind === 'add' || dialog.kind === 'edit') && (
        <JourneyDialog
          useKeeping={useKeepInTracker}
          journey={dialog.kind === 'edit' ? dialog.journey : null}
          others={journeys}
          onClose={close}
        />
      )}
      {dialog.kind === 'delete' && (
        <DeleteJourneyDialog
          journey={dialog.journey}
          deletion={deletion}
          onClose={close}
          // The button that opened the dialog goes with its journey; without this the focus would be lost.
          onRemoved={() => content.current?.focus({ preventScroll: true })}
        />
      )}
    </Stack>
  );
}
