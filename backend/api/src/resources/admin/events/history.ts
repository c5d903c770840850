import { personHistoryResponse, type PersonHistoryResponse } from '@settlewise/contract/admin';
import { PersonErasedError } from '@settlewise/infra/crypto';
import { formatPosition, parsePosition, type Position } from '@settlewise/infra/eventStore';
import { auditEventsFitting, listAuditEvents, readHistory, type DecodedEvent } from '@settlewise/projections';
import { z } from 'zod';
import { RequestRefusedError } from '../../../http/requestRefusedError';
import { createReader, withQuery } from '../../../http/callDescription';
import type { Reader, Routes } from '../../../http/routes';
import { identifierInPath } from '../../../http/validate';
import type { AdminApp } from '../adminApp';
import { accessQuery, openRecordRefusals } from '../accessGuard';
import { isErased } from './isErased';
import { presentAuditEvent } from './presenter';

const pageSize = 50;

const unreadableEvent: DecodedEvent = { content: null, changes: [] };

/** Lists all events of a person, with their content and the changes they made. */
export function personHistoryRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, accessGuard, database, personKeys, readYourWrites } = app;

  routes.get('/api/admin/users/:id/history', {
    summary: 'Gives the whole history of a person, the newest first.',
    caller: administrator,
    input: withQuery(accessQuery, beforeInput),
    answers: { 200: personHistoryResponse },
    refusals: openRecordRefusals,
    handle: async (ctx, caller, past) => {
      const userId = identifierInPath(ctx);
      if (userId === null) throw new RequestRefusedError(404, 'There is no such person.');
      let erased = await isErased(personKeys, userId);
      // An erased person has no content left, so no reason is needed to see the history.
      if (!erased) await accessGuard.require(ctx, caller, userId);
      await readYourWrites.upToDate(ctx, 'audit_events');
      const fits = await auditEventsFitting(database, { userId });
      const found = await listAuditEvents(database, { fits, descending: true, past, limit: pageSize + 1 });
      const page = found.slice(0, pageSize);
      let decoded: ReadonlyMap<string, DecodedEvent> = new Map();
      if (!erased) {
        try {
          decoded = await readHistory(app, page);
        } catch (error) {
          if (!(error instanceof PersonErasedError)) throw error;
          // The person was erased during this request.
          erased = true;
        }
      }
      const last = page.at(-1);
      ctx.body = {
        userId,
        erased,
        events: page.map((event) => ({
          ...presentAuditEvent(event),
          ...(decoded.get(formatPosition(event.position)) ?? unreadableEvent),
        })),
        next: found.length > pageSize && last !== undefined ? formatPosition(last.position) : null,
      } satisfies PersonHistoryResponse;
    },
  });
}

/** @throws RequestRefusedError 400 */
const readBefore: Reader<Position | undefined> = (ctx) => {
  const text = ctx.query['before'];
  if (text === undefined) return undefined;
  const position = typeof text === 'string' ? parsePosition(text) : null;
  if (position !== null) return position;
  throw new RequestRefusedError(400, 'The query “before” is not a place in the log.', {
    errors: [{ path: 'before', message: 'Please check this part of the address.' }],
  });
};

const beforeInput = createReader(
  {
    query: { before: { schema: z.string(), description: 'Only what is older than this place of the log.' } },
  },
  readBefore,
);
