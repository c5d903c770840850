import {
  adminEventResponse,
  eventChainResponse,
  type EventChainResponse,
  eventNamesResponse,
  type EventNamesResponse,
  mostCounted,
} from '@settlewise/contract/admin';
import { eventDefinitions } from '@settlewise/domain/eventRegistry';
import { streamKinds } from '@settlewise/domain/streams';
import {
  auditEventsFitting,
  countAuditEvents,
  findAuditEvent,
  listAuditChain,
  listAuditEvents,
  type AuditEvent,
} from '@settlewise/projections';
import { z } from 'zod';
import type { ApiContext } from '../../../http/context';
import { RequestRefusedError } from '../../../http/requestRefusedError';
import type { Routes } from '../../../http/routes';
import { identifierInPath } from '../../../http/validate';
import type { AdminApp } from '../adminApp';
import { answerPage } from '../listInput';
import { presentAuditEvent } from './presenter';
import { eventListInput } from './eventListInput';

const maxChainLength = 500;

const names: EventNamesResponse = {
  types: eventDefinitions.map(({ type }) => type).toSorted(),
  streamKinds: streamKinds.map(({ name }) => name),
};

/** Lists the metadata of events. */
export function eventListRoutes(routes: Routes, { administrator, database, readYourWrites }: AdminApp): void {
  routes.get('/api/admin/events', {
    summary: 'Lists what happened, without its content.',
    caller: administrator,
    input: eventListInput,
    answers: { 200: z.array(adminEventResponse) },
    handle: async (ctx, _caller, request) => {
      await readYourWrites.upToDate(ctx, 'audit_events');
      const { offset, limit, orderedBy, descending } = request;
      const fits = await auditEventsFitting(database, request.filter);
      const [items, counted] = await Promise.all([
        listAuditEvents(database, { fits, orderedBy, descending, offset, limit }),
        countAuditEvents(database, fits, mostCounted),
      ]);
      answerPage(ctx, 'events', request, { items: items.map(presentAuditEvent), ...counted });
    },
  });

  routes.get('/api/admin/events/:id', {
    summary: 'Gives one event, without its content.',
    caller: administrator,
    answers: { 200: adminEventResponse },
    handle: async (ctx) => {
      await readYourWrites.upToDate(ctx, 'audit_events');
      ctx.body = presentAuditEvent(await eventInPath(ctx));
    },
  });

  routes.get('/api/admin/events/:id/chain', {
    summary: 'Lists what the same request set off.',
    caller: administrator,
    answers: { 200: eventChainResponse },
    handle: async (ctx) => {
      await readYourWrites.upToDate(ctx, 'audit_events');
      const { correlationId } = await eventInPath(ctx);
      const found = await listAuditChain(database, correlationId, maxChainLength + 1);
      const events = found.slice(0, maxChainLength).map(presentAuditEvent);
      const ids = new Set(events.map(({ id }) => id));
      ctx.body = {
        correlationId,
        events: events.map((event) => ({
          ...event,
          causedBy: ids.has(event.causationId) ? event.causationId : null,
        })),
        more: found.length > maxChainLength,
      } satisfies EventChainResponse;
    },
  });

  routes.get('/api/admin/event-names', {
    summary: 'Lists the types of events and streams.',
    caller: administrator,
    answers: { 200: eventNamesResponse },
    handle: (ctx) => {
      ctx.body = names;
    },
  });

  /** @throws RequestRefusedError 404 */
  async function eventInPath(ctx: ApiContext): Promise<AuditEvent> {
    const id = identifierInPath(ctx);
    const event = id === null ? null : await findAuditEvent(database, id);
    if (event === null) throw new RequestRefusedError(404, 'There is no such event.');
    return event;
  }
}
