import { Readable } from 'node:stream';
import {
  auditEventsFitting,
  listAuditEvents,
  type AuditEvent,
  type AuditFilter,
  type Fitting,
} from '@settlewise/projections';
import { formatPosition, type Position } from '@settlewise/infra/eventStore';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import { fileAnswer } from '../../../http/callDescription';
import type { Routes } from '../../../http/routes';
import { byteOrderMark, formatCsvLines } from '../../../answers/csv';
import type { AdminApp } from '../adminApp';
import { eventListInput } from './eventListInput';

const columnTitles = [
  'Recorded at',
  'Type',
  'Stream',
  'Revision',
  'Whose data',
  'Username',
  'Erased',
  'Who acted',
  'Username of who acted',
  'In which role',
  'Correlation',
  'Cause',
  'Command',
  'Event',
  'Place in the log',
];

const toRow = (event: AuditEvent) => [
  event.recordedAt.toISOString(),
  event.type,
  event.stream,
  event.revision,
  event.userId,
  event.username ?? '',
  event.erased ? 'yes' : 'no',
  event.actorId,
  event.actorName ?? '',
  event.actorRole,
  event.correlationId,
  event.causationId,
  event.commandId,
  event.id,
  formatPosition(event.position),
];

const pageSize = 1_000;

/** Exports the events that match a filter as CSV. */
export function eventExportRoutes(
  routes: Routes,
  { administrator, database, readYourWrites, recordOperation, clock }: AdminApp,
): void {
  routes.getFile('/api/admin/events.csv', {
    summary: 'Gives the events that fit as a table.',
    caller: administrator,
    input: eventListInput,
    answers: { 200: fileAnswer('text/csv') },
    handle: async (ctx, caller, request) => {
      await readYourWrites.upToDate(ctx, 'audit_events');
      const fits = await auditEventsFitting(database, request.filter);
      await recordOperation(ctx, caller, 'events_exported', summarizeFilter(request.filter));
      ctx.attachment(`events ${civilDateInLondon(clock())}.csv`);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = Readable.from(generateCsv(database, fits, request.descending));
    },
  });
}

/** Generates the file page by page while it is downloaded. */
async function* generateCsv(database: Knex, fits: Fitting, descending: boolean): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLines([columnTitles]);
  // Excludes events that are recorded during the download.
  const [newest] = await listAuditEvents(database, { fits, descending: true, limit: 1 });
  let past: Position | undefined;
  while (newest !== undefined) {
    const page = await listAuditEvents(database, {
      fits,
      descending,
      past,
      limit: pageSize,
      upTo: newest.position,
    });
    if (page.length > 0) yield formatCsvLines(page.map(toRow));
    past = page.at(-1)?.position;
    if (page.length < pageSize) return;
  }
}

/** The filter as JSON, cut to the length of an operation's subject. */
function summarizeFilter(filter: AuditFilter): string | null {
  const text = JSON.stringify(filter);
  return text === '{}' ? null : text.slice(0, 200);
}
