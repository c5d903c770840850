import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** What a download held, in general terms. */
const downloaded = z.strictObject({
  parts: z.array(z.string().min(1).max(50)).max(50),
  /** Files of documents. */
  documents: z.int().min(0),
  identity: z.boolean(),
});
export type Downloaded = Readonly<z.infer<typeof downloaded>>;

/** The metadata say whose record it is and who opened it. Version 1: nothing could be downloaded as a whole. */
export const recordLookedAt = defineEvent(
  'RecordLookedAt',
  z.strictObject({
    lookId: identifier,
    /** The grant that allowed it. */
    grantId: identifier,
    /** What was opened. */
    part: z.string().min(1).max(50),
    /** For a file: what the document was called then. */
    documentTitle: z.string().min(1).max(200).nullable(),
    lookedAt: instant,
    /** Null where a part was opened, and not the whole record downloaded. */
    downloaded: downloaded.nullable(),
  }),
  { version: 2, upcasters: { 1: (data) => ({ ...z.looseObject({}).parse(data), downloaded: null }) } },
);

export const recordAccessEvents = [recordLookedAt] as const;
export type RecordAccessEvent = EventOf<(typeof recordAccessEvents)[number]>;
