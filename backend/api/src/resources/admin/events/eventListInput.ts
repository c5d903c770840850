import { actorRoles } from '@settlewise/contract/admin';
import { eventDefinitions } from '@settlewise/domain/eventRegistry';
import type { AuditFilter, AuditSearch } from '@settlewise/projections';
import { z } from 'zod';
import { createReader, type ContentReader } from '../../../http/callDescription';
import { listInput, validUuids } from '../listInput';

const name = z.string().regex(/^\w{1,100}$/);
const identifier = z.uuid().toLowerCase();
/** The name of a stream or a request. It allows no `@`, so it cannot be an email address. */
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

const baseInput = listInput({ sortable: ['recordedAt'], filter });

interface EventListRequest {
  readonly offset: number;
  readonly limit: number;
  readonly orderedBy: 'log' | 'id';
  readonly descending: boolean;
  readonly filter: AuditFilter;
}

/** Reads which events are requested, and in which order. @throws RequestRefusedError 400 */
export const eventListInput: ContentReader<EventListRequest> = createReader(
  baseInput.description,
  async (ctx) => {
    const { offset, limit, sort, ids, search = '', filter: own } = await baseInput.read(ctx);
    return {
      offset,
      limit,
      orderedBy: sort.field === 'id' ? 'id' : 'log',
      descending: sort.descending,
      filter: { ...own, ids: validUuids(ids), search: toAuditSearch(search.trim()) },
    };
  },
);

/** Interprets the search text as an id, the name of a stream or request, or a part of an event type. */
function toAuditSearch(typed: string): AuditSearch | undefined {
  if (typed === '') return undefined;
  const parsed = identifier.safeParse(typed);
  if (parsed.success) return { identifier: parsed.data };
  const part = typed.toLowerCase();
  const types = eventDefinitions.flatMap(({ type }) => (type.toLowerCase().includes(part) ? [type] : []));
  // Other texts match nothing, because exports record their filter in the log, which must not contain email addresses.
  return types.length === 0 && key.safeParse(typed).success ? { key: typed } : { types };
}
