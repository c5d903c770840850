import { importJourneysResponse } from '@settlewise/contract/journeyTransfer';
import { useSend } from '../../api/useSend';

const importPath = '/api/absences/import';

/** Where the browser saves the journeys from. */
export const journeysCsvPath = '/api/absences/export?format=csv';
/** A page to print or copy from, in the order of application forms. */
export const journeysFormPath = '/api/absences/export?format=form';

/** POST /api/absences/import?dryRun=1: what each row would become. Records nothing. */
export const usePreviewImport = () =>
  useSend({
    request: (text: string) => ({ method: 'POST', path: `${importPath}?dryRun=1`, payload: { text } }),
    answer: importJourneysResponse,
  });

/** POST /api/absences/import: records the good rows. */
export const useImportJourneys = () =>
  useSend({
    request: (text: string) => ({ method: 'POST', path: importPath, payload: { text } }),
    answer: importJourneysResponse,
    once: true,
    touches: ['journeys'],
  });
