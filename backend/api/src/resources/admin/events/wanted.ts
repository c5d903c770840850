import { actorRoles } from '@settlewise/contract/admin';
import { eventDefinitions } from '@settlewise/domain/eventRegistry';
import type { AuditFilter, AuditSearch } from '@settlewise/projections';
import { z } from 'zod';
import { createReader, type ContentReader } from '../../../http/describing';
import { listing, uuidsOf } from '../listing';

const name = z.string().regex(/^\w{1,100}$/);
const identifier = z.uuid().toLowerCase();
/** Names of streams and requests: nothing that somebody could take for an e-mail address. */
const key = z.string().regex(/^[\w:.-]{1,300}$/);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const filter: z.ZodType<Omit<AuditFilter, 'ids' | 'search'>> = z.strictObject({
  type: name.optional(),
  stream: key.optional(),
  streamKind: name.optional(),
  userId: identifier.optional(),
  actorId: identifier.optional(),
  actorRole: z.enum(actorRoles).optional(),
  correlationId: key.optional(),
  from: moment.optional(),
  to: moment.optional(),
});

const asked = listing({ sortable: ['recordedAt'], filter });

interface WantedEvents {
  readonly offset: number;
  readonly limit: number;
  readonly orderedBy: 'log' | 'id';
  readonly descending: boolean;
  readonly filter: AuditFilter;
}

/** Which events are asked for, and in which order. @throws RequestRefusedError 400 */
export const wantedEvents: ContentReader<WantedEvents> = createReader(asked.description, async (ctx) => {
  const { offset, limit, sort, ids, search = '', filter: own } = await asked.read(ctx);
  return {
    offset,
    limit,
    orderedBy: sort.field === 'id' ? 'id' : 'log',
    descending: sort.descending,
    filter: { ...own, ids: uuidsOf(ids), search: searchOf(search.trim()) },
  };
});

/** The search text: an id, the name of a stream or request, or a part of the name of an event type. */
function searchOf(typed: string): AuditSearch | undefined {
  if (typed === '') return undefined;
  const read = identifier.safeParse(typed);
  if (read.success) return { identifier: read.data };
  const part = typed.toLowerCase();
  const types = eventDefinitions.flatMap(({ type }) => (type.toLowerCase().includes(part) ? [type] : []));
  // Other texts find nothing: the filter of an export is recorded in the log, which must not hold somebody's address.
  return types.length === 0 && key.safeParse(typed).success ? { key: typed } : { types };
}
