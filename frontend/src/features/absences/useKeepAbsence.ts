import { recordAbsenceRequest, type RecordAbsenceRequest } from '@settlewise/contract/journeys';
import { messageFor } from '../../api/errors';
import { useRecordAbsence } from '../../record/journeys/absenceQueries';
import type { JourneyKeeping } from '../../record/journeys/JourneyDialog';
import type { FormTexts } from '../../ui/resource/labels';

const failed = 'Failed to save your absence journey';

const texts: FormTexts = {
  title: 'Add Journey',
  act: 'Add Journey',
  busyAct: 'Adding…',
  done: (destination) => ['Absence recorded', `Your journey to ${destination} is in your record.`],
  failed: (error) => [failed, messageFor(error, 'Please try again.'), `${failed}. Please try again.`],
};

/** Keeps a new journey as the dashboard does. */
export function useKeepAbsence(): JourneyKeeping<RecordAbsenceRequest> {
  const record = useRecordAbsence();
  return {
    schema: recordAbsenceRequest,
    texts,
    save: ({ notes, ...absence }) => record.mutateAsync({ ...absence, notes: notes ?? undefined }),
  };
}
