import { z } from 'zod';

export type { EventType } from '@settlewise/domain/eventRegistry';
export type { StreamName } from '@settlewise/domain/streams';

export const actorRoles = ['user', 'admin', 'lawyer', 'system'] as const;

/**
 * GET /api/admin/events[/{id}]: the metadata of events, without their content. Filter: `type`, `stream`, `streamKind`
 * (the part before the first hyphen), `userId`, `actorId`, `actorRole`, `correlationId`, `from` and `to` (instants; the
 * second not included), and `q`: a part of a type's name, the whole name of a stream or a request, or an id of the
 * event, of its person or of who acted. Sort: recordedAt (the order of the log). GET /api/admin/events.csv?filter=…
 * gives all that fit as a file.
 */
export const adminEventResponse = z.object({
  id: z.string(),
  type: z.string(),
  stream: z.string(),
  revision: z.int(),
  /** `commit/prepare`: its place in the log. */
  position: z.string(),
  recordedAt: z.iso.datetime(),
  /** The owner of the data. */
  userId: z.string(),
  /** Null when the person has been erased, or there never was an account. */
  username: z.string().nullable(),
  erased: z.boolean(),
  actorId: z.string(),
  actorName: z.string().nullable(),
  actorRole: z.enum(actorRoles),
  correlationId: z.string(),
  causationId: z.string(),
  commandId: z.string(),
});
export type AdminEventResponse = z.infer<typeof adminEventResponse>;

/**
 * GET /api/admin/events/{id}/chain: everything that the same request set off, and what that led to, in the order of the
 * log; at most 500. `causedBy`: the id of the event of this list that directly led to it, null where the request did.
 */
export const eventChainResponse = z.object({
  correlationId: z.string(),
  events: z.array(adminEventResponse.extend({ causedBy: z.string().nullable() })),
  more: z.boolean(),
});
export type EventChainResponse = z.infer<typeof eventChainResponse>;

/** Event types and kinds of streams there are, for the filters: GET /api/admin/event-names. */
export const eventNamesResponse = z.object({ types: z.array(z.string()), streamKinds: z.array(z.string()) });
export type EventNamesResponse = z.infer<typeof eventNamesResponse>;

/** The data of an event or a stream. */
export const anyJson = z.json();

/** A field's value before and after; `null` when it did not exist. Secrets (hashes of passwords and links) read `(hidden)`. */
export const fieldChange = z.object({
  /** Names from the outside in, joined by dots: `settings.reminderFrequency`. */
  path: z.string(),
  before: anyJson,
  after: anyJson,
});
export type FieldChange = z.infer<typeof fieldChange>;

/**
 * GET /api/admin/users/{id}/history?look=…&before=<position>: a person's whole history, the newest first, fifty at a
 * time; `before`: only what is older than this place of the log.
 */
export const personHistoryResponse = z.object({
  userId: z.string(),
  erased: z.boolean(),
  events: z.array(
    adminEventResponse.extend({
      /** The fields of the stream's state that the event changed; empty for an erased person. */
      changes: z.array(fieldChange),
      /** The event's data, without secrets; null for an erased person. */
      content: anyJson,
    }),
  ),
  /** The `before` of the next page; null at the beginning of the person's history. */
  next: z.string().nullable(),
});
export type PersonHistoryResponse = z.infer<typeof personHistoryResponse>;

const streamState = z.object({
  /** The revision of the last event up to that moment; null before the first event. */
  revision: z.int().nullable(),
  recordedAt: z.iso.datetime().nullable(),
  state: anyJson,
});

/**
 * GET /api/admin/streams/{id}?asOf=<instant>&look=…: the state of a stream at a moment, and its current state.
 * Needs a look at the person whose data it holds (403 names the person in `errors[0].path = 'userId'`, message = the
 * id); streams about nobody need none. 404 when there is no such stream.
 */
export const adminStreamResponse = z.object({
  stream: z.string(),
  /** The owner of the data; null for a stream without personal data. */
  userId: z.string().nullable(),
  erased: z.boolean(),
  asOf: streamState,
  now: streamState,
  /** From then to now. */
  changes: z.array(fieldChange),
  /** When the stream's events were recorded, the oldest first, for choosing a moment; at most 1,000 of the newest. */
  moments: z.array(z.object({ revision: z.int(), type: z.string(), recordedAt: z.iso.datetime() })),
});
export type AdminStreamResponse = z.infer<typeof adminStreamResponse>;
