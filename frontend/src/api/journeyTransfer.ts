import { importJourneysResponse } from '@settlewise/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAbsences } from './absenceQueries';
import { callFor } from './client';
import { useIdempotencyKeys } from './idempotencyKey';

const importPath = '/api/absences/import';

/** Where the browser saves the journeys from. */
export const journeysCsvPath = '/api/absences/export?format=csv';
/** A page to print or copy from, in the order of application forms. */
export const journeysFormPath = '/api/absences/export?format=form';

/** POST /api/absences/import?dryRun=1: what each row would become. Records nothing. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: (text: string) =>
      callFor(importJourneysResponse, 'POST', `${importPath}?dryRun=1`, { payload: { text } }),
  });
}

/** POST /api/absences/import: records the good rows. */
export function useImportJourneys() {
  const keys = useIdempotencyKeys();
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationFn(text: string) {
      const payload = { text };
      return callFor(importJourneysResponse, 'POST', importPath, {
        payload,
        idempotencyKey: keys.keyFor(payload),
      });
    },
    onSuccess() {
      keys.accepted();
      refresh();
    },
  });
}
