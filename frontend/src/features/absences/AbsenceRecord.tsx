import Stack from '@mui/material/Stack';
import type { AbsenceSummaryResponse, JourneyResponse, LimitCheckResponse } from '@settlewise/contract';
import { standingInWords } from '@settlewise/rules';
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
import { checkOf, limitInWords, otherCountInWords } from '../../record/limits/labels';
import { Notice } from '../../ui/Notice';

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

/** Said while days away are close to the limit that decides or to the yearly one, or over them. */
function AbsenceWarning({ summary: { limits, warningMessage } }: { summary: AbsenceSummaryResponse }) {
  const settlement = checkOf(limits, 'settlement');
  const finalYear = checkOf(limits, 'final_year');
  return (
    <>
      {settlement?.decides === true && settlement.standing !== 'within' && (
        <LimitWarning title={`ILR: ${standingInWords(settlement)}`} check={settlement} />
      )}
      {finalYear !== undefined && warningMessage !== null && (
        <LimitWarning title={warningMessage} check={finalYear} />
      )}
    </>
  );
}

function LimitWarning({ title, check }: { title: string; check: LimitCheckResponse }) {
  return (
    <Notice tone={check.tone === 'over' ? 'over' : 'soon'} title={title}>
      <p>
        {limitInWords(check)} {otherCountInWords(check)}
      </p>
    </Notice>
  );
}
