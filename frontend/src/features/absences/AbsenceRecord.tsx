import Stack from '@mui/material/Stack';
import type { JourneyResponse, AbsenceSummaryResponse } from '@settlewise/contract';
import { useRef, useState } from 'react';
import { useAbsences, useAbsenceSummary, useDeleteAbsence } from '../../record/journeys/absenceQueries';
import { messageFor } from '../../api/errors';
import { DeleteJourneyDialog } from '../../record/journeys/DeleteJourneyDialog';
import { JourneyDialog } from '../../record/journeys/JourneyDialog';
import { useKeepInTracker } from '../../record/journeys/useKeepInTracker';
import { TrackerSkeleton } from '../../record/journeys/TrackerSkeleton';
import { bothOf, ListRegion } from '../../ui/ListRegion';
import { AbsenceLimits } from './AbsenceLimits';
import { TravelHistory } from './TravelHistory';
import { useKeepAbsence } from './useKeepAbsence';
import { dayCount } from '../../record/journeys/labels';
import { Notice } from '../../ui/Notice';
import { useLimits } from '../../ui/useLimits';
import { againstLimit } from '../../record/journeys/againstLimit';

type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly journey: JourneyResponse };

const deletionWords = {
  done: { title: 'Absence deleted', text: 'The journey no longer counts as days away.' },
  failed: { title: 'Failed to delete absence journey', text: 'Please try again.' },
};

/** Warning, limits and history of the signed-in person's journeys, and the dialogs that change them. */
export function AbsenceRecord() {
  const absences = useAbsences();
  const summary = useAbsenceSummary();
  const deletion = useDeleteAbsence();
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const content = useRef<HTMLDivElement>(null);
  const close = () => setDialog({ kind: 'none' });
  const form = { others: absences.data ?? [], onClose: close };

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
          <Stack spacing={3}>
            <AbsenceWarning summary={counted} />
            <AbsenceLimits summary={counted} />
            <TravelHistory
              journeys={journeys}
              byYear={counted.byYear}
              onAdd={() => setDialog({ kind: 'add' })}
              onEdit={(journey) => setDialog({ kind: 'edit', journey })}
              onDelete={(journey) => setDialog({ kind: 'delete', journey })}
            />
          </Stack>
        )}
      </ListRegion>
      {dialog.kind === 'add' && <JourneyDialog {...form} useKeeping={useKeepAbsence} journey={null} />}
      {dialog.kind === 'edit' && (
        <JourneyDialog {...form} useKeeping={useKeepInTracker} journey={dialog.journey} />
      )}
      {dialog.kind === 'delete' && (
        <DeleteJourneyDialog
          journey={dialog.journey}
          deletion={deletion}
          words={deletionWords}
          onClose={close}
          // The button that opened the dialog goes with its journey; without this the focus would be lost.
          onRemoved={() => content.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

/** Said while the last twelve months are close to their limit, or over it. */
function AbsenceWarning({ summary }: { summary: AbsenceSummaryResponse }) {
  const { finalYear, settlementYear } = useLimits();
  const { days, limit, remaining, standing } = againstLimit(summary.last12Months, finalYear);
  if (standing === 'within' || summary.warningMessage === null) return null;
  const byHomeOffice = summary.homeOfficeCount.last12Months.totalDays;
  return (
    <Notice
      tone={standing === 'over' && summary.citizenshipDecides ? 'over' : 'soon'}
      title={summary.warningMessage}
    >
      <p>
        You were away {dayCount(days)} in the last 12 months.{' '}
        {standing === 'near'
          ? `${dayCount(remaining)} of ${limit} are left for the final year before a citizenship application.`
          : `Citizenship normally allows ${limit} in the final year before an application.`}
        {!summary.citizenshipDecides &&
          ` ILR has a limit of its own: ${settlementYear.days} in any 12 months on most routes.`}
        {standing === 'over' &&
          byHomeOffice <= limit &&
          ` By the Home Office’s count, which leaves out the days you travel, you were away ${dayCount(byHomeOffice)}: within the limit.`}
      </p>
    </Notice>
  );
}
