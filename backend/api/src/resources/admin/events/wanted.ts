import { actorRoles } from '@settlewise/contract';
import type { AuditFilter } from '@settlewise/projections';
import { z } from 'zod';
import { listing } from '../listing';

const name = z.string().regex(/^\w{1,100}$/);
const identifier = z.uuid().toLowerCase();
/** Names of streams and requests: nothing that somebody could take for an e-mail address. */
const key = z.string().regex(/^[\w:.-]{1,300}$/);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const filter: z.ZodType<AuditFilter> = z.strictObject({
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

/** Which events are asked for, and in which order. @throws RequestRefusedError 400 */
export const wantedEvents = listing({ sortable: ['recordedAt'], filter });
