import { z } from 'zod';
import { mostDocuments } from '../documents/fields';
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

/** The documents that were put into one file, and what each was called then. */
const bundled = z
  .array(z.strictObject({ documentId: identifier, title: z.string().min(1).max(200) }))
  .min(1)
  .max(mostDocuments);
export type Bundled = Readonly<z.infer<typeof bundled>>;

/** The metadata say whose record it is and who opened it. Version 1: nothing could be downloaded as a whole, version 2: no bundle. */
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
    /** Null where no bundle was asked for. */
    bundled: bundled.nullable(),
  }),
  {
    version: 3,
    upcasters: {
      1: (data) => ({ ...z.looseObject({}).parse(data), downloaded: null }),
      2: (data) => ({ ...z.looseObject({}).parse(data), bundled: null }),
    },
  },
);

export const recordAccessEvents = [recordLookedAt] as const;
export type RecordAccessEvent = EventOf<(typeof recordAccessEvents)[number]>;
