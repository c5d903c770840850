import type { JourneyResponse } from '@settlewise/contract';
import { useRef, useState } from 'react';
import { useAbsences, useAbsenceSummary, useDeleteAbsence } from '../../api/absences';
import { messageFor } from '../../api/errors';
import { DeleteJourneyDialog } from '../../public/absenceTracker/DeleteJourneyDialog';
import { JourneyDialog } from '../../public/absenceTracker/JourneyDialog';
import { TrackerSkeleton } from '../../public/absenceTracker/TrackerSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { AbsenceLimits } from './AbsenceLimits';
import styles from './AbsenceRecord.module.css';
import { AddJourneyDialog } from './AddJourneyDialog';
import { AbsenceWarning } from './AbsenceWarning';
import { TravelHistory } from './TravelHistory';

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

  const failed = [absences, summary].filter(({ isError }) => isError);
  const fetching = absences.isFetching || summary.isFetching;
  const failure = failed.length > 0 && !fetching && (
    <LoadFailure icon="refresh" onRetry={() => failed.forEach(({ refetch }) => void refetch())}>
      {messageFor(failed[0]?.error, 'Your journeys could not be loaded. Please try again.')}
    </LoadFailure>
  );
  if (absences.data === undefined || summary.data === undefined) return failure || <TrackerSkeleton />;

  return (
    <div ref={content} tabIndex={-1} role="region" aria-label="Your journeys" className={styles['content']}>
      {failure}
      <AbsenceWarning summary={summary.data} />
      <AbsenceLimits summary={summary.data} />
      <TravelHistory
        journeys={absences.data}
        byYear={summary.data.byYear}
        onAdd={() => setDialog({ kind: 'add' })}
        onEdit={(journey) => setDialog({ kind: 'edit', journey })}
        onDelete={(journey) => setDialog({ kind: 'delete', journey })}
      />
      {dialog.kind === 'add' && <AddJourneyDialog others={absences.data} onClose={close} />}
      {dialog.kind === 'edit' && (
        <JourneyDialog journey={dialog.journey} others={absences.data} onClose={close} />
      )}
      {dialog.kind === 'delete' && (
        <DeleteJourneyDialog
          journey={dialog.journey}
          deletion={deletion}
          words={deletionWords}
          onClose={close}
          // The button that opened the dialog goes with its journey; without this the focus would be lost.
          onDeleted={() => content.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
