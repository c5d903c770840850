import {
  importJourneysRequest,
  importJourneysResponse,
  journeyExportFormat,
} from '@settlewise/contract/journeyTransfer';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { listJourneys } from '@settlewise/projections';
import { z } from 'zod';
import type { App } from '../../app';
import { repeatableCommand } from '../../http/commandContext';
import type { ApiContext } from '../../http/context';
import { createReader, withQuery, fileAnswer } from '../../http/callDescription';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { formatCsv } from '../../record/journeys/csv';
import { renderFormList, formListPolicy } from './renderFormList';
import { createJourneyImport } from './createJourneyImport';

/** Import and export of journeys. */
export function journeyTransferRoutes(routes: Routes, app: App): void {
  const { database, readYourWrites, clock } = app;
  const journeyImport = createJourneyImport(app);

  routes.getFile('/api/absences/export', {
    summary: 'Gives the journeys as a table or as a list for a form.',
    caller: signedIn,
    input: formatInput,
    answers: { 200: fileAnswer('text/csv', 'text/html') },
    handle: async (ctx, { userId }, format) => {
      await readYourWrites.upToDate(ctx, 'journeys');
      const journeys = await listJourneys(database, userId);
      const today = civilDateInLondon(clock());
      if (format === 'csv') {
        ctx.attachment(`journeys ${today}.csv`);
        ctx.type = 'text/csv; charset=utf-8';
        ctx.body = formatCsv(journeys, today);
      } else {
        ctx.type = 'text/html; charset=utf-8';
        ctx.set('Content-Security-Policy', formListPolicy);
        ctx.body = renderFormList(journeys, today);
      }
    },
  });

  routes.post('/api/absences/import', {
    summary: 'Takes journeys over from a table, or says what that would come to.',
    caller: signedIn,
    input: withQuery(dryRunQuery, body(importJourneysRequest, { limit: '1mb' })),
    repeatable: true,
    answers: { 200: importJourneysResponse },
    handle: async (ctx, { userId }, { text }) => {
      const now = clock();
      const { answer, position } = isDryRun(ctx)
        ? await journeyImport.preview(text, userId, now)
        : await journeyImport.record(text, repeatableCommand(ctx, userId, now));
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  });
}

/** @throws RequestRefusedError 400 */
function readFormat(ctx: ApiContext) {
  const format = journeyExportFormat.safeParse(ctx.query['format']);
  if (!format.success) throw new RequestRefusedError(400, 'The format is either csv or form.');
  return format.data;
}

const formatInput = createReader(
  {
    query: {
      format: { schema: journeyExportFormat, required: true, description: 'A table, or a list for a form.' },
    },
  },
  readFormat,
);

const dryRunQuery = {
  dryRun: {
    schema: z.enum(['0', '1']),
    description: '`1`: nothing is recorded, and the answer says what would be.',
  },
} as const;

/** @throws RequestRefusedError 400 for unknown values, so that a misspelt dry run does not record by mistake */
function isDryRun(ctx: ApiContext): boolean {
  const value = ctx.query['dryRun'];
  if (value === undefined || value === '0') return false;
  if (value === '1') return true;
  throw new RequestRefusedError(400, 'The dryRun is either 1 or 0.');
}
