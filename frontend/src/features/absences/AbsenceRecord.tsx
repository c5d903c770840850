import Stack from '@mui/material/Stack';
import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract/journeys';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { ownerOfLimit, standingInWords } from '@settlewise/rules/absences';
import { useRef, useState } from 'react';
import { AbroadWithoutJourney } from '../../record/addresses/AbroadWithoutJourney';
import { useAbsences, useAbsenceSummary, useDeleteAbsence } from '../../record/journeys/absenceQueries';
import { TimePeriods, WhereDaysWent } from '../../record/journeys/analysis/AnalysisPanel';
import { PrintedHead } from '../../record/account/PrintedHead';
import { TripsToTakeAlong } from '../../record/journeys/transfer/TripsToTakeAlong';
import { YearsCard } from '../../record/journeys/picture/YearsCard';
import { recordOf } from '../../record/journeys/recordOf';
import { SectionCard } from '../../ui/SectionCard';
import { useNarrow } from '../../ui/useNarrow';
import { useToday } from '../../ui/dates/useToday';
import { messageFor } from '../../api/errors';
import { ApproximateTotals } from '../../record/journeys/ApproximateTotals';
import { OpenJourney } from '../../record/journeys/OpenJourney';
import { JourneyDialog } from '../../record/journeys/JourneyDialog';
import { TrackerSkeleton } from '../../record/journeys/TrackerSkeleton';
import { bothOf, ListRegion } from '../../ui/ListRegion';
import { AbsenceLimits } from './AbsenceLimits';
import { TravelHistory } from './TravelHistory';
import { useKeepAbsence } from './useKeepAbsence';
import { checkOf, limitWithMarginInWords } from '../../record/limits/labels';
import { Notice } from '../../ui/Notice';

interface Counted {
  summary: AbsenceSummaryResponse;
}

const deletionWords = {
  done: { title: 'Absence deleted', text: 'The journey no longer counts as days away.' },
  failed: { title: 'Failed to delete absence journey', text: 'Please try again.' },
};

/** Warning, limits and history of the signed-in person's journeys, and the dialogs that change them. */
export function AbsenceRecord() {
  const absences = useAbsences();
  const summary = useAbsenceSummary();
  const deletion = useDeleteAbsence();
  const [isAdding, setIsAdding] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  return (
    <>
      <ListRegion
        ref={content}
        label="Your journeys"
        query={bothOf(absences, summary)}
        failure={{
          act: 'Try Again',
          text: (error) => messageFor(error, 'Your journeys could not be loaded. Please try again.'),
        }}
        skeleton={<TrackerSkeleton />}
      >
        {([journeys, counted]) => (
          <Stack spacing={{ xs: 1.5, sm: 3 }}>
            <PrintedHead of="Journeys" />
            <TripsToTakeAlong />
            <OpenJourney journeys={journeys} />
            <AbroadWithoutJourney journeys={journeys} />
            <IlrWarning summary={counted} />
            {/* What another goal limits comes after the limit that decides. */}
            {!counted.settlementDecides && <YearWarning summary={counted} />}
            <AbsenceLimits summary={counted} />
            {counted.settlementDecides && <YearWarning summary={counted} />}
            <ApproximateTotals totals={counted.approximateTotals} />
            <TravelHistory
              journeys={journeys}
              byYear={counted.byYear}
              onAdd={() => setIsAdding(true)}
              deletion={deletion}
              words={deletionWords}
              // The button that opened the dialog goes with its journey; without this the focus would be lost.
              onRemoved={() => content.current?.focus({ preventScroll: true })}
            />
            {journeys.length > 0 && <Pictures journeys={journeys} summary={counted} />}
          </Stack>
        )}
      </ListRegion>
      {isAdding && (
        <JourneyDialog
          useKeeping={useKeepAbsence}
          others={absences.data ?? []}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

/** The journeys as pictures: on the years, and by time period, reason, quarter and destination. */
function Pictures({
  journeys,
  summary,
}: {
  journeys: readonly JourneyResponse[];
  summary: AbsenceSummaryResponse;
}) {
  const record = recordOf(journeys, useToday());
  const isNarrow = useNarrow(640);
  const charts = (
    <>
      <TimePeriods record={record} limits={summary.limits} />
      <WhereDaysWent journeys={journeys} folds={false} />
    </>
  );
  return (
    <>
      <YearsCard journeys={journeys} record={record} summary={summary} />
      {isNarrow ? (
        <SectionCard title="Where your days went" foldsTo="4 charts">
          {charts}
        </SectionCard>
      ) : (
        charts
      )}
    </>
  );
}

/** Said while days away are close to the limit of ILR, where that decides, or over it. */
function IlrWarning({ summary: { limits } }: Counted) {
  const today = useToday();
  const settlement = checkOf(limits, 'settlement');
  if (settlement?.decides !== true || settlement.standing === 'within') return null;
  return <LimitWarning title={standingInWords(settlement, 'ILR', today)} check={settlement} />;
}

/** The same of the yearly limit of citizenship. */
function YearWarning({ summary: { limits, warningMessage } }: Counted) {
  const finalYear = checkOf(limits, 'final_year');
  if (finalYear === undefined || warningMessage === null) return null;
  return <LimitWarning title={warningMessage} check={finalYear} />;
}

function LimitWarning({ title, check }: { title: string; check: LimitCheckResponse }) {
  const today = useToday();
  const standing = standingInWords(check, ownerOfLimit(check.kind), today);
  return (
    <Notice tone={check.tone === 'plain' ? 'info' : check.tone} title={title}>
      <p>
        {title !== standing && `${standing}. `}
        {limitWithMarginInWords(check)}
        {check.standing === 'near' &&
          check.to !== null &&
          check.to < today &&
          ' That time has ended, so no alert waits for you.'}
      </p>
    </Notice>
  );
}
