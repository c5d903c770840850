import { z } from 'zod';
import { mostDocuments } from '../documents/fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** A summary of a download. */
const downloaded = z.strictObject({
  parts: z.array(z.string().min(1).max(50)).max(50),
  /** The number of document files. */
  documents: z.int().min(0),
  identity: z.boolean(),
});
export type Downloaded = Readonly<z.infer<typeof downloaded>>;

/** The documents in a bundle, with their titles at that time. */
const bundled = z
  .array(z.strictObject({ documentId: identifier, title: z.string().min(1).max(200) }))
  .min(1)
  .max(mostDocuments);
export type Bundled = Readonly<z.infer<typeof bundled>>;

/** The metadata contain the owner and the lawyer. Version 2 adds downloads, version 3 bundles. */
export const recordLookedAt = defineEvent(
  'RecordLookedAt',
  z.strictObject({
    lookId: identifier,
    /** The grant that allowed it. */
    grantId: identifier,
    /** The opened part of the record. */
    part: z.string().min(1).max(50),
    /** For a file, the title of the document at that time. */
    documentTitle: z.string().min(1).max(200).nullable(),
    lookedAt: instant,
    /** Null if it is not a download. */
    downloaded: downloaded.nullable(),
    /** Null if it is not a bundle. */
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
